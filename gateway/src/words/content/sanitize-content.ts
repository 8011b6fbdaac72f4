import { CONTENT_ID_PREFIX } from '@lineboard/domain/words/content/content';
import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** The tags that Markdown creates, and none that runs, loads, styles or asks for input. */
const ALLOWED_TAGS = [
  ...HEADINGS,
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  's',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const isContentId = (id: string | undefined): boolean => id?.startsWith(CONTENT_ID_PREFIX) === true;

/** Allows links to other sites, to mail addresses, and into this site: any other link leads nowhere. */
const leadTo = (href: string): Record<string, string> => {
  if (/^https?:\/\//i.test(href)) return { href, rel: 'noopener noreferrer', target: '_blank' };
  return /^(?:mailto:|tel:|#)/i.test(href) ? { href } : {};
};

/** Returns HTML that is safe to put into the page: no script in the input survives. */
export const sanitizeContent = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      ol: ['start'],
      ...Object.fromEntries(HEADINGS.map((name) => [name, ['id']])),
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: {},
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 40,
    transformTags: {
      '*': (tagName, { id, ...attribs }) => ({
        tagName,
        // An id that the site uses itself could be mistaken for the site's element.
        attribs: id !== undefined && isContentId(id) ? { ...attribs, id } : attribs,
      }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: leadTo(href) }),
    },
  });
