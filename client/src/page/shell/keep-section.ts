import type { PageLink } from '../../ground/ui/page-data.ts';
import { type OfferingSearch, parseOfferingSearch } from './parse-offering-search.ts';

/**
 * What of the address a link to a section keeps: whoever presses the section that is open stays where it is, with all
 * that the address says of it.
 */
export const keepSection =
  (section: PageLink['search'] = {}) =>
  (current: Record<string, unknown>): OfferingSearch => {
    const here = parseOfferingSearch(current);
    return here.live === section.live ? here : section;
  };
