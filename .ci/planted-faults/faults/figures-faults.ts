import type { PlantedFault } from '../planted-fault.ts';

const GATEWAY_TESTS = ['gateway/src/books/daily-figures/figures.integration.test.ts'];

/** Daily figures: from the ledger to the page. */
export const FIGURES_FAULTS: readonly PlantedFault[] = [
  {
    id: 'adjustments-in-no-figure',
    what: 'A week doesn’t end with the balance that the account has.',
    file: 'domain/src/ground/ledger/ledger-kinds.ts',
    find: "kind: 'adjustment',\n    moves: ['balance'],\n    type: 'M',\n    figure: 'cashInOut',",
    replace: "kind: 'adjustment',\n    moves: ['balance'],\n    type: 'F',\n    figure: null,",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'days-of-utc',
    what: 'An evening’s bets count on the next day.',
    file: 'domain/src/books/daily-figures/figure-weeks.ts',
    find: 'const starts = [startOfDayMs(monday)];',
    replace: "const starts = [startOfDayMs(monday, 'UTC')];",
    tests: ['domain/src/books/daily-figures/week-figures.property.test.ts', ...GATEWAY_TESTS],
  },
  {
    id: 'every-day-24-hours',
    what: 'After clocks change, days begin an hour off.',
    file: 'domain/src/books/daily-figures/figure-weeks.ts',
    find: 'dayOf(guessMs) === day && dayOf(guessMs - 1) < day ? guessMs : startOfDayMs(day)',
    replace: 'dayOf(guessMs) === day ? guessMs : startOfDayMs(day)',
    tests: ['domain/src/books/daily-figures/week-figures.property.test.ts', ...GATEWAY_TESTS],
  },
  {
    id: 'later-weeks-in-the-balance',
    what: 'An earlier week begins and ends with balances that it never had.',
    file: 'gateway/src/books/daily-figures/read-figures.ts',
    find: '    where customer_id = $1 and book_ms >= $6 and ${MOVES}',
    replace: '    where customer_id = $1 and book_ms >= $6 and book_ms < $7 and ${MOVES}',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'charts-of-everybody',
    what: 'A customer’s charts tell what all customers made.',
    file: 'gateway/src/books/daily-figures/graded-wagers.ts',
    find: 'customer_id = $3)',
    replace: 'customer_id <> $3 or customer_id = $3)',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'charts-of-the-book',
    what: 'The charts show what the book won as the customer’s.',
    file: 'gateway/src/books/daily-figures/read-charts.ts',
    find: 'winLossCents: lostCents - wonCents',
    replace: 'winLossCents: wonCents - lostCents',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'statement-without-corrections',
    what: 'A customer’s statement leaves out what a corrected score took back.',
    file: 'gateway/src/books/exports/read-statement.ts',
    find: '    winLoss,\n    customerId,',
    replace: "    winLoss.filter((kind) => kind !== 'reverse'),\n    customerId,",
    tests: ['gateway/src/books/exports/statement.integration.test.ts'],
  },
  {
    id: 'statement-of-somebody',
    what: 'A customer’s statement has the payments of everybody.',
    file: 'gateway/src/books/exports/read-statement.ts',
    find: 'where customer_id = $3 and book_ms >= ($1::bigint[])[1] and book_ms <',
    replace: 'where book_ms >= ($1::bigint[])[1] and book_ms <',
    tests: ['gateway/src/books/exports/statement.integration.test.ts'],
  },
];
