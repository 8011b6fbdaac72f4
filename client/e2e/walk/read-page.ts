/** What is on the page, in short. */
export interface FoundPage {
  /** The route in the hash, without what the lines add to it. */
  at: string;
  title: string;
  /** Headings of the first rank. */
  heads: readonly string[];
  mains: number;
  /** An alert of the page's. */
  alert: string | null;
  /** What a notice over the page says. */
  notice: string | null;
  asksToSignIn: boolean;
  /** Titles and addresses of frames, without tokens. */
  frames: readonly string[];
  hasTiles: boolean;
  ways: readonly string[];
  opensWindow: boolean;
  dialog: string | null;
  hasMenu: boolean;
  hasSlip: boolean;
  /** The phone's navigation bar. */
  hasBottomBar: boolean;
  hasHeader: boolean;
  isTooWide: boolean;
}

/** Runs in the page. */
export const readPage = (): FoundPage => {
  const isSeen = (one: Element | null): one is HTMLElement => one !== null && one.getClientRects().length > 0;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const textOf = (selector: string): string | null => all(selector)[0]?.innerText.trim() ?? null;
  const addressOf = (frame: HTMLElement): string => {
    const { pathname, searchParams } = new URL(frame.getAttribute('src') ?? '', location.href);
    for (const own of ['token', 'data', 'language', 'theme']) searchParams.delete(own);
    const query = [...searchParams].map((pair) => pair.join('=')).join('&');
    return `${frame.title}: ${pathname}${query === '' ? '' : `?${query}`}`;
  };
  const [path = ''] = location.hash.slice(1).split('?');
  const dialog = all('[role=dialog]').find((one) => one.closest('[inert]') === null) ?? null;
  const inside = dialog ?? document.querySelector('main');
  const main = document.querySelector('main');
  return {
    at: path === '' ? '/' : path,
    title: document.title,
    heads: all('h1').map(({ innerText }) => innerText.trim()),
    mains: all('main').length,
    alert: textOf('main [role=alert] p') ?? textOf('[role=dialog] [role=alert] p'),
    notice: textOf('[role=alert]:not(main *, [role=dialog] *)'),
    asksToSignIn: inside?.querySelector('a[href$="#/signIn"]') != null,
    frames: all('iframe').map(addressOf),
    hasTiles: all('main [role=grid]').length > 0,
    ways: all('main ul a').map(({ innerText }) => innerText.trim()),
    opensWindow: all('main button').some(({ innerText }) => innerText.trim() === 'Open in a window'),
    dialog: dialog === null ? null : (dialog.querySelector('h2')?.innerText.trim() ?? ''),
    hasMenu: all('nav[aria-label="Sports menu"]').length > 0,
    hasSlip: all('[aria-label="Bet slip"]').length > 0,
    hasBottomBar: all('nav[aria-label="Sections"]').some((nav) => nav.closest('header') === null),
    hasHeader: all('body header').length > 0,
    isTooWide:
      document.documentElement.scrollWidth > document.documentElement.clientWidth ||
      (main !== null && main.scrollWidth > main.clientWidth),
  };
};
