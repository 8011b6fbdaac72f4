import type { PlantedFault } from '../planted-fault.ts';

/** The live server. */
export const LIVE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'live-log-level-not-passed',
    what: 'LIVE_LOG_LEVEL does nothing.',
    file: 'gateway/src/start/serve-sockets.ts',
    find: ', { level: config.LIVE_LOG_LEVEL }',
    replace: '',
    tests: ['gateway/src/start/serve-sockets.integration.test.ts'],
  },
  {
    id: 'old-news-of-old-book',
    what: 'HR-32.5: a pulse does not wait for the book.',
    file: 'gateway/src/live/pulse.ts',
    find: 'void untilFresh(source.book).then(() => tell(createPulse(source)));',
    replace: 'tell(createPulse(source));',
    tests: ['gateway/src/live/pulse.test.ts'],
  },
  {
    id: 'outdated-book-accepts',
    what: 'HR-32.5: a book that stood still takes tickets.',
    file: 'gateway/src/live/pulse.ts',
    find: ' && !isOutdated(book)',
    replace: '',
    tests: ['gateway/src/live/pulse.test.ts'],
  },
];
