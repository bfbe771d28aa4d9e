// Runs C# listings: RunCSharp.exe 1,2,3 program.dll… prints, as JSON for each program and n, its solutions, their
// number, or the name of its exception.
using System;
using System.Collections;
using System.Linq;
using System.Reflection;

static class RunCSharp {
  static void Main(string[] arguments) {
    int[] sizes = arguments[0].Split(',').Select(int.Parse).ToArray();
    Console.WriteLine(List(arguments.Skip(1).Select(file => RunsOf(SolveIn(file), sizes))));
  }

  static MethodInfo SolveIn(string file) {
    Type program = Assembly.LoadFrom(file).GetType("Queens");
    return program.GetMethod("solve", BindingFlags.Static | BindingFlags.NonPublic, null, new[] { typeof(int) }, null);
  }

  static string RunsOf(MethodInfo solve, int[] sizes) {
    return List(sizes.Select(n => {
      try {
        return Shown(solve.Invoke(null, new object[] { n }));
      } catch (TargetInvocationException thrown) {
        return Shown(thrown.InnerException.GetType().Name);
      }
    }));
  }

  static string Shown(object returned) {
    if (returned is string text) return '"' + text + '"';
    return returned is IEnumerable list ? List(list.Cast<object>().Select(Shown)) : returned.ToString();
  }

  static string List(System.Collections.Generic.IEnumerable<string> members) {
    return "[" + string.Join(",", members) + "]";
  }
}
