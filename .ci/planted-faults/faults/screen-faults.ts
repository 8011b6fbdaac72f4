import type { PlantedFault } from '../planted-fault.ts';

const MARKS = 'gateway/src/ground/traces/screen-marks.ts';
const MARKS_TEST = 'gateway/src/ground/traces/screen-marks.test.ts';
const JUDGE = 'gateway/src/page/screen/judge-drawn.ts';
const JUDGE_TEST = 'gateway/src/page/screen/judge-drawn.test.ts';
const WIRED = 'gateway/src/start/whole/screen-traces.integration.test.ts';

/** What pages tell of the time that they took to draw. */
export const SCREEN_FAULTS: readonly PlantedFault[] = [
  {
    id: 'screen-without-parent',
    what: 'A span of the screen begins a trace of its own.',
    file: 'gateway/src/page/screen/screen-routes.ts',
    find: '{ parent: mark.parent, startMs }',
    replace: '{ parent: null, startMs }',
    tests: [WIRED],
  },
  {
    id: 'screen-marks-of-anybody',
    what: 'A customer reports for another one’s ticket.',
    file: MARKS,
    find: 'JSON.stringify([FORM, body, customerId])',
    replace: 'JSON.stringify([FORM, body])',
    tests: [MARKS_TEST],
  },
  {
    id: 'screen-marks-again',
    what: 'A report may be sent any number of times.',
    file: MARKS,
    find: '|| isTaken(body)',
    replace: '',
    tests: [MARKS_TEST],
  },
  {
    id: 'screen-marks-for-ever',
    what: 'A mark of yesterday is taken.',
    file: MARKS,
    find: '|| ageMs > HOLDS_MS',
    replace: '',
    tests: [MARKS_TEST],
  },
  {
    id: 'screen-marks-unbounded',
    what: 'What is remembered of marks grows with the reports.',
    file: MARKS,
    find: '|| taken.size >= MOST_TAKEN',
    replace: '',
    tests: [MARKS_TEST],
  },
  {
    id: 'screen-sampler-unasked',
    what: 'Pages report for traces that aren’t kept.',
    file: MARKS,
    find: 'place === null || (place.traceFlags & 1) === 0',
    replace: 'place === null',
    tests: [MARKS_TEST],
  },
  {
    id: 'screen-clock-believed',
    what: 'A page says that it drew an answer after it said so.',
    file: JUDGE,
    find: 'networkMs < -COARSE_MS || leftMs < -COARSE_MS',
    replace: 'networkMs < -COARSE_MS',
    tests: [JUDGE_TEST],
  },
  {
    id: 'screen-every-change',
    what: 'Each change asks a page.',
    file: 'gateway/src/page/live/sample-changes.ts',
    find: 'nowMs() - sampledMs < SAMPLE_EVERY_MS',
    replace: 'nowMs() < sampledMs',
    tests: ['gateway/src/page/live/sample-changes.test.ts'],
  },
  {
    id: 'screen-asked-too-late',
    what: 'A page is asked about a change that it has drawn by then.',
    file: 'gateway/src/page/live/topic-hub.ts',
    find: '        this.#options.onTraced?.(changes);\n        this.#emit(changes);\n',
    replace: '        this.#emit(changes);\n        this.#options.onTraced?.(changes);\n',
    tests: [WIRED],
  },
  {
    id: 'painted-in-hidden-page',
    what: 'A page that nobody saw tells when it painted.',
    file: 'client/src/ground/screen-times/when-painted.ts',
    find: '    isHidden = true;\n',
    replace: '',
    tests: ['client/src/ground/screen-times/when-painted.test.ts'],
  },
  {
    id: 'painted-out-of-view',
    what: 'A price counts as painted that the page draws nowhere.',
    file: 'client/src/lines/board/watch-sample.ts',
    find: 'if (isOfChange && board.draws(',
    replace: 'if (isOfChange || board.draws(',
    tests: ['client/src/lines/board/watch-sample.test.ts'],
  },
];
