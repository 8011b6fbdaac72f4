import type { PageData } from '../../ground/ui/page-data.ts';

/** The daily figures, for either layout. */
export const DAILY_FIGURES_PAGE: Omit<PageData, 'layout' | 'links'> = {
  page: 'dailyFigures',
  title: () => 'shell:dailyFigures',
  hasSportsMenu: false,
  // Spec 1 §2: a table of this width takes the room of both side bars.
  hidesSlip: 'desk',
  keepsSlip: () => false,
};
