import type { PlantedFault } from '../planted-fault.ts';

const CALLS = ['gateway/src/wallet/cashier.integration.test.ts'];
const COMMANDS = ['gateway/src/operator/cashier-commands.integration.test.ts'];

/** Money that comes in and goes out at the cashier. */
export const CASHIER_FAULTS: readonly PlantedFault[] = [
  {
    id: 'cashier-payout-not-held',
    what: 'A payout that waits can be bet, and asked for again.',
    file: 'domain/src/cashier/cash-request.ts',
    find: "kind === 'payout' && state === 'waiting' ? amountCents : 0",
    replace: "kind === 'payout' && state === 'refused' ? amountCents : 0",
    tests: CALLS,
  },
  {
    id: 'cashier-account-not-locked',
    what: 'Two payouts at once take one balance twice.',
    file: 'gateway/src/wallet/decide-cash.ts',
    find: 'where s.session_hash = $1 and s.provider = $2 for update of a`;',
    replace: 'where s.session_hash = $1 and s.provider = $2`;',
    tests: CALLS,
  },
  {
    id: 'cashier-game-moves-cash',
    what: 'A game’s session moves cash.',
    file: 'gateway/src/wallet/decide-cash.ts',
    find: 'player.integration !== CASHIER || !mayPlay(player)',
    replace: '!mayPlay(player)',
    tests: CALLS,
  },
  {
    id: 'cashier-stakes',
    what: 'The cashier’s session stakes money.',
    file: 'gateway/src/wallet/decide-bet.ts',
    find: ' || player.integration === CASHIER',
    replace: '',
    tests: CALLS,
  },
  {
    id: 'cashier-pays-credit',
    what: 'A payout takes the credit line.',
    file: 'gateway/src/wallet/decide-cash.ts',
    find: 'payableOf(calculateBalance(player))',
    replace: 'calculateBalance(player).availableCents',
    tests: CALLS,
  },
  {
    id: 'cashier-hold-is-loss',
    what: 'A payout that waits uses up the customer’s own loss limit.',
    file: 'gateway/src/own-limits/read-own-figures.ts',
    find: "kind = 'payout' and state = 'waiting'",
    replace: "kind = 'payout' and state = 'none'",
    tests: CALLS,
  },
  {
    id: 'cashier-cancels-anybodys',
    what: 'The sandbox’s guest takes back what another one asked for.',
    file: 'gateway/src/sandbox/cashier/cashier-calls.ts',
    find: "if (!refers.startsWith(prefixOf(guest))) throw new SandboxRefusal('notFound');",
    replace: "if (prefixOf(guest) === '') throw new SandboxRefusal('notFound');",
    tests: ['gateway/src/sandbox/cashier/cashier.integration.test.ts'],
  },
  {
    id: 'cashier-decided-twice',
    what: 'What was decided is taken back, and its hold released again.',
    file: 'gateway/src/cashier/step-request.ts',
    find: " and state = 'waiting' returning kind",
    replace: ' returning kind',
    tests: CALLS,
  },
  {
    id: 'cashier-limit-asked-once',
    what: 'A deposit is approved over a limit that the customer set since.',
    file: 'gateway/src/operator/cashier-commands.ts',
    find: "kind === 'deposit' && !overOwnLimit",
    replace: "kind === 'deposit' && overOwnLimit",
    tests: COMMANDS,
  },
  {
    id: 'cashier-pays-what-is-gone',
    what: 'A payout is approved though a correction took its money away.',
    file: 'gateway/src/operator/cashier-commands.ts',
    find: "kind === 'payout' && availableCents < amountCents",
    replace: "kind === 'payout' && availableCents < 0",
    tests: COMMANDS,
  },
  {
    id: 'cashier-rule-of-one',
    what: 'The rule looks at one request alone: many small ones go by it.',
    file: 'gateway/src/wallet/decide-cash.ts',
    find: 'const approvedTodayCents = await sumApprovedToday(client, { customerId, kind }, now.bookMs);',
    replace:
      'const approvedTodayCents = 0 * (await sumApprovedToday(client, { customerId, kind }, now.bookMs));',
    tests: COMMANDS,
  },
  {
    id: 'cashier-page-not-told',
    what: 'The page hears nothing of what was approved.',
    file: 'gateway/src/operator/cashier-commands.ts',
    find: "events: [{ kind: 'wagers' as const }]",
    replace: 'events: []',
    tests: COMMANDS,
  },
  {
    id: 'cashier-bell-silent',
    what: 'The bell doesn’t say what the book decided at the cashier.',
    file: 'gateway/src/messages/notifications.ts',
    find: "where r.decided_by = 'operator'",
    replace: "where r.decided_by = 'rule'",
    tests: COMMANDS,
  },
];
