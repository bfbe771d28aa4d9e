// Everything that a reader sees, in Simplified Chinese. The characters of this file are those that the
// Chinese font is cut to.
#include "text/language.hpp"

namespace queens {
namespace {

using enum Message;

constexpr Messages kMessages = {{
    {digitGroup, ","},
    {listComma, "、"},

    {appName, "Queenscope"},
    {appPurpose, "看见回溯的思路：七种 N 皇后搜索，逐步演示"},
    {loading, "正在加载……"},
    {titleBoardScan, "扫描棋盘"},
    {titleFlagArrays, "标记数组"},
    {titleHashSets, "哈希集合"},
    {titleBitFlags, "按位标记"},
    {titleBitmask, "位掩码"},
    {titleExplicitStack, "显式栈"},
    {titlePermutations, "全排列"},
    {teachesBoardScan, "最初的教科书写法：每次检查都扫描棋盘，看有没有皇后能攻击这一格。"},
    {teachesFlagArrays, "三个布尔数组：棋盘再大，一次检查也只需查三次表。"},
    {teachesHashSets, "同样的检查改用集合：集合里只存已被占用的列和对角线。"},
    {teachesBitFlags, "数组变成三个整数，每一列、每一条对角线各占一位。"},
    {teachesBitmask, "一次算出一行的全部空位；掩码按值传递，因此无须撤销。"},
    {teachesExplicitStack, "不用递归：两重循环加一个存放格子的栈，走的是同一棵搜索树。"},
    {teachesPermutations, "先生成后检验：看看完全不剪枝的代价。"},

    {first, "回到开头"},
    {back, "后退一步"},
    {play, "播放"},
    {pause, "暂停"},
    {step, "前进一步"},
    {nextSolution, "下一个解"},
    {previousSolution, "上一个解"},
    {lastSeen, "到已看过的最后一步"},
    {speed, "速度"},
    {secondsPerEvent, "每 {seconds} 秒 1 个事件"},
    {eventsPerSecond, "每秒 {events} 个事件"},
    {fullSpeed, "全速"},
    {position, "第 {position} 个事件"},
    {positionOfTotal, "第 {position} 个事件，共 {total} 个"},
    {solutionOfTotal, "第 {number} 个解，共 {total} 个"},

    {counterTest, "检查"},
    {counterAttacked, "受攻击"},
    {counterPlace, "放置"},
    {counterRemove, "撤回"},
    {counterSolution, "解"},
    {counterDeadEnd, "死路"},
    {counterExhausted, "试完的行或列"},
    {counterScan, "整行计算"},
    {counterCompare, "比较"},
    {counterReject, "被否决的棋盘"},
    {counterClash, "冲突"},

    {kindTest, "检查"},
    {kindScan, "整行计算"},
    {kindCompare, "比较"},
    {kindPlace, "放置"},
    {kindRemove, "撤回"},
    {kindSolution, "解"},
    {kindReject, "否决"},
    {kindExhausted, "试完"},
    {kindDone, "结束"},

    {code, "代码"},
    {state, "状态"},
    {tree, "搜索树"},
    {solutions, "解"},
    {statistics, "统计"},
    {log, "日志"},
    {help, "帮助"},
    {language, "语言"},
    {theme, "主题"},
    {themeAuto, "自动"},
    {themeLight, "浅色"},
    {themeDark, "深色"},
    {themeProjector, "投影"},
    {share, "分享"},
    {copyLink, "复制此刻的链接"},
    {copyEmbed, "复制嵌入网页的 HTML"},
    {copied, "已复制"},
    {variant, "搜索算法"},
    {compareWith, "对比"},
    {compareNone, "无"},
    {boardSize, "棋盘大小 n"},
    {pseudocode, "伪代码"},
    {lineCounts, "各行执行次数"},
    {predict, "预测"},
    {predictQuestion, "下一步会发生什么？"},
    {predictRight, "正确。"},
    {predictWrong, "这次没猜对；实际发生的是这一步。"},
    {count, "计数"},
    {countSoFar, "目前 {solutions|0=无解|other=# 个解}"},
    {countExpected, "本机约需 {time}"},
    {countLeft, "约剩 {time}"},
    {countMethod,
     "这里不逐个试放再撤回皇后：把棋盘分成上下两半，列出每一半的所有摆法，再成批地配对互不攻击的两半。两份平"
     "方根长度的清单"
     "代替了一次漫长的搜索。"},
    {countExplanation, "图解原理"},
    {time, "用时"},
    {seconds, "{number} 秒"},
    {minutes, "{number} 分钟"},
    {cancel, "取消"},
    {tour, "导览"},
    {tourProgress, "{stop} / {stops}"},
    {reset, "重置"},
    {close, "关闭"},
    {next, "下一个"},
    {previous, "上一个"},
    {skip, "跳过"},
    {playUntil, "播放直到"},
    {loop, "循环"},

    {boardLabel, "{n} 行 {n} 列的棋盘"},
    {squareEmpty, "第 {row} 行第 {col} 列：空"},
    {squareQueen, "第 {row} 行第 {col} 列：皇后"},
    {squareAttacked, "第 {row} 行第 {col} 列：受 {queens} 个皇后攻击"},

    {keyPlay, "`空格` 播放或暂停"},
    {keyStep, "`→` `←` 前进或后退一步"},
    {keyLine, "`Shift` `→` `←` 前进或后退一行代码"},
    {keySolution, "`N` 下一个解"},
    {keyBacktrack, "`B` 下一次回溯"},
    {keyEnds, "`Home` `End` 回到开头、到已看过的最后一步"},
    {keySpeed, "`+` `−` 加快、减慢"},
    {keySize, "`[` `]` 棋盘变小或变大；`R` 重置"},
    {keyVariant, "`1` … `7` 换一种搜索算法"},
    {keyTheme, "`T` 浅色、深色或投影主题；`L` 切换语言"},
    {keyHelp, "`?` 显示本帮助"},
    {keyEscape, "`Esc` 把键盘交还给网页"},

    {badParameter, "`{name}={value}` 无法使用：{name} 应为{accepted}。现改用 `{name}={used}`。"},
    {parameterLeftOut, "`{name}={value}` 无法使用：{name} 应为{accepted}。该参数已忽略。"},
    {acceptsWholeNumber, " {from} 到 {to} 之间的整数"},
    {acceptsOneOf, "以下之一：{list}"},
    {acceptsSpeed, "大于 0 的每秒事件数"},
    {noWebAssembly, "此浏览器不能运行 WebAssembly，而搜索离不开它。请换用 2018 年以后的浏览器。"},
    {noWebGl2, "此浏览器不支持 WebGL 2 绘图。搜索照常进行，但没有图形：棋盘以表格显示。"},
    {loadFailed, "无法加载 {file}。请检查网络连接，然后重新加载页面。"},
    {contextLost, "绘图中断了。浏览器允许之后，画面会立即恢复。"},

    {startBoardScan,
     "棋盘是空的：皇后逐列放置，每放一个之前，`isSafe` 都要沿所在行 ←、主对角线 ↖ 和副对角线 ↙ "
     "扫描有没有皇后。"},
    {startFlagArrays,
     "棋盘是空的：每行放一个皇后，布尔数组 `cols`、`diags1` 和 `diags2` 记住哪些列和对角线已被占用。"},
    {startHashSets,
     "棋盘是空的：每行放一个皇后，三个集合记住棋盘上每个皇后的 `col`、`row − col` 和 `row + col`。"},
    {startBitFlags,
     "棋盘是空的：每行放一个皇后，三个整数 `cols`、`main` 和 `anti` "
     "的各个二进制位记住哪些列和对角线已被占用。"},
    {startBitmask,
     "棋盘是空的：每一行都由三个掩码一次算出全部空位，即 `cols` 以及对角线 `ld` 和 "
     "`rd`，后两者每往下一行就移动一格。"},
    {startExplicitStack,
     "棋盘是空的：每行放一个皇后，用栈代替递归来记住它们的位置，`validate` 则为每一格查看上面的各行。"},
    {startPermutations,
     "棋盘是空的：逐行生成列的每一个排列，直到{n|1=唯一的皇后|other= # 个皇后全部}就位才比较对角线。"},

    {safeBoardScan, "第 {row} 行第 {col} 列安全：←、↖ 和 ↙ 三次扫描都没有遇到皇后。"},
    {safeFirstColumn, "第 {row} 行第 {col} 列安全：左边没有任何一列能有皇后。"},
    {safeFlagArrays,
     "第 {row} 行第 {col} 列安全：`cols[{col}]`、`diags1[{row} − {col} + {n} − 1] = diags1[{index}]` 和 "
     "`diags2[{row} + {col}] = diags2[{sum}]` 都为假。"},
    {safeHashSets,
     "第 {row} 行第 {col} 列安全：{col} 不在 `cols` 中，{row} − {col} = {diff} 不在 `diags1` 中，{row} + "
     "{col} = {sum} 也不在 `diags2` 中。"},
    {safeBitFlags,
     "第 {row} 行第 {col} 列安全：`cols` 的第 {col} 位、`main` 的第 {row} − {col} + {n} − 1 = {index} 位和 "
     "`anti` 的第 {row} + {col} = {sum} 位都是 0。"},
    {safeExplicitStack,
     "第 {row} 行第 {col} 列安全：`validate` 查看了上面的 {row} 行，同列和两条对角线上都没有皇后。"},
    {safeFirstRow, "第 {row} 行第 {col} 列安全：`validate` 看到上面没有任何一行能有皇后。"},
    {safePermutations,
     "第 {col} 列还没有用过（`used[{col}]` 为假），所以第 {row} 行可以用它：棋盘放满之前不看对角线。"},

    {attacked, "第 {row} 行第 {col} 列受到第 {qrow} 行第 {qcol} 列皇后的攻击：{found}{others}。"},
    {attackedPermutations,
     "第 {col} 列已被第 {qrow} 行的皇后使用（`used[{col}]` 为真），所以第 {row} 行不能用它。"},
    {sharedRow, "两者同在第 {row} 行"},
    {sharedColumn, "两者同在第 {col} 列"},
    {sharedMain, "两者的行 − 列都等于 {diff}"},
    {sharedAnti, "两者的行 + 列都等于 {sum}"},
    {foundByScan, "{shared}，沿 {arrow} 扫描到第 {distance} 格时遇到它"},
    {foundInArray, "{shared}，所以 `{entry}` 为真"},
    {foundInSet, "{shared}，所以 {member} 在 `{name}` 中"},
    {foundInBits, "{shared}，所以 `{name}` 的位 `{bit}` 已置位"},
    {foundByValidate, "{shared}，`validate` 从最上面一行往下查，在 ({qrow}, {qcol}) 找到它"},
    {otherOne, "；{first}的皇后也攻击这一格"},
    {otherTwo, "；{first}和{second}的皇后也攻击这一格"},
    {otherQueen, "第 {row} 行第 {col} 列（{line}）"},
    {lineRow, "同行"},
    {lineColumn, "同列"},
    {lineMain, "行 − 列 = {diff}"},
    {lineAnti, "行 + 列 = {sum}"},

    {scanFirst,
     "`free = {free}`：还没有放皇后，所以第 {row} 行{count|1=唯一的一格是空位|other=的 # 格都是空位}；`free "
     "& −free` 取出第 {lowest} 列。"},
    {scanFree,
     "`free = {free}`：第 {row} 行还剩{count|2=两|other= # }个空位；`free & −free` 取出第 {lowest} 列。"},
    {scanNone, "`free = {free}`：`cols | ld | rd` 盖住了整个第 {row} 行，一个空位也没有。"},
    {pairApart,
     "第 {qrow} 行第 {qcol} 列与第 {row} 行第 {col} 列的皇后不在同一条对角线上：|{row} − {qrow}| = "
     "{rows}，而 |{col} − {qcol}| = {cols}。"},
    {pairClashMain,
     "第 {qrow} 行第 {qcol} 列与第 {row} 行第 {col} 列的皇后冲突：|{row} − {qrow}| = |{col} − {qcol}| = "
     "{rows}，因为两者的行 − 列都等于 {diff}。"},
    {pairClashAnti,
     "第 {qrow} 行第 {qcol} 列与第 {row} 行第 {col} 列的皇后冲突：|{row} − {qrow}| = |{col} − {qcol}| = "
     "{rows}，因为两者的行 + 列都等于 {sum}。"},

    {placedBoardScan, "皇后放在第 {row} 行第 {col} 列：`board[{row}][{col}] = 1`；{then}。"},
    {placedFlagArrays,
     "皇后放在第 {row} 行第 {col} 列：`cols[{col}]`、`diags1[{index}]` 和 `diags2[{sum}]` 变为真；{then}。"},
    {placedHashSets,
     "皇后放在第 {row} 行第 {col} 列：{col} 加入 `cols`，{diff} 加入 `diags1`，{sum} 加入 "
     "`diags2`；{then}。"},
    {placedBitFlags,
     "皇后放在第 {row} 行第 {col} 列：异或把 `cols` 的第 {col} 位、`main` 的第 {index} 位和 `anti` 的第 "
     "{sum} 位都置位；{then}。"},
    {placedBitmask,
     "皇后放在第 {row} 行第 {col} 列：取走 `bit = {bit}`，`free & (free − 1)` 之后剩下 `free = "
     "{free}`；{then}。"},
    {placedExplicitStack,
     "皇后放在第 {row} 行第 {col} 列：`board[{row}][{col}] = 1`，({row}, {col}) 入栈，栈中现有 {standing} "
     "个格子；{then}。"},
    {placedPermutations, "第 {row} 行取第 {col} 列：`used[{col}]` 变为真；{then}。"},
    {thenRow, "接着到第 {next} 行"},
    {thenColumn, "接着到第 {next} 列"},
    {thenFull, "{n|1=唯一的皇后已就位|other=# 个皇后全部就位}"},
    {thenCompare, "{n|1=唯一的皇后已就位|other=# 个皇后全部就位，可以两两比较了}"},

    {removed, "{back}：{undone}；{then}。"},
    {comesBack, "第 {row} 行第 {col} 列的皇后退回"},
    {comesBackFromFull, "棋盘已满，所以第 {row} 行第 {col} 列的皇后退回"},
    {undoneBoardScan, "`board[{row}][{col}] = 0`"},
    {undoneFlagArrays, "`cols[{col}]`、`diags1[{index}]` 和 `diags2[{sum}]` 恢复为假"},
    {undoneHashSets, "{col} 移出 `cols`，{diff} 移出 `diags1`，{sum} 移出 `diags2`"},
    {undoneBitFlags, "同样的异或把 `cols` 的第 {col} 位、`main` 的第 {index} 位和 `anti` 的第 {sum} 位清零"},
    {undoneBitmask, "掩码是按值传递的，没有什么需要撤销"},
    {undoneExplicitStack, "({row}, {col}) 出栈，`board[{row}][{col}] = 0`"},
    {undonePermutations, "`used[{col}]` 恢复为假"},
    {nextColumn, "接着试第 {next} 列"},
    {nextRow, "接着试第 {next} 行"},
    {noColumnLeft, "第 {row} 行已没有列可试"},
    {noRowLeft, "第 {col} 列已没有行可试"},
    {freeLeft, "`free = {free}` 里还有第 {row} 行的 {count} 个空位"},
    {freeNone, "`free = {free}`，第 {row} 行已没有空位"},

    {solutionColumns,
     "第 {number} 个解：{n|1=唯一的皇后在第|other=各行的皇后依次在第} {places} "
     "列{n|1=。|other=，互不攻击。}"},
    {solutionRows,
     "第 {number} 个解：{n|1=唯一的皇后在第|other=各列的皇后依次在第} {places} "
     "行{n|1=。|other=，互不攻击。}"},
    {solutionCompared,
     "第 {number} 个解：{n|1=唯一的皇后在第|other=各行的皇后依次在第} {places} "
     "列{pairs|0=，没有可比较的一对。|other=，# 对皇后无一冲突。}"},
    {rejected,
     "各行依次为第 {places} 列的满盘被否决；若有剪枝，第 {clash} "
     "行的皇后根本不会放下，更不用说它下面的各行。"},
    {rejectedAtLast,
     "各行依次为第 {places} 列的满盘被否决；若有剪枝，只有最后的第 {clash} 行的皇后不会放下。"},
    {deadEndRow, "第 {row} 行的每一格都受攻击，所以第 {previous} 行的皇后退回：这是死路。"},
    {deadEndColumn, "第 {col} 列的每一格都受攻击，所以第 {previous} 列的皇后退回：这是死路。"},
    {deadEndFree, "`free = {free}`：第 {row} 行的每一格都受攻击，所以第 {previous} 行的皇后退回：这是死路。"},
    {triedRow, "第 {row} 行的各列都已试完，所以第 {previous} 行的皇后退回。"},
    {triedColumn, "第 {col} 列的各行都已试完，所以第 {previous} 列的皇后退回。"},
    {triedFree, "`free = {free}`：第 {row} 行的空位都已试完，所以第 {previous} 行的皇后退回。"},
    {triedFirstRow, "第 {row} 行的各列都已试完，棋盘上也没有皇后可以退回了。"},
    {triedFirstColumn, "第 {col} 列的各行都已试完，棋盘上也没有皇后可以退回了。"},
    {overTests,
     "搜索结束：n = {n} 时{solutions|0=无解|other=共有 # 个解}，检查 {tests} 次，放置 {places} 次。"},
    {overScans,
     "搜索结束：n = {n} 时{solutions|0=无解|other=共有 # 个解}，整行计算 {scans} 次，放置 {places} "
     "次，没有逐格检查过一次。"},
    {overCompares,
     "搜索结束：n = {n} 时{solutions|0=无解|other=共有 # 个解}，检查 {tests} 次，放置 {places} "
     "次，{compares|0=没有比较|other=比较 # 次}。"},

    {tourConflictTitle, "什么是冲突"},
    {tourConflict,
     "皇后沿行、列和对角线攻击。正在检查的第 1 行第 1 列与第 0 行第 0 "
     "列的皇后同在一条主对角线上：沿它往下走，行和列一同增大，所以这条线上每一格的行 − 列都是 "
     "0。另一个方向的副对角线上，不变的是行 + 列。"},
    {tourRowsTitle, "为什么逐行放置"},
    {tourRows,
     "把 6 个皇后放到 36 格里有 1,947,792 种放法。但两个皇后不能同行，每行恰好放一个，就只剩 46,656 "
     "种，行也不必再检查。第 0 行和第 1 行已经有了皇后，接下来的问题只是：第 2 行的 6 列中选哪一列。"},
    {tourDiagonalsTitle, "`diags1[row − col + n − 1]` 有什么用"},
    {tourDiagonals,
     "要想不搜索棋盘就检查一格，可以给每条主对角线一个标记。`row − col` 就是对角线的名字：这里是 2 − 3 = "
     "−1，和上面那个皇后的 1 − 2 相同。它的范围是 −5 到 5，而数组从 0 开始，所以加上 n − 1 = 5：−1 + 5 = "
     "4。放下那个皇后时 `diags1[4]` 已变为真，看一眼就知道这里不行。11 个标记对应全部 11 条主对角线。"},
    {tourDeadEndTitle, "死路"},
    {tourDeadEnd,
     "5 个皇后已就位，互不攻击，第 5 行却无处可放：6 格都检查过，格格受攻击。第 0 行到第 4 "
     "行无论对错，这样是走不通的。搜索并不从头再来，只退回一行。"},
    {tourUndoTitle, "回溯撤销了什么"},
    {tourUndo,
     "第 4 行第 3 列的皇后退回，它当初改动的也一并恢复，不多不少：`cols[3]`、`diags1[6]` 和 `diags2[7]` "
     "恢复为假，其他都不变。现在的状态就像它从未放下过一样，接着试同一行的第 4 列。"},
    {tourSolutionTitle, "第一个解"},
    {tourSolution,
     "全部 1,352 个事件中的第 253 个之后，6 个皇后全部就位：第 1、3、5、0、2、4 列。它是 4 "
     "个解之一。搜索像遇到死路一样继续：最后一个皇后退回，再试下一格，直到没有可试的为止。"},
    {tourPruningTitle, "剪枝省下多少"},
    {tourPruning,
     "这个程序在放满之前只检查列。它的第一个满盘是第 0、1、2、3、4、5 列：第 0 行和第 1 "
     "行的皇后早已冲突，其余 4 个都白放了。为了同样的 4 个解，它要放满 720 盘，用去 16,302 "
     "个事件；有剪枝时只放满 4 盘，用 1,352 个事件。"},
    {tourBitsTitle, "为什么用位运算"},
    {tourBits,
     "一个整数就装下一整行：第 0 位就是第 0 列。`free = 100010` 一下子说明第 2 行的第 1 列和第 5 "
     "列是空位，而数组要检查 6 次；`free & −free` 取出最低的一位。没有一格需要逐个检查：607 个事件完成了 "
     "1,352 个事件的工作。"},
    {tourOnwardTitle, "接下来"},
    {tourOnward,
     "现在换成真正的国际象棋棋盘：n = 8 有 92 个解。播放它，每一步之前试着说出会发生什么。然后换用 7 "
     "种搜索中的另一种，看看状态里什么变了，棋盘上什么没变。"},
}};
static_assert(inOrder(kMessages));

}  // namespace

constinit const LanguageTable kChinese = {
    .tag = "zh",
    .name = "简体中文",
    .pluralForm = [](std::int64_t) -> std::string_view { return "other"; },
    .messages = kMessages,
};

}  // namespace queens
