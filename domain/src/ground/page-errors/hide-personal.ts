import { MOST_MESSAGE_CHARACTERS } from './page-error-bounds.ts';

/** Names of fields and functions help; whatever else is quoted may be what somebody typed. */
const QUOTED = /(["'`‘“])([^"'`’”]*)(["'`’”])/g;
const IDENTIFIER = /^[\w$.#[\]-]{1,40}$/;
const ADDRESS = /[^\s@"'`(]+@[^\s@"'`)]+/g;
const LINK = /\b([a-z]+:\/\/[^\s?#]+)[?#]\S*/gi;
const FIGURES = /\d[\d.,]{3,}/g;

/** An error’s message without mail addresses, figures, what links ask for, and text that somebody may have typed. */
export const hidePersonal = (message: string): string =>
  message
    .slice(0, 4 * MOST_MESSAGE_CHARACTERS)
    .replace(LINK, '$1')
    .replace(QUOTED, (whole: string, open: string, text: string, close: string) =>
      IDENTIFIER.test(text) && !/\d{4}/.test(text) ? whole : `${open}…${close}`,
    )
    .replace(ADDRESS, '…')
    .replace(FIGURES, '…')
    .slice(0, MOST_MESSAGE_CHARACTERS);
