import markdownIt, { type Token } from 'markdown-it';
import { anchorHeadings, type Heading } from './anchored-headings.ts';
import { sanitizeContent } from './sanitize-content.ts';

export interface RenderedContent {
  title: string;
  /** Without the title, sanitized. */
  html: string;
  /** Those beneath the title, in their order. */
  headings: readonly Heading[];
}

/** HTML in a text is shown as it is written, and makes nothing. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false });
markdown.disable('image');

const MOST_TITLE_CHARACTERS = 200;

/** `/privacy` is a page of the site, and goes behind the hash; `#parlays` a place, which the page looks for. */
const leadIntoSite = (tokens: readonly Token[]): void => {
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = String(token.attrGet('href') ?? '');
      if (/^\/(?!\/)/.test(href)) token.attrSet('href', `#${href}`);
    }
};

const write = (tokens: readonly Token[]): string => {
  // A page has one title: other headings of its level go beneath it.
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  return sanitizeContent(markdown.renderer.render([...tokens], markdown.options, {}));
};

/** A message's Markdown as the site shows it: its title is apart, and no place in it has a name. */
export const renderMessage = (text: string): string => {
  const tokens = markdown.parse(text, {});
  leadIntoSite(tokens);
  return write(tokens);
};

/**
 * A page's Markdown as the site shows it. The first heading of the first level is its title, which the page draws.
 * @returns null when it doesn't begin with one
 */
export const renderMarkdown = (text: string): RenderedContent | null => {
  const tokens = markdown.parse(text, {});
  if (tokens[0]?.type !== 'heading_open' || tokens[0].tag !== 'h1') return null;
  const [first, ...headings] = anchorHeadings(tokens);
  leadIntoSite(tokens);
  const title = first?.text.slice(0, MOST_TITLE_CHARACTERS) ?? '';
  if (title === '') return null;
  return {
    title,
    // A heading is three tokens: opened, its words, closed.
    html: write(tokens.slice(3)),
    headings: headings.map((heading) => ({ ...heading, level: Math.max(2, heading.level) })),
  };
};
