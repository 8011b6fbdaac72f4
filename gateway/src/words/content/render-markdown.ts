import markdownIt, { type Token } from 'markdown-it';
import { anchorHeadings, type Heading } from './anchored-headings.ts';
import { sanitizeContent } from './sanitize-content.ts';

export interface RenderedContent {
  title: string;
  /** The page without its title, sanitized. */
  html: string;
  /** The headings below the title, in order. */
  headings: readonly Heading[];
}

/** HTML in a text is shown as text, and has no effect. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false });
markdown.disable('image');

const MOST_TITLE_CHARACTERS = 200;

/** `/privacy` is a page of the site and goes after the hash; `#parlays` is a place that the page looks up. */
const leadIntoSite = (tokens: readonly Token[]): void => {
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = String(token.attrGet('href') ?? '');
      if (/^\/(?!\/)/.test(href)) token.attrSet('href', `#${href}`);
    }
};

const write = (tokens: readonly Token[]): string => {
  // A page has one title: other headings of its level move one level down.
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  return sanitizeContent(markdown.renderer.render([...tokens], markdown.options, {}));
};

/** Renders a message's Markdown as the site shows it: its title is separate, and no place in it has a name. */
export const renderMessage = (text: string): string => {
  const tokens = markdown.parse(text, {});
  leadIntoSite(tokens);
  return write(tokens);
};

/**
 * Renders a page's Markdown as the site shows it. The first heading of level one is its title, which the page shows.
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
    // A heading consists of three tokens: its opening, its words, its closing.
    html: write(tokens.slice(3)),
    headings: headings.map((heading) => ({ ...heading, level: Math.max(2, heading.level) })),
  };
};
