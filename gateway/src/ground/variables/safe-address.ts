import type { Variable } from './variable.ts';

/** The book never loads what anybody on the way could change; a machine's own pages have no way. */
export const isSafeAddress = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' ||
    (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]')));

export const safeAddress: Variable<string | null> = {
  takes: 'an https address without a user in it',
  fallback: null,
  parse: (text) =>
    text.length <= 2_000 && URL.canParse(text) && isSafeAddress(new URL(text)) ? text : undefined,
};
