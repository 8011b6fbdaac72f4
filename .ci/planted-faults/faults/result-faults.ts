import type { PlantedFault } from '../planted-fault.ts';

const RESULTS = ['gateway/src/operator/result-commands.integration.test.ts'];
const RULINGS = ['gateway/src/operator/ruling-commands.integration.test.ts'];

/** When a result counts, and what operators decide of it. */
export const RESULT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'impossible-final-graded',
    what: 'HR-75.1: a tie of a hockey game is graded.',
    file: 'gateway/src/results/judge-result.ts',
    find: 'return played === null ? null : findResultFault(played.league, result);',
    replace: 'return null;',
    tests: RESULTS,
  },
  {
    id: 'late-correction-graded',
    what: 'HR-76.1: a correction of last year moves money by itself.',
    file: 'gateway/src/results/judge-result.ts',
    find: "return 'lateCorrection';",
    replace: 'return null;',
    tests: RESULTS,
  },
  {
    id: 'confirmation-stays',
    what: 'HR-75.3: a result that is held again keeps what it graded.',
    file: 'gateway/src/grading/grade-results.ts',
    find: "row.decision === 'heldAgain' || ",
    replace: '',
    tests: RESULTS,
  },
  {
    id: 'make-up-takes-refunds-back',
    what: 'HR-73.4: a make-up takes refunded money back.',
    file: 'gateway/src/grading/grade-results.ts',
    find: 'closing.has(item.result_version ?? 0)',
    replace: 'closing.has(-1)',
    tests: RESULTS,
  },
  {
    id: 'windows-never-end',
    what: 'HR-73.3: a postponed game holds its risk for ever.',
    file: 'gateway/src/grading/start-grading.ts',
    find: "    this.#enqueueAgain('windows', () => this.#closeDueGames());\n",
    replace: '',
    tests: RESULTS,
  },
  {
    id: 'overdue-final-graded',
    what: 'HR-73.2: a final after the window decides what the window closed.',
    file: 'gateway/src/results/record-result.ts',
    find: 'held === null && dueMs !== null && dueMs <= bookMs',
    replace: 'held === null && dueMs !== null && dueMs < 0',
    tests: RESULTS,
  },
  {
    id: 'named-day-ends-window',
    what: 'HR-73.3: a new date for a postponed game keeps its wagers open for ever.',
    file: 'gateway/src/results/record-result.ts',
    find: "if (isWaited && result.phase === 'live' && !result.hasBegun) return KNOWN;",
    replace: '',
    tests: RESULTS,
  },
  {
    id: 'right-line-unused',
    what: 'HR-83.2: an obvious error is graded at the wrong number.',
    file: 'gateway/src/grading/grade-leg.ts',
    find: 'finalLine: item.ruled_line ?? item.final_line,',
    replace: 'finalLine: item.final_line,',
    tests: RULINGS,
  },
  {
    id: 'live-bets-past-posted',
    what: 'HR-82.1: a bet before the start is taken for one after it.',
    file: 'gateway/src/operator/ruling-commands.ts',
    find: 'leg.acceptedMs >= startOf(context, leg)',
    replace: 'leg.acceptedMs >= 0',
    tests: RULINGS,
  },
  {
    id: 'new-price-uncapped',
    what: 'HR-10.6: a new pitcher’s price passes the maximum payout.',
    file: 'gateway/src/grading/decide-wager.ts',
    find: 'const netCents = capRepriced(stored, wager, settlement.netCents);',
    replace: 'const { netCents } = settlement;',
    tests: ['gateway/src/grading/grading.integration.test.ts'],
  },
  {
    id: 'who-owes-bets',
    what: 'HR-41.4: who owes goes on betting from free play.',
    file: 'domain/src/ticket/evaluate-ticket.ts',
    find: 'if (availableCents !== null && availableCents < 0)',
    replace: 'if (availableCents === -1)',
    tests: ['domain/src/ticket/evaluate-ticket.test.ts'],
  },
];
