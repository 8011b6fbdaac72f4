// Runs before the first paint so that theme, density, language and view mode of this device never flash. The build puts
// it into index.html, with the site's languages for LANGUAGE_TAGS. Reads the entry that ../device/device-settings.ts
// writes, and chooses among the browser's languages like ../i18n/preferred-language.ts.
(() => {
  const root = document.documentElement;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('lb-device') ?? '{}').state ?? {};
  } catch {
    // Unreadable settings count as none.
  }
  const isLight =
    settings.theme === 'light' ||
    (settings.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.mantineColorScheme = isLight ? 'light' : 'dark';
  root.dataset.density = settings.density ?? 'comfortable';
  const languageOf = (tag) => LANGUAGE_TAGS.find(([, begin]) => tag.toLowerCase().startsWith(begin))?.[0];
  root.lang = settings.language ?? navigator.languages.map(languageOf).find(Boolean) ?? LANGUAGE_TAGS[0][0];
  if (settings.viewMode === 'desktop') {
    document.querySelector('meta[name=viewport]').setAttribute('content', 'width=1280');
  }
  // While gateways are renewed one by one, the page of one may ask another for its script, which doesn't have it. The
  // page is then loaded once more, and again only after the script came: otherwise it would reload endlessly for a
  // script that never comes.
  const key = 'lb_entry_missed';
  let isMissed = false;
  const retry = ({ target }) => {
    if (target?.type !== 'module') return;
    isMissed = true;
    try {
      if (sessionStorage.getItem(key) !== null || !navigator.onLine) return;
      sessionStorage.setItem(key, '');
      setTimeout(() => location.reload(), 1000);
    } catch {
      // A reload that can't be noted isn't tried.
    }
  };
  addEventListener('error', retry, true);
  addEventListener('load', () => {
    removeEventListener('error', retry, true);
    if (isMissed) return;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was noted.
    }
  });
  // Requests what the frame doesn't need, once it is painted. A hidden page paints nothing: there the application sends
  // its own requests.
  const askForRest = () => {
    const rest = document.querySelector('template[data-rest]');
    if (rest !== null) document.head.append(rest.content);
  };
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    if (document.readyState !== 'loading') askForRest();
    else addEventListener('DOMContentLoaded', askForRest);
  }).observe({ type: 'paint', buffered: true });
})();
