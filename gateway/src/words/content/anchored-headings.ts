import { ANCHOR_PATTERN } from '@lineboard/domain/words/content/content.schema';
import { CONTENT_ID_PREFIX } from '@lineboard/domain/words/content/content';
import type { Token } from 'markdown-it';

const NAMED = /\s*\{#([^{}\s]+)\}\s*$/;
const ANCHOR = new RegExp(ANCHOR_PATTERN, 'u');

/** `## Parlays {#parlays}` is the place `parlays`; without a name it is made of the words. */
export interface Heading {
  level: number;
  anchor: string;
  text: string;
}

const wordsOf = (inline: Token): string =>
  (inline.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');

const makeAnchor = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

/** Takes a name written behind a heading out of its words. */
const takeName = (inline: Token): string | undefined => {
  const last = inline.children?.at(-1);
  const [, name] = NAMED.exec(last?.type === 'text' ? last.content : '') ?? [];
  if (last === undefined || name === undefined || !ANCHOR.test(name)) return undefined;
  last.content = last.content.replace(NAMED, '');
  return name;
};

/** Gives each heading of a parsed text its id. A place has one name: the second of the same gets a number. */
export const anchorHeadings = (tokens: readonly Token[]): Heading[] => {
  const taken = new Set<string>();
  return tokens.flatMap((token, at) => {
    const inline = tokens[at + 1];
    if (token.type !== 'heading_open' || inline === undefined) return [];
    const name = takeName(inline);
    const text = wordsOf(inline).trim();
    const wanted = name ?? (makeAnchor(text) || 'part');
    let anchor = wanted;
    for (let again = 2; taken.has(anchor); again += 1) anchor = `${wanted.slice(0, 75)}-${again}`;
    taken.add(anchor);
    token.attrSet('id', `${CONTENT_ID_PREFIX}${anchor}`);
    return [{ level: Number(token.tag.slice(1)), anchor, text }];
  });
};
