import type { PlantedFault } from '../planted-fault.ts';

const LIMITS = ['gateway/src/ground/database/connection-limits.integration.test.ts'];
const SERVER = ['gateway/src/ground/database/check-server.integration.test.ts'];

/** What a server grants, and how it is set up. */
export const DATABASE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'ready-without-connections',
    what: 'A gateway is ready whose customers get no connection.',
    file: 'gateway/src/desk/operations/database-health.ts',
    find: 'if (this.#supply.isTooSmall && (isOut || this.#supply.refusal !== null))',
    replace: 'if (this.#supply.isTooSmall && isOut && this.#supply.refusal === this.#supply)',
    tests: [...LIMITS, 'gateway/src/desk/operations/database-health.test.ts'],
  },
  {
    id: 'full-server-fails-calls',
    what: 'Calls fail that could wait for a connection that is open.',
    file: 'gateway/src/ground/database/guarded-pool.ts',
    find: 'if (this.totalCount === 0 || isGivenUp()) throw error;',
    replace: 'throw error;',
    tests: LIMITS,
  },
  {
    id: 'settings-of-role-hold',
    what: 'What a role has set for its sessions cuts statements off.',
    file: 'gateway/src/ground/database/session-settings.ts',
    find: "where s.source <> 'client'",
    replace: 'where false',
    tests: SERVER,
  },
  {
    id: 'settings-of-address-lost',
    what: 'What the address sets for sessions counts for nothing.',
    file: 'gateway/src/ground/database/session-settings.ts',
    find: "where s.source <> 'client'",
    replace: 'where true',
    tests: SERVER,
  },
  {
    id: 'tables-of-another-role',
    what: 'A start goes on with tables that it can not change.',
    file: 'gateway/src/ground/database/check-server.ts',
    find: 'isWrong: ({ owner }) => owner !== null,',
    replace: 'isWrong: () => false,',
    tests: SERVER,
  },
  {
    id: 'hidden-book',
    what: 'A start makes an empty book next to the one that search_path hides.',
    file: 'gateway/src/ground/database/check-server.ts',
    find: 'schema !== null && book_in.length > 0 && !book_in.includes(schema)',
    replace: 'book_in.length < 0',
    tests: SERVER,
  },
  {
    id: 'same-token-of-two-feeds',
    what: 'Two feeds have one token, and each can send as the other.',
    file: 'gateway/src/lines/feeds/push/find-token-mistake.ts',
    find: 'other.token === token',
    replace: 'other.token === feedId',
    tests: ['gateway/src/start/open-source.test.ts'],
  },
];
