import type { PlantedFault } from '../planted-fault.ts';

const TESTS = ['gateway/src/desk/operator/week-commands.integration.test.ts'];

/** Weeks of credit customers, and what they made for the book. */
export const WEEK_FAULTS: readonly PlantedFault[] = [
  {
    id: 'later-week-forgotten',
    what: 'HR-43: a week that a later one covered is settled once more.',
    file: 'gateway/src/desk/operator/settle-weeks.ts',
    find: 'where customer_id = $1 and monday >= $2 order by',
    replace: 'where customer_id = $1 and monday = $2 order by',
    tests: TESTS,
  },
  {
    id: 'week-settled-at-midnight',
    what: 'HR-43: a grade that is under way at midnight is missing in the week that is settled.',
    file: 'gateway/src/desk/operator/settle-weeks.ts',
    find: ' + SETTLES_AFTER_MS)',
    replace: ')',
    tests: TESTS,
  },
  {
    id: 'paid-since-not-counted',
    what: 'HR-43: a customer who paid on Tuesday is settled for all of it on Wednesday.',
    file: 'gateway/src/books/daily-figures/read-closing.ts',
    find: 'figures.slice(0, -1)',
    replace: 'figures.slice(0, 0)',
    tests: TESTS,
  },
  {
    id: 'settlement-not-in-figures',
    what: 'HR-43: what was settled is in the balance and in no figure.',
    file: 'domain/src/ground/ledger/ledger-kinds.ts',
    find: "kind: 'settlement',\n    moves: ['balance'],\n    type: 'M',\n    figure: 'cashInOut',",
    replace: "kind: 'settlement',\n    moves: ['balance'],\n    type: 'F',\n    figure: null,",
    tests: TESTS,
  },
  {
    id: 'settled-page-not-told',
    what: 'A customer’s page shows the balance from before the week was settled.',
    file: 'gateway/src/desk/operator/settle-weeks.ts',
    find: "posted === null ? [] : [[statement.customerId, { kind: 'balance', balance: posted.after }] as const],",
    replace: 'posted === null ? [] : [],',
    tests: TESTS,
  },
  {
    id: 'settled-dollars-and-euros',
    what: 'Dollars and euros of a settled week are added up to one sum.',
    file: 'gateway/src/desk/operator/settle-weeks.ts',
    find: 'Map.groupBy(statements, ({ currency }) => currency)',
    replace: "Map.groupBy(statements, () => 'USD')",
    tests: TESTS,
  },
];
