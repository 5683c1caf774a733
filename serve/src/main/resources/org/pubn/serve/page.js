"use strict";

// A form made from the model's columns; what is typed in goes to /v1/predict as it is.

const element = (id) => document.getElementById(id);

/** The model as /v1/model describes it. */
let model;

/** Asks the service, with the token if one was typed in. It is kept by this page alone. */
function ask(path, options = {}) {
  const token = element("token").value;
  return fetch(path, token === "" ? options : { ...options, headers: { ...options.headers, Authorization: "Bearer " + token } });
}

function field(column) {
  const label = document.createElement("label");
  label.textContent = column.name;
  const kind = document.createElement("small");
  kind.textContent = column.kind;
  label.append(kind);
  const input = document.createElement(column.kind === "text" ? "textarea" : "input");
  input.dataset.column = column.name;
  input.autocomplete = "off";
  if (column.kind === "text") {
    label.classList.add("wide");
  } else if (column.kind === "image") {
    takePicture(label, input);
  } else if (column.kind === "number") {
    input.inputMode = "decimal";
  } else {
    const list = document.createElement("datalist");
    list.id = "values-of-" + element("fields").children.length;
    for (const value of column.values) {
      list.append(new Option(value, value));
    }
    input.setAttribute("list", list.id);
    label.append(list);
  }
  label.append(input);
  return label;
}

/** A file of the user's, kept as a data URL and shown. */
function takePicture(label, input) {
  label.classList.add("wide");
  input.type = "file";
  input.accept = "image/*";
  const preview = document.createElement("img");
  preview.alt = "";
  preview.hidden = true;
  label.append(preview);
  input.addEventListener("change", () => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      input.dataset.picture = reader.result;
      preview.src = reader.result;
      preview.hidden = false;
      showCommand();
    });
    if (input.files.length > 0) {
      reader.readAsDataURL(input.files[0]);
    }
  });
}

function vectorField() {
  const label = field({ name: "features", kind: "text" });
  label.querySelector("small").textContent = model.features + " numbers, separated by commas or blanks";
  return label;
}

const inputs = () => [...element("fields").querySelectorAll("[data-column]")];

/** The request that the form amounts to. An empty field is a value that is not known. */
function request() {
  if (model.input === "features") {
    const words = inputs()[0].value.split(/[\s,;]+/).filter((word) => word !== "");
    return { features: [words.map((word) => (Number.isFinite(Number(word)) ? Number(word) : word))] };
  }
  return { row: Object.fromEntries(inputs().map((input) => [input.dataset.column, value(input)])) };
}

function value(input) {
  if (input.type === "file") {
    return input.dataset.picture ?? "";
  }
  return input.value.trim() === "" ? null : input.value;
}

function showCommand() {
  if (inputs().some((input) => input.type === "file")) {
    element("command").textContent =
      "curl -H 'Content-Type: image/png' \\\n  --data-binary @PICTURE \\\n  " + new URL("v1/predict", location.href);
    return;
  }
  const body = JSON.stringify(request()).replaceAll("'", "'\\''");
  element("command").textContent =
    "curl -H 'Content-Type: application/json' \\\n  -d '" + body + "' \\\n  " + new URL("v1/predict", location.href);
}

function showAnswer(answer) {
  element("answer").classList.toggle("positive", answer.prediction);
  element("prediction").textContent = answer.prediction ? "positive" : "negative";
  element("probability").textContent = answer.probability.toPrecision(4);
  element("score").textContent = answer.score;
  element("threshold").textContent = model.threshold;
  element("bar").style.width = 100 * answer.probability + "%";
}

function show(outcome) {
  element("answer").hidden = !outcome.predictions;
  element("error").hidden = !outcome.error;
  element("error").textContent = outcome.error ?? "";
  if (outcome.predictions) {
    showAnswer(outcome.predictions[0]);
  }
}

async function score(event) {
  event.preventDefault();
  try {
    const response = await ask("v1/predict", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request()),
    });
    show(await response.json());
  } catch {
    show({ error: "The service does not answer." });
  }
}

/** Values in the address, as in #age=42&job=admin., fill the form in. They stay in the browser. */
function fillIn() {
  const given = new URLSearchParams(location.hash.slice(1));
  inputs().filter((input) => input.type !== "file").forEach((input) => (input.value = given.get(input.dataset.column) ?? ""));
  if ([...given].length > 0) {
    element("form").requestSubmit();
  }
}

async function start() {
  const response = await ask("v1/model");
  const refused = response.status === 401;
  element("key").hidden = !refused;
  if (refused) {
    element("about").textContent = "This service wants a token.";
    return;
  }
  model = await response.json();
  const origin = model.provenance;
  element("about").textContent =
    origin.model + ", trained by " + origin.method + " on " + origin.training.positive.rows + " positive, " +
    origin.training.unlabeled.rows + " unlabeled and " + origin.training.negative.rows + " negative rows.";
  if (model.input === "features") {
    element("fields").append(vectorField());
  } else {
    model.columns.forEach((column) => element("fields").append(field(column)));
  }
  element("form").addEventListener("submit", score);
  element("form").addEventListener("input", showCommand);
  element("form").hidden = false;
  fillIn();
  showCommand();
}

const begin = () => start().catch(() => show({ error: "The service does not answer." }));

element("key").addEventListener("submit", (event) => {
  event.preventDefault();
  begin();
});
begin();
