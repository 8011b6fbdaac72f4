import type { PlantedFault } from '../planted-fault.ts';

/** What is searched, found, and remembered of it. */
export const SEARCH_FAULTS: readonly PlantedFault[] = [
  {
    id: 'searches-outlive-session',
    what: 'What was searched for on a shared device is there for the next customer to find in its storage.',
    file: 'client/src/lines/search/recent-searches.ts',
    find: 'of.customerId === null || of.isKept ? [of] : []',
    replace: '[of]',
    tests: ['client/src/lines/search/recent-searches.test.ts'],
  },
  {
    id: 'searches-not-kept-clean',
    what: 'The page never drops the searches of a session that ended.',
    file: 'client/src/page/app/lifecycles.ts',
    find: '  keepSearches,\n',
    replace: '',
    tests: ['client/src/page/app/page-wiring.test.ts'],
  },
  {
    id: 'found-lines-not-held',
    what: 'The games that a search lists have no prices.',
    file: 'client/src/page/app/keep-subscriptions.ts',
    find: '...ofBoard, ...found])',
    replace: '...ofBoard])',
    tests: ['client/src/lines/search/GameSearch.test.tsx'],
  },
  {
    id: 'old-found-price-taken',
    what: 'HR-32.5: a price of the search that may be old goes onto the slip.',
    file: 'client/src/lines/search/found-cells.ts',
    find: 'if (quote === null || !isBettable(view)) return null;',
    replace: 'if (quote === null || view.price === null) return null;',
    tests: ['client/src/lines/search/GameSearch.test.tsx'],
  },
  {
    id: 'known-quote-kept-from-slip',
    what: 'A price that is taken from the search never hears of its moves.',
    file: 'client/src/betting/slip/state/keep-watched-quotes.ts',
    find: '    if (items.length > earlier.items.length) tellKnown(items.map(({ pick }) => pick));\n',
    replace: '',
    tests: ['client/src/lines/search/GameSearch.test.tsx'],
  },
  {
    id: 'search-hides-the-board',
    what: 'Typing in the search empties the board behind the list.',
    file: 'client/src/lines/search/use-search-field.ts',
    find: "if (next.trim() === '') changeOffering({ search: '' });",
    replace: 'changeOffering({ search: next });',
    tests: ['client/src/lines/search/GameSearch.test.tsx'],
  },
];
