/**
 * A trained classifier as an HTTP service: rows as JSON in, scores as JSON out.
 *
 * <p>Start at {@link org.pubn.serve.ScoringService}. A request's rows become features in {@link
 * org.pubn.serve.RequestReader} and an answer in {@link org.pubn.serve.Scoring}; the other classes
 * describe the model to people and programs. Who is let in is decided by {@link
 * org.pubn.serve.Gate}, how long anyone is waited for by {@link org.pubn.serve.Waiting}. Nothing
 * that a request holds is kept or logged.
 */
@NullMarked
package org.pubn.serve;

import org.jspecify.annotations.NullMarked;
