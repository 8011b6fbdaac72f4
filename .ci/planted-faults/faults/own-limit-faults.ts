import type { PlantedFault } from '../planted-fault.ts';

const TIME = 'gateway/src/account/self-service/session-time.integration.test.ts';
const WATCH = 'client/src/page/session-watch/SessionWatch.test.tsx';
const QUIET = 'client/src/page/app/quiet-time-out.test.tsx';
const TICKETS = 'gateway/src/betting/tickets/own-limits.integration.test.ts';

/** What customers set for themselves. */
export const OWN_LIMIT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'own-limits-not-read',
    what: 'OWN-4: the slip refuses what the book takes: tickets over a customer’s own limit are placed.',
    file: 'gateway/src/betting/tickets/place-ticket.ts',
    find: 'const own = await readOwnFigures(client, customerId, account, { wallMs, bookMs });',
    replace: 'await readOwnFigures(client, customerId, account, { wallMs, bookMs });\n  const own = null;',
    tests: [TICKETS],
  },
  {
    id: 'own-limits-remembered',
    what: 'OWN-1: a gateway that remembers the account takes tickets without asking the customer’s own limits.',
    file: 'gateway/src/betting/tickets/known-accounts.ts',
    find: 'if (!isFreeOfOwnTerms(read)) return;',
    replace: '',
    tests: ['gateway/src/betting/tickets/known-accounts.test.ts', TICKETS],
  },
  {
    id: 'time-out-cancels-live-bets',
    what: 'OWN-6: who takes a time-out gets out of a live bet that was sent.',
    file: 'gateway/src/betting/tickets/decide-pending.ts',
    find: 'const judged = { request, acceptance, account, own: null, wagers, bookMs: now.bookMs };',
    replace: `const { readOwnFigures } = await import('../own-limits/read-own-figures.ts');
  const own = await readOwnFigures(client, customerId, account, now);
  const judged = { request, acceptance, account, own, wagers, bookMs: now.bookMs };`,
    tests: [TICKETS],
  },
  {
    id: 'voided-stake-kept',
    what: 'OWN-4: a canceled game’s stake is not given back to the limit.',
    file: 'gateway/src/account/own-limits/read-own-figures.ts',
    find: "case when status = 'X' then sold_risk_cents end",
    replace: 'null::bigint',
    tests: [TICKETS],
  },
  {
    id: 'pending-stake-not-counted',
    what: 'OWN-4: live bets that wait take nothing of the stake limit.',
    file: 'gateway/src/account/own-limits/read-own-figures.ts',
    find: "stake: (of) => of('stake') + of('pending')",
    replace: "stake: (of) => of('stake')",
    tests: [TICKETS],
  },
  {
    id: 'looser-at-once',
    what: 'OWN-2: a limit is raised in the heat of the moment.',
    file: 'domain/src/account/own-limits/change-own-limit.ts',
    find: 'if (amount !== null && amount <= current.amount)',
    replace: 'if (amount !== null)',
    tests: ['domain/src/account/own-limits/change-own-limit.test.ts'],
  },
  {
    id: 'self-exclusion-ended-at-once',
    what: 'OWN-8: an operator ends a self-exclusion on the spot.',
    file: 'domain/src/account/own-limits/time-out.ts',
    find: 'isSelfExclusion(timeOut) ? nowMs + WAIT_MS : nowMs',
    replace: 'nowMs',
    tests: [
      'domain/src/account/own-limits/time-out.test.ts',
      'gateway/src/desk/operator/time-outs.integration.test.ts',
    ],
  },
  {
    id: 'two-devices-count-twice',
    what: 'OWN-9: who has two pages open is signed out after half of the time.',
    file: 'gateway/src/account/own-limits/day-time.ts',
    find: 'least(greatest(excluded.counted_at_ms - greatest(t.counted_at_ms, $4::bigint), 0), $5::bigint)',
    replace: 'least(60000 + 0 * $4::bigint, $5::bigint)',
    tests: [TIME],
  },
  {
    id: 'sign-in-after-time-is-up',
    what: 'OWN-9: whose time is up for today signs in again at once.',
    file: 'gateway/src/account/session/let-in.ts',
    find: 'if (await isDayTimeUp(parts.database.pool, arrival.customerId, parts.wallNowMs()))',
    replace: 'if (parts.wallNowMs() < 0 && (await isDayTimeUp(parts.database.pool, arrival.customerId, 0)))',
    tests: [TIME],
  },
  {
    id: 'check-over-a-ticket',
    what: 'OWN-10: a reality check comes over a ticket that is on its way.',
    file: 'client/src/page/session-watch/SessionWatch.tsx',
    find: ' || isPlacing) return null;',
    replace: ') return null;',
    tests: [WATCH],
  },
  {
    id: 'check-gone-with-a-reload',
    what: 'OWN-10: a reload takes a reality check away.',
    file: 'client/src/page/session-watch/reality-told.ts',
    find: 'return isKnown && number > stored.told;',
    replace: 'useRealityTold.setState({ told: number });\n  return isKnown && number > stored.told;',
    tests: [WATCH],
  },
  {
    id: 'slip-knows-no-own-limits',
    what: 'OWN-4: the slip offers bets that the customer’s own limits refuse.',
    file: 'client/src/betting/slip/state/slip-context.ts',
    find: 'own: state.account?.own ?? null',
    replace: 'own: null',
    tests: ['client/src/betting/slip/slip-limits.test.tsx'],
  },
  {
    id: 'banners-in-time-out',
    what: 'OWN-8: the book advertises to a customer who has taken a time-out.',
    file: 'client/src/words/banners/use-shown-banners.ts',
    find: 'const isQuiet = useSession(selectIsQuiet);',
    replace: 'const isQuiet = useSession((state) => selectIsQuiet(state) && state.session === null);',
    tests: [QUIET],
  },
  {
    id: 'slip-keeps-ended-time-out',
    what: 'OWN-8: the slip refuses bets after the end of a time-out.',
    file: 'client/src/betting/slip/state/keep-slip.ts',
    find: 'if (isOther || isTimeOutOver ||',
    replace: 'if (isOther ||',
    tests: ['client/src/betting/slip/state/keep-slip.test.ts'],
  },
  {
    id: 'session-keeps-ended-time-out',
    what: 'OWN-8: the session names a time-out that is over.',
    file: 'gateway/src/ground/customer/find-customer.ts',
    find: 'isTimeOutOn(timeOut, wallMs) ? timeOut : null',
    replace: 'isTimeOutOn(timeOut, 0) ? timeOut : null',
    tests: [TICKETS],
  },
];
