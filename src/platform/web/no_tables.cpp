// Stubs for ImGui's tables and columns, which are not used. The calls that ImGui makes without any table
// would link 40 KB. Replaces imgui_tables.cpp; code that begins a table fails to link.
#include "imgui.h"
#include "imgui_internal.h"

namespace ImGui {

void EndTable() {}
void EndColumns() {}
void TablePushColumnChannel(int) {}
void TablePopColumnChannel() {}
void TablePushBackgroundChannel() {}
void TablePopBackgroundChannel() {}
void PushColumnsBackground() {}
void PopColumnsBackground() {}
void TableGcCompactTransientBuffers(ImGuiTable*) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void TableGcCompactSettings() {}
void TableSettingsAddSettingsHandler() {}

}  // namespace ImGui
