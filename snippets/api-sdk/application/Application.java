import io.dagger.client.AutoCloseableClient;
import io.dagger.client.Dagger;
import io.dagger.client.Host;
import java.util.List;

public class Application {
  public static void main(String[] args) throws Exception {
    try (AutoCloseableClient client = Dagger.connect()) {
      // This program runs on your machine, so the host is your machine, not a container.
      var local = new Host.DirectoryArguments().withExclude(List.of("ci", "bookshop"));
      var workshop =
          client
              .container()
              .from("golang:1.25-alpine")
              .withDirectory("/src", client.host().directory(".", local))
              .withWorkdir("/src");

      System.out.print(workshop.withExec(List.of("go", "test", "./...")).stdout());

      var built = workshop.withExec(List.of("go", "build", "-o", "bookshop", "."));
      built.file("bookshop").export("bookshop");
    }
  }
}
