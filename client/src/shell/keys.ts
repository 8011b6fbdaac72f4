/** Every key that works anywhere on the page; the dialog behind `?` lists these and the board's own. */
export const PAGE_OF_KEY = {
  l: '/',
  o: '/openBets',
  t: '/transactions',
  i: '/signIn',
} as const;

export type PageKey = keyof typeof PAGE_OF_KEY;

/** After `g`, the letter must follow within this time. */
export const GO_WITHIN_MS = 1500;

export const isPageKey = (key: string): key is PageKey => Object.hasOwn(PAGE_OF_KEY, key);

/** Keys are for the page only while nobody is writing. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
