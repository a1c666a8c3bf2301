import java.util.List;
import java.util.Set;
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

/** What the SDK's annotation processor asks of a module, beyond the language. */
public class ModuleRules extends AbstractProcessor {
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
