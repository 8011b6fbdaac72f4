import { parseOpenBetsSearch } from '../../books/open-bets/parse-open-bets-search.ts';
import type { PageData } from '../../ground/ui/page-data.ts';

/** The open bets, for either layout. */
export const OPEN_BETS_PAGE: Omit<PageData, 'layout' | 'links'> = {
  page: 'openBets',
  title: () => 'shell:openBets',
  hasSportsMenu: false,
  // The slip asks for the bet that it rolls from: it waits for the answer.
  keepsSlip: (search) => parseOpenBetsSearch({ ...search }).rif === true,
};
