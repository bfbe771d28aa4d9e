// ImGui's tables and columns are not used, and what it asks of them while there are none would bring all of
// them: 40 KB. This stands in for imgui_tables.cpp; whoever begins a table does not get past the linker.
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
