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

/** `/privacy` is a page of the site, which stands behind the hash; `#parlays` a place, which the page looks for. */
const leadIntoSite = (tokens: readonly Token[]): void => {
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = String(token.attrGet('href') ?? '');
      if (/^\/(?!\/)/.test(href)) token.attrSet('href', `#${href}`);
    }
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
  // A heading is three tokens: opened, its words, closed.
  const body = tokens.slice(3);
  // A page has one title: what else is of its level stands beneath it.
  for (const token of body) if (token.tag === 'h1') token.tag = 'h2';
  return {
    title,
    html: sanitizeContent(markdown.renderer.render(body, markdown.options, {})),
    headings: headings.map((heading) => ({ ...heading, level: Math.max(2, heading.level) })),
  };
};
