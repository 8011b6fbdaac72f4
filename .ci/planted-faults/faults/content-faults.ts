import type { PlantedFault } from '../planted-fault.ts';

const CONTENT_TESTS = ['gateway/src/operator/content.integration.test.ts'];

/** The site's own words, from the operator's file to the page. */
export const CONTENT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'content-not-sanitized',
    what: 'What Markdown lets through stands in the page.',
    file: 'gateway/src/content/render-markdown.ts',
    find: 'html: sanitizeContent(markdown.renderer.render(body, markdown.options, {})),',
    replace: 'html: markdown.renderer.render(body, markdown.options, {}),',
    tests: ['gateway/src/content/render-markdown.test.ts'],
  },
  {
    id: 'content-link-runs',
    what: 'A link of any scheme stands in the page.',
    file: 'gateway/src/content/sanitize-content.ts',
    find: 'return /^(?:mailto:|tel:|#)/i.test(href) ? { href } : {};',
    replace: 'return { href };',
    tests: ['gateway/src/content/sanitize-content.test.ts'],
  },
  {
    id: 'figures-not-filled',
    what: 'Pages show the names of figures instead of the book’s own.',
    file: 'gateway/src/content/create-content-view.ts',
    find: 'fillFigures(text, figuresOf(language))',
    replace: 'text',
    tests: CONTENT_TESTS,
  },
  {
    id: 'operator-text-overwritten',
    what: 'A start puts the site’s own text in the place of an operator’s.',
    file: 'gateway/src/content/seed-content.ts',
    find: 'latest.actor !== null || latest.text === page.text',
    replace: 'latest.text === page.text',
    tests: CONTENT_TESTS,
  },
  {
    id: 'no-english-instead',
    what: 'A page that isn’t in the reader’s language is not found.',
    file: 'gateway/src/content/create-content-view.ts',
    find: "(await readVersion(database.pool, { pageId, language: 'en' }));",
    replace: 'null;',
    tests: CONTENT_TESTS,
  },
  {
    id: 'page-not-held',
    what: 'Of two texts written at once one is lost.',
    file: 'gateway/src/content/content-rows.ts',
    find: ' for update',
    replace: '',
    tests: CONTENT_TESTS,
  },
  {
    id: 'long-text-logged',
    what: 'The audit log has every page’s whole text.',
    file: 'gateway/src/operator/hide-secrets.ts',
    find: "if (long && typeof field === 'string')",
    replace: "if (long && typeof field === 'number')",
    tests: CONTENT_TESTS,
  },
];
