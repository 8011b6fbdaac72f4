import type { PlantedFault } from '../planted-fault.ts';

/** Menu, addresses, board, and how old the prices are. */
export const OFFERING_FAULTS: readonly PlantedFault[] = [
  {
    id: 'contest-desc-ignored',
    what: 'R1-57: an address that names a contest opens the whole league.',
    file: 'client/src/shell/use-offering-address.ts',
    find: 'useOffering.getState().restoreLeagues(named.topics, named.contestDesc);',
    replace: 'useOffering.getState().restoreLeagues(named.topics);',
    tests: ['client/src/shell/use-offering-address.test.tsx'],
  },
  {
    id: 'live-address-ignored',
    what: '?live=true shows all games.',
    file: 'client/src/shell/use-offering-address.ts',
    find: 'onlyLive: live === true',
    replace: 'onlyLive: false',
    tests: ['client/src/shell/use-offering-address.test.tsx'],
  },
];
