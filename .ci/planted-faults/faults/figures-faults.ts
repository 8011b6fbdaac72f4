import type { PlantedFault } from '../planted-fault.ts';

const PAGE_TESTS = ['client/src/daily-figures/DailyFiguresPage.test.tsx'];
const GATEWAY_TESTS = ['gateway/src/daily-figures/figures.integration.test.ts'];

/** Daily figures: from the ledger to the page. */
export const FIGURES_FAULTS: readonly PlantedFault[] = [
  {
    id: 'figures-not-kept',
    what: 'Figures stay as they were when a bet is graded.',
    file: 'client/src/app/lifecycles.ts',
    find: '  ({ live }) => keepFigures(live.customer$),\n',
    replace: '',
    tests: ['client/src/app/lifecycles.test.ts'],
  },
  {
    id: 'figures-not-served',
    what: 'The page of the figures can’t be loaded.',
    file: 'gateway/src/app.ts',
    find: '    figuresRoutes(api, parts);\n',
    replace: '',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'adjustments-in-no-figure',
    what: 'A week doesn’t end with the balance that the account has.',
    file: 'domain/src/transactions/kinds-of-type.ts',
    find: "  adjustment: 'M',",
    replace: "  adjustment: 'F',",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'days-of-utc',
    what: 'An evening’s bets count on the next day.',
    file: 'domain/src/daily-figures/figure-weeks.ts',
    find: 'const starts = [startOfDayMs(monday)];',
    replace: "const starts = [startOfDayMs(monday, 'UTC')];",
    tests: ['domain/src/daily-figures/week-figures.property.test.ts', ...GATEWAY_TESTS],
  },
  {
    id: 'every-day-24-hours',
    what: 'After clocks change, days begin an hour off.',
    file: 'domain/src/daily-figures/figure-weeks.ts',
    find: 'dayOf(guessMs) === day && dayOf(guessMs - 1) < day ? guessMs : startOfDayMs(day)',
    replace: 'dayOf(guessMs) === day ? guessMs : startOfDayMs(day)',
    tests: ['domain/src/daily-figures/week-figures.property.test.ts', ...GATEWAY_TESTS],
  },
  {
    id: 'later-weeks-in-the-balance',
    what: 'An earlier week begins and ends with balances that it never had.',
    file: 'gateway/src/daily-figures/read-figures.ts',
    find: "    where customer_id = $1 and book_ms >= $6 and (kind <> 'wager'",
    replace: "    where customer_id = $1 and book_ms >= $6 and book_ms < $7 and (kind <> 'wager'",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'day-list-without-end',
    what: 'The list of a day holds all days after it.',
    file: 'gateway/src/transactions/transactions-routes.ts',
    find: 'untilMs: startOfDayMs(addDays(end, 1)),',
    replace: 'untilMs: null,',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'week-not-asked-for',
    what: 'Every week shows the current one.',
    file: 'client/src/daily-figures/figures-store.ts',
    find: '  askedOffset = weekOffset;\n',
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'press-while-loading',
    what: 'A press while a day loads jumps to another list.',
    file: 'client/src/daily-figures/use-day-panel.ts',
    find: 'if (!isLoading) change(',
    replace: 'change(',
    tests: PAGE_TESTS,
  },
  {
    id: 'slip-beside-figures',
    what: 'The slip takes a third of the figures’ room.',
    file: 'client/src/shell/Shell.tsx',
    find: '{!isPhone && !hidesSlip && <SlipAside />}',
    replace: '{!isPhone && <SlipAside />}',
    tests: ['client/src/app/site-addresses.test.tsx'],
  },
];
