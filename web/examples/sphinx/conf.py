project = 'Algorithms'
extensions = ['myst_parser']
html_theme_options = {'navigation_with_keys': True}

# dist/ of Queenscope lies in _static/queenscope. Where it has a host of its own, name that: 'https://…/embed.js'.
html_static_path = ['_static']
html_js_files = [('queenscope/embed.js', {'type': 'module'})]
