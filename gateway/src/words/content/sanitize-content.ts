import { CONTENT_ID_PREFIX } from '@lineboard/domain/words/content/content';
import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** What Markdown makes, and nothing that runs, loads, styles or asks for input. */
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

/** Elsewhere, to a person, or into the site: what is none of these leads nowhere. */
const leadTo = (href: string): Record<string, string> => {
  if (/^https?:\/\//i.test(href)) return { href, rel: 'noopener noreferrer', target: '_blank' };
  return /^(?:mailto:|tel:|#)/i.test(href) ? { href } : {};
};

/** HTML that may stand in the page: whatever came in, no script of it lives. */
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
        // An id of the site's own would be taken for it.
        attribs: id !== undefined && isContentId(id) ? { ...attribs, id } : attribs,
      }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: leadTo(href) }),
    },
  });
