import { LANGUAGES, type Language } from '@lineboard/domain/ground/language/languages';

/** What the address tells a third party's page. */
export interface FrameAddress {
  path: string;
  /** The query's parameters, without the one that admits the player. */
  parameters: URLSearchParams;
  /** Admits one player once; null for a visitor. */
  token: string | null;
  language: Language;
  /** null: the browser's own setting. */
  theme: 'dark' | 'light' | null;
}

/** A live dealer receives the token under another name. */
const TOKEN_NAMES = ['token', 'data'] as const;

/** @param address of the page, e.g. `location`; a posted page has its token behind the `#` */
export const readAddress = ({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): FrameAddress => {
  const parameters = new URLSearchParams(search);
  const token = [
    ...TOKEN_NAMES.map((name) => parameters.get(name)),
    new URLSearchParams(hash.slice(1)).get('token'),
  ].find((given) => given !== null && given !== '');
  for (const name of TOKEN_NAMES) parameters.delete(name);
  const language = parameters.get('language');
  const theme = parameters.get('theme');
  return {
    path: pathname,
    parameters,
    token: token ?? null,
    language: LANGUAGES.find((known) => known === language) ?? 'en',
    theme: theme === 'dark' || theme === 'light' ? theme : null,
  };
};

/** The address without its token: the token stays out of the history, and a reloaded page doesn't ask with it again. */
export const withoutToken = ({ path, parameters }: FrameAddress): string => {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
};
