import { STARTING_PAGE } from '@lineboard/domain/account/sign-in/page-mark';

/**
 * The page's owner, which every call of it names. The cookie belongs to the browser, and another tab may have changed
 * it: the book compares, and refuses calls that were meant for another customer.
 */
let mark: string = STARTING_PAGE;

export const readPageMark = (): string => mark;

export const setPageMark = (next: string): void => {
  mark = next;
};

/**
 * `sessionChanged`: the browser now belongs to another customer · `outdated`: the page is too old to say whose it is.
 */
export type PageRefusal = 'sessionChanged' | 'outdated';

const listeners = new Set<(code: PageRefusal) => void>();

/** @returns stops listening */
export const onPageRefused = (listener: (code: PageRefusal) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param said the mark that it is about: ignored when the page has changed owner since */
export const tellPageRefused = (code: PageRefusal, said: string = mark): void => {
  if (said !== mark) return;
  for (const listener of listeners) listener(code);
};
