import type { PageData } from '../../ground/ui/page-data.ts';

/** The board, at either of its addresses. */
export const LINES_PAGE: PageData = {
  page: 'lines',
  layout: 'any',
  title: ({ live }) => (live === true ? 'shell:live' : 'shell:lines'),
  hasSportsMenu: true,
  keepsSlip: () => true,
  links: [],
};
