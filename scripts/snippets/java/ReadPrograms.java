import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles the stubs of the SDK once, then each program by itself, all in one process: programs
 * share the names of their classes, so no two of them can be compiled together.
 *
 * <p>Arguments: a folder with the stubs, one for their classes, one with a folder for each program.
 * Prints {@code name:line:column:message} for each error, with tabs for the message's line breaks,
 * and {@code name:read} for a program that was compiled without any.
 */
class ReadPrograms {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  public static void main(String[] args) throws IOException {
    Path classes = Files.createDirectories(Path.of(args[1]));
    try (StandardJavaFileManager files =
        COMPILER.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8)) {
      files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(classes.toFile()));
      List<String> broken = compile(files, files, sources(Path.of(args[0])), List.of("-proc:none"));
      if (!broken.isEmpty()) {
        throw new IllegalStateException("The stubs do not compile:\n" + String.join("\n", broken));
      }
      files.setLocation(StandardLocation.CLASS_PATH, List.of(classes.toFile()));
      for (Path program : children(Path.of(args[2]))) {
        List<String> errors = compile(files, new Nowhere(files), sources(program), List.of());
        for (String error : errors) {
          System.out.println(program.getFileName() + ":" + error);
        }
        if (errors.isEmpty()) {
          System.out.println(program.getFileName() + ":read");
        }
      }
    }
  }

  private static List<String> compile(
      StandardJavaFileManager disk, JavaFileManager files, List<Path> sources, List<String> options) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> all = Stream.concat(Stream.of("-Xlint:none"), options.stream()).toList();
    JavaCompiler.CompilationTask task =
        COMPILER.getTask(
            null, files, found, all, null, disk.getJavaFileObjectsFromPaths(sources));
    if (options.isEmpty()) {
      task.setProcessors(List.of(new ModuleRules()));
    }
    boolean isCompiled = task.call();
    List<String> errors =
        found.getDiagnostics().stream()
            .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
            .map(ReadPrograms::render)
            .toList();
    if (!isCompiled && errors.isEmpty()) {
      throw new IllegalStateException("javac did not compile " + sources + " and doesn't say why.");
    }
    return errors;
  }

  private static String render(Diagnostic<? extends JavaFileObject> one) {
    String message = one.getMessage(Locale.ENGLISH).replace('\n', '\t');
    return "%d:%d:%s".formatted(Math.max(one.getLineNumber(), 1), Math.max(one.getColumnNumber(), 1), message);
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}

/** Nobody needs the classes of programs, and their names would collide. */
class Nowhere extends ForwardingJavaFileManager<JavaFileManager> {
  Nowhere(JavaFileManager files) {
    super(files);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    return new SimpleJavaFileObject(sibling.toUri(), kind) {
      @Override
      public OutputStream openOutputStream() {
        return OutputStream.nullOutputStream();
      }
    };
  }
}

/** What the SDK's annotation processor asks of a module, beyond the language. */
class ModuleRules extends AbstractProcessor {
  private static final String PACKAGE = "io.dagger.module.annotation.";

  private static final Set<String> FROM_PROJECT =
      Set.of("Directory", "File", "GitRepository", "GitRef");

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(PACKAGE + "*");
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        switch (annotation.getSimpleName().toString()) {
          case "Object" -> checkObject(element);
          case "Function" -> expect(element, isPublic(element), "a public method or field under @Function");
          case "DefaultPath" -> checkDefaultPath(element);
          case "Ignore" -> expect(element, isOfType(element, Set.of("Directory")), "@Ignore on a Directory");
          default -> {}
        }
      }
    }
    return false;
  }

  private void checkObject(Element element) {
    expect(element, isPublic(element), "a public class under @Object");
    List<ExecutableElement> constructors = ElementFilter.constructorsIn(element.getEnclosedElements());
    boolean isEmptyThere = constructors.stream().anyMatch(one -> one.getParameters().isEmpty() && isPublic(one));
    expect(element, isEmptyThere, "a public constructor without parameters");
    long others = constructors.stream().filter(one -> !one.getParameters().isEmpty()).count();
    expect(element, others < 2, "at most one constructor with parameters");
  }

  private void checkDefaultPath(Element element) {
    expect(element, isOfType(element, FROM_PROJECT), "@DefaultPath on a Directory, File, GitRepository or GitRef");
    expect(element, !has(element, "Default"), "either @Default or @DefaultPath");
  }

  private void expect(Element element, boolean isTrue, String expected) {
    if (!isTrue) {
      String message = "Dagger refuses %s, expected %s".formatted(element.getSimpleName(), expected);
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, element);
    }
  }

  private static boolean isPublic(Element element) {
    return element.getModifiers().contains(Modifier.PUBLIC);
  }

  /** The type itself, or an Optional of it. */
  private static boolean isOfType(Element element, Set<String> names) {
    String type = ((VariableElement) element).asType().toString();
    return names.stream().anyMatch(name -> type.endsWith("io.dagger.client." + name) || type.endsWith("." + name + ">"));
  }

  private static boolean has(Element element, String annotation) {
    return element.getAnnotationMirrors().stream()
        .map(AnnotationMirror::getAnnotationType)
        .anyMatch(type -> type.toString().equals(PACKAGE + annotation));
  }
}
