import type { PlantedFault } from '../planted-fault.ts';

const FEED = ['gateway/src/lines/feeds/odds-api/create-odds-api-feed.test.ts'];
const TWO_GATEWAYS = ['gateway/src/start/whole/two-gateways-odds.integration.test.ts'];

/** Lines of The Odds API: the way from the provider's answers to the log and the money. */
export const ODDS_FAULTS: readonly PlantedFault[] = [
  {
    id: 'odds-feed-not-opened',
    what: 'FEED=odds-api starts a gateway whose lines come from nowhere.',
    file: 'gateway/src/lines/feeds/odds-api/open-odds-api-source.ts',
    find: '  create: (_clock,',
    replace: '  create: Date.now() > 0 ? null : (_clock,',
    tests: ['gateway/src/start/open-source.test.ts'],
  },
  {
    id: 'odds-old-lines-open',
    what: 'HR-32: a line that no bookmaker has confirmed for long is bet.',
    file: 'gateway/src/lines/feeds/odds-api/event-records.ts',
    find: "(nowMs - asOfMs(event, key) >= staleMs ? 'H' : 'O')",
    replace: "(nowMs + asOfMs(event, key) < 0 ? 'H' : 'O')",
    tests: FEED,
  },
  {
    id: 'odds-time-unseen',
    what: 'HR-32: a line is as it was when its last price came, however long ago.',
    file: 'gateway/src/lines/feeds/odds-api/event-records.ts',
    find: 'if (known !== undefined && nowMs < known.untilMs) return known.records;',
    replace: 'if (known !== undefined) return known.records;',
    tests: FEED,
  },
  {
    id: 'odds-silence-unseen',
    what: 'HR-32: a provider that is away leaves its feed up.',
    file: 'gateway/src/lines/feeds/odds-api/odds-poller.ts',
    find: '    return !this.#isFailing || nowMs - this.#wellMs < this.#parts.settings.staleMs;',
    replace: '    return true;',
    tests: FEED,
  },
  {
    id: 'odds-started-games-open',
    what: 'A game that has begun is bet at the prices of before.',
    file: 'gateway/src/lines/feeds/odds-api/event-records.ts',
    find: 'const isClosed = nowMs >= commenceMs || event.score !== null;',
    replace: 'const isClosed = false;',
    tests: FEED,
  },
  {
    id: 'odds-other-teams',
    what: 'A game whose teams changed is bet under the names of before.',
    file: 'gateway/src/lines/feeds/odds-api/odds-board.ts',
    find: 'event === undefined || !isSame',
    replace: 'event === undefined',
    tests: FEED,
  },
  {
    id: 'odds-scores-left-untold',
    what: 'HR-40: a score that is not taken is told to nobody.',
    file: 'gateway/src/lines/feeds/odds-api/odds-poller.ts',
    find: '    if (!leftOut.isEmpty)\n',
    replace: '    if (Date.now() < 0)\n',
    tests: FEED,
  },
  {
    id: 'odds-key-follows',
    what: 'The provider sends the gateway elsewhere, and the key goes along.',
    file: 'gateway/src/lines/feeds/odds-api/ask-odds-api.ts',
    find: "redirect: 'error', ",
    replace: '',
    tests: ['gateway/src/lines/feeds/odds-api/ask-odds-api.test.ts'],
  },
  {
    id: 'odds-polled-by-each',
    what: 'Each gateway asks the odds provider: the key’s requests are gone in a fraction of the time.',
    file: 'gateway/src/start/run-feeds.ts',
    find: '  const leadership = holdLeadership({',
    replace: '  begin({ append: async () => 1 });\n  const leadership = holdLeadership({',
    tests: TWO_GATEWAYS,
  },
  {
    id: 'odds-not-taken-over',
    what: 'The gateway that asks the odds provider dies, and no other one goes on.',
    file: 'gateway/src/lines/log/hold-leadership.ts',
    find: 'askedMs - this.#watched.sinceMs >= log.leaseMs;',
    replace: 'this.#watched.sinceMs > askedMs;',
    tests: TWO_GATEWAYS,
  },
  {
    id: 'odds-numbers-not-common',
    what: 'A gateway that takes over gives the provider’s events other numbers.',
    file: 'gateway/src/lines/feeds/odds-api/event-numbers.ts',
    find: "conflict.column('event_id').doNothing()",
    replace:
      "conflict.column('event_id').doUpdateSet(({ ref, eb }) => ({ game_num: eb(ref('odds_api_event.game_num'), '+', 1) }))",
    tests: TWO_GATEWAYS,
  },
];
