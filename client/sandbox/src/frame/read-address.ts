import { LANGUAGES, type Language } from '@lineboard/domain/ground/language/languages';

/** What a third party's page is told by its address. */
export interface FrameAddress {
  path: string;
  /** Of its query, without what admits the player. */
  parameters: URLSearchParams;
  /** Admits one player once; null for a visitor. */
  token: string | null;
  language: Language;
  /** null: as the browser has it. */
  theme: 'dark' | 'light' | null;
}

/** A live dealer is told the token under a name of its own. */
const TOKEN_NAMES = ['token', 'data'] as const;

/** @param address of the page, e.g. `location`; what was posted to it brought its token behind the `#` */
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

/** The address without its token: it stands in no history, and a page that is loaded again doesn't ask with it. */
export const withoutToken = ({ path, parameters }: FrameAddress): string => {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
};
