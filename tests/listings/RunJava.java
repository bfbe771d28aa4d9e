// Runs Java listings: java RunJava.java 1,2,3 folder… compiles the Queens.java in each folder. Prints, as JSON for
// each folder and n, its solutions, their number, or the name of its exception.
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

class RunJava {
  public static void main(String[] arguments) throws Exception {
    int[] sizes = Arrays.stream(arguments[0].split(",")).mapToInt(Integer::parseInt).toArray();
    List<String> programs = new ArrayList<>();
    for (String folder : Arrays.asList(arguments).subList(1, arguments.length)) {
      Method solve = solveIn(folder);
      List<String> runs = new ArrayList<>();
      for (int n : sizes) {
        try {
          runs.add(shown(solve.invoke(null, n)));
        } catch (InvocationTargetException thrown) {
          runs.add('"' + thrown.getCause().getClass().getSimpleName() + '"');
        }
      }
      programs.add(runs.toString());
    }
    System.out.println(programs);
  }

  private static String shown(Object returned) {
    if (!(returned instanceof List<?> solutions)) return returned.toString();
    return solutions.stream().map(RunJava::solutionShown).toList().toString();
  }

  /** Columns, or the rows of a board as text. */
  private static String solutionShown(Object solution) {
    if (solution instanceof int[] columns) return Arrays.toString(columns);
    return ((List<?>) solution).stream().map(row -> '"' + row.toString() + '"').toList().toString();
  }

  /** Compiles the program in a folder; its class has the same name as all others, so it gets a loader of its own. */
  private static Method solveIn(String folder) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String source = new File(folder, "Queens.java").getPath();
    if (compiler.run(null, null, null, "-Xlint:all", "-Werror", "-d", folder, source) != 0) {
      throw new IllegalStateException(source + " does not compile");
    }
    URLClassLoader loader = new URLClassLoader(new URL[] {new File(folder).toURI().toURL()});
    Method solve = loader.loadClass("Queens").getDeclaredMethod("solve", int.class);
    solve.setAccessible(true);
    return solve;
  }
}
