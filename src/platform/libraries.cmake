# Dear ImGui with its two backends, and SDL2: the system's library on a desktop, built from a list of sources for the
# web.

FetchContent_GetProperties(imgui)
if(NOT imgui_POPULATED)
  FetchContent_Populate(imgui)
endif()
if(EMSCRIPTEN)
  set(imgui_tables platform/web/no_tables.cpp)
else()
  set(imgui_tables ${imgui_SOURCE_DIR}/imgui_tables.cpp)
endif()
add_library(imgui STATIC ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp
  ${imgui_SOURCE_DIR}/imgui_widgets.cpp ${imgui_tables})
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_FONT IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_USER_CONFIG="ui/imgui_config.hpp")
target_include_directories(imgui PUBLIC ${PROJECT_SOURCE_DIR}/src)
target_compile_options(imgui PRIVATE -w -Oz)

if(EMSCRIPTEN)
  FetchContent_GetProperties(sdl2)
  if(NOT sdl2_POPULATED)
    FetchContent_Populate(sdl2)
  endif()
  # Without the parts for copying pixels, sound, and gamepads (src/platform/web/no_gamepads.cpp), which are not used.
  set(sdl2_folders . atomic cpuinfo dynapi events file loadso/dlopen power power/emscripten render stdlib thread
    thread/generic timer timer/unix video video/emscripten video/dummy video/yuv2rgb filesystem/emscripten locale
    locale/emscripten misc misc/emscripten)
  set(sdl2_sources "")
  foreach(folder ${sdl2_folders})
    file(GLOB found ${sdl2_SOURCE_DIR}/src/${folder}/*.c)
    list(APPEND sdl2_sources ${found})
  endforeach()
  add_library(sdl2 STATIC ${sdl2_sources})
  target_include_directories(sdl2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
  target_compile_definitions(sdl2 PRIVATE SDL_AUDIO_DISABLED SDL_JOYSTICK_DISABLED SDL_HAPTIC_DISABLED
    SDL_SENSOR_DISABLED SDL_RENDER_DISABLED SDL_THREADS_DISABLED SDL_LEAN_AND_MEAN=1)
  target_compile_options(sdl2 PRIVATE -w -Oz)
  add_library(queenscope_sdl2 ALIAS sdl2)
else()
  find_package(SDL2 QUIET)
  if(SDL2_FOUND)
    add_library(queenscope_sdl2 ALIAS SDL2::SDL2)
  endif()
endif()

if(TARGET queenscope_sdl2)
  add_library(imgui_backends STATIC ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
  target_compile_definitions(imgui_backends PRIVATE IMGUI_IMPL_OPENGL_ES3)
  target_compile_options(imgui_backends PRIVATE -w -Oz)
  target_link_libraries(imgui_backends PUBLIC imgui queenscope_sdl2)
endif()
