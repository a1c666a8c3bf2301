/** Annotations of modules, each with its allowed targets and its values. */
const ANNOTATIONS: Readonly<Record<string, readonly [targets: string, values: string]>> = {
  Default: ["PARAMETER", 'String value() default "";'],
  DefaultPath: ["PARAMETER", 'String value() default "";'],
  Enum: ["TYPE", ""],
  Function: ["METHOD, FIELD", 'String value() default ""; String description() default "";'],
  Ignore: ["PARAMETER", "String[] value();"],
  Module: ["PACKAGE", 'String description() default "";'],
  Object: ["TYPE", 'String value() default ""; String description() default "";'],
};

/** The half of the Java SDK that doesn't depend on the API, with bodies that do nothing. */
const CLIENT: Readonly<Record<string, string>> = {
  "io.dagger.client.IDAble":
    "public interface IDAble<S> { S id() throws java.util.concurrent.ExecutionException, InterruptedException, io.dagger.client.exception.DaggerQueryException; }",
  "io.dagger.client.Scalar":
    "public class Scalar<T> { protected Scalar(T value) {} public boolean eq(Scalar<T> other) { return false; } }",
  "io.dagger.client.AutoCloseableClient": "public class AutoCloseableClient extends Client implements AutoCloseable {}",
  "io.dagger.client.Dagger": [
    "public class Dagger {",
    "  public static Client dag() { return null; }",
    "  public static AutoCloseableClient connect() throws java.io.IOException { return null; }",
    "  public static AutoCloseableClient connect(String workingDir) throws java.io.IOException { return null; }",
    "}",
  ].join("\n"),
  "io.dagger.client.JsonConverter": [
    "public final class JsonConverter {",
    "  public static JSON toJSON(Object object) throws Exception { return null; }",
    "  public static <T> T fromJSON(JSON json, Class<T> type) throws Exception { return null; }",
    "  public static <T> T fromJSON(String json, Class<T> type) throws Exception { return null; }",
    "}",
  ].join("\n"),
  "io.dagger.client.exception.DaggerQueryException": [
    "public class DaggerQueryException extends Exception {",
    "  public DaggerQueryException() {}",
    "  public String toSimpleMessage() { return null; }",
    "  public String toEnhancedMessage() { return null; }",
    "  public String toFullMessage() { return null; }",
    "}",
  ].join("\n"),
  "io.dagger.client.exception.DaggerExecException": [
    "public class DaggerExecException extends DaggerQueryException {",
    "  public Integer getExitCode() { return null; }",
    "  public java.util.List<String> getPath() { return null; }",
    "  public java.util.List<String> getCmd() { return null; }",
    "  public String getStdOut() { return null; }",
    "  public String getStdErr() { return null; }",
    "}",
  ].join("\n"),
};

/** Renders the handwritten classes of the Java SDK, by full class name. */
export function renderJavaSupport(): ReadonlyMap<string, string> {
  const annotations = Object.entries(ANNOTATIONS).map(([name, [targets, values]]): [string, string] => {
    const places = targets.split(", ").map((target) => `java.lang.annotation.ElementType.${target}`);
    const head = `@java.lang.annotation.Target({${places.join(", ")}})`;
    return [`io.dagger.module.annotation.${name}`, `${head}\npublic @interface ${name} { ${values} }`];
  });
  return new Map(
    [...Object.entries(CLIENT), ...annotations].map(([name, declaration]) => [
      name,
      `package ${name.slice(0, name.lastIndexOf("."))};\n\n${declaration}\n`,
    ]),
  );
}
