import type { PlantedFault } from '../planted-fault.ts';

const CONTENT_TESTS = ['gateway/src/desk/operator/content.integration.test.ts'];

/** The site's own words, from the operator's file to the page. */
export const CONTENT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'content-not-sanitized',
    what: 'HTML that Markdown lets through ends up in the page.',
    file: 'gateway/src/words/content/render-markdown.ts',
    find: 'return sanitizeContent(markdown.renderer.render([...tokens], markdown.options, {}));',
    replace: 'return markdown.renderer.render([...tokens], markdown.options, {});',
    tests: ['gateway/src/words/content/render-markdown.test.ts'],
  },
  {
    id: 'content-link-runs',
    what: 'The page has links of any scheme.',
    file: 'gateway/src/words/content/sanitize-content.ts',
    find: 'return /^(?:mailto:|tel:|#)/i.test(href) ? { href } : {};',
    replace: 'return { href };',
    tests: ['gateway/src/words/content/sanitize-content.test.ts'],
  },
  {
    id: 'page-not-held',
    what: 'When two texts are written at once, one is lost.',
    file: 'gateway/src/words/content/content-rows.ts',
    find: ' for update',
    replace: '',
    tests: CONTENT_TESTS,
  },
];
