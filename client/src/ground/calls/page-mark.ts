import { STARTING_PAGE } from '@lineboard/domain/account/sign-in/page-mark';

/**
 * Whose page this is, as every call of it says. The cookie is the browser's, and another tab may have changed it: the
 * book compares, and refuses what was meant for another customer.
 */
let mark: string = STARTING_PAGE;

export const readPageMark = (): string => mark;

export const setPageMark = (next: string): void => {
  mark = next;
};

/** `sessionChanged`: the browser is another customer's by now · `outdated`: the page is too old to say whose it is. */
export type PageRefusal = 'sessionChanged' | 'outdated';

const listeners = new Set<(code: PageRefusal) => void>();

/** @returns stops listening */
export const onPageRefused = (listener: (code: PageRefusal) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param said the mark that it is about: a page that has become another one's since is not meant */
export const tellPageRefused = (code: PageRefusal, said: string = mark): void => {
  if (said !== mark) return;
  for (const listener of listeners) listener(code);
};
