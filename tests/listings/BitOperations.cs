// The bit functions of .NET 3 and later, for a compiler with an older library.
namespace System.Numerics {
  public static class BitOperations {
    public static int TrailingZeroCount(long value) {
      int count = 0;
      for (; (value & 1) == 0; value >>= 1) count++;
      return count;
    }
  }
}
