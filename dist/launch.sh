# Starts the program: read by ./pubn of the sources and by ./pubn of a distribution. Plain sh; needs no tool but Java.

# A closed stream would become the next file that Java opens: it would read its own jars as input, and crash.
{ true <&0; } 2>/dev/null || exec </dev/null
{ true >&1; } 2>/dev/null || exec >/dev/null
{ true 3>&2; } || exec 2>/dev/null

die() {
  echo "pubn: $1" >&2
  exit 1
}

# Sets java, the Java to run, and java_version, empty where it does not tell.
find_java() {
  java=$(command -v "${JAVA_HOME:+$JAVA_HOME/bin/}java") || die "Java 17 or newer is needed"
  java_version=
  java_home=$(readlink -f "$java" 2>/dev/null) || java_home=$java
  java_home=${java_home%/bin/java}
  if [ -r "$java_home/release" ]; then
    while IFS== read -r name value; do
      [ "$name" != JAVA_VERSION ] || java_version=$(eval "echo $value")
    done <"$java_home/release"
  fi
  case ${java_version%%[.+-]*} in
    [1-9] | 1[0-6]) die "Java 17 or newer is needed; $java is Java $java_version" ;;
  esac
}

# find_archive DIRECTORY NAME: sets archive, the file of classes that are ready to run. It stands in the program's directory or, where that
# cannot be written, in the user's cache. While there is none, or one that Java cannot use, Java loads classes from the jars, which takes longer.
find_archive() {
  archive=
  [ -n "$java_version" ] || return 0
  if [ -w "$1" ]; then
    archive=$1/$2-$java_version.jsa
    return 0
  fi
  cache=${XDG_CACHE_HOME:-${HOME:-}/.cache}/pubn/start
  if mkdir -p "$cache" 2>/dev/null && [ -w "$cache" ]; then
    archive=$cache/$(echo "$1/$2" | tr / _)-$java_version.jsa
  fi
}

# make_archive OPTION...: an empty file says that this Java makes none, so that nobody tries again.
make_archive() (
  exec </dev/null >/dev/null 2>&1
  part=$archive.$$
  trap 'rm -f "$part" "$part.classes"' EXIT
  "$java" -XX:DumpLoadedClassList="$part.classes" "$@" org.pubn.app.cli.Main --help &&
    "$java" -Xshare:dump -XX:SharedClassListFile="$part.classes" -XX:SharedArchiveFile="$part" "$@" || : >"$part"
  mv -f "$part" "$archive"
)

# launch COMMIT CLASSPATH ARGUMENT...: runs the program in place of this shell.
launch() {
  commit=$1 class_path=$2
  shift 2
  # By this export the SIMD kernels load Java's Vector API when they need it: docs/decisions/0007-start.md.
  vectors=--add-exports=java.base/jdk.internal.module=ALL-UNNAMED
  if [ -n "$archive" ] && [ ! -e "$archive" ] && command -v mv >/dev/null && command -v rm >/dev/null; then
    make_archive "$vectors" -cp "$class_path" &
  fi
  [ -s "$archive" ] || archive=
  # Names of files and columns are UTF-8 in any locale, too: in the C locale Java could not even open them.
  [ "$(locale charmap 2>/dev/null)" = UTF-8 ] || export LC_ALL=C.UTF-8
  # What is printed is UTF-8 in any locale: ± and σ̂ would come out as question marks in the C locale.
  # shellcheck disable=SC2086 # JAVA_OPTS is a list of options.
  exec "$java" ${archive:+-XX:SharedArchiveFile="$archive" -Xlog:cds*=off} "$vectors" -Dfile.encoding=UTF-8 \
    -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Dsun.stdout.encoding=UTF-8 -Dsun.stderr.encoding=UTF-8 \
    -Dpubn.commit="$commit" ${JAVA_OPTS:-} -cp "$class_path" org.pubn.app.cli.Main "$@"
}
