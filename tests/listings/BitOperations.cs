// What .NET has for masks since its version 3, for a compiler whose library is older.
namespace System.Numerics {
  public static class BitOperations {
    public static int TrailingZeroCount(long value) {
      int count = 0;
      for (; (value & 1) == 0; value >>= 1) count++;
      return count;
    }
  }
}
