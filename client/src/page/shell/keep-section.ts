import type { PageLink } from '../../ground/ui/page-data.ts';
import { type OfferingSearch, parseOfferingSearch } from './parse-offering-search.ts';

/**
 * The parts of the address that a link to a section keeps: pressing the open section changes nothing in its address.
 */
export const keepSection =
  (section: PageLink['search'] = {}) =>
  (current: Record<string, unknown>): OfferingSearch => {
    const here = parseOfferingSearch(current);
    return here.live === section.live ? here : section;
  };
