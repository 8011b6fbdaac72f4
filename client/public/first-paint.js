// Runs before the first paint so that theme, density, language and view mode of this device never flash. A file of its own: the
// content security policy allows no inline script. Reads the entry that src/settings/device-settings.ts writes.
(() => {
  const root = document.documentElement;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('lb-device') ?? '{}').state ?? {};
  } catch {
    // Unreadable settings are no settings.
  }
  const isLight =
    settings.theme === 'light' ||
    (settings.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.mantineColorScheme = isLight ? 'light' : 'dark';
  root.dataset.density = settings.density ?? 'comfortable';
  if (settings.language) root.lang = settings.language;
  if (settings.viewMode === 'desktop') {
    document.querySelector('meta[name=viewport]').setAttribute('content', 'width=1280');
  }
})();
