// Runs before the first paint so that theme, density, language and view mode of this device never flash. A file of its
// own: the content security policy allows no inline script. Reads the entry that src/settings/device-settings.ts
// writes, and knows the browser's languages as src/i18n/language.ts does.
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
  const browser = navigator.languages
    .map((tag) => /^(?:en|es|th|zh)/i.exec(tag)?.[0].toLowerCase())
    .find(Boolean);
  root.lang = settings.language ?? (browser === 'zh' ? 'zh-hant' : (browser ?? 'en'));
  if (settings.viewMode === 'desktop') {
    document.querySelector('meta[name=viewport]').setAttribute('content', 'width=1280');
  }
})();
