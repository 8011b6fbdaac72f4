import type { PlantedFault } from '../planted-fault.ts';

/** How old the prices are, and what of it is said. */
export const FRESHNESS_FAULTS: readonly PlantedFault[] = [
  {
    id: 'feeds-down-not-said',
    what: 'HR-32.5: a feed that is out is not named.',
    file: 'client/src/live/keep-line-state.ts',
    find: '      feedsDown,\n',
    replace: '      feedsDown: [],\n',
    tests: ['client/src/live/keep-line-state.test.ts'],
  },
  {
    id: 'refusing-book-not-said',
    what: 'The page does not learn that the book takes nothing.',
    file: 'client/src/live/keep-line-state.ts',
    find: '      accepting,\n    });',
    replace: '      accepting: true,\n    });',
    tests: ['client/src/live/keep-line-state.test.ts'],
  },
  {
    id: 'book-clock-dropped',
    what: 'Cut-offs are reckoned by the device’s own clock.',
    file: 'client/src/live/keep-line-state.ts',
    find: 'bookMs, speed: bookSpeed',
    replace: 'bookMs: Date.now(), speed: 1',
    tests: ['client/src/live/keep-line-state.test.ts'],
  },
  {
    id: 'slow-not-said',
    what: 'A slow connection looks like a fast one.',
    file: 'client/src/live/keep-line-state.ts',
    find: "slow: state === 'slow'",
    replace: 'slow: false',
    tests: ['client/src/live/keep-line-state.test.ts'],
  },
  {
    id: 'stale-is-fresh',
    what: 'The worker takes old prices for fresh ones.',
    file: 'client/src/live/join-live-and-worker.ts',
    find: 'fresh: isFresh(state)',
    replace: 'fresh: true',
    tests: ['client/src/board/Board.test.tsx'],
  },
  {
    id: 'worker-not-told-of-feeds',
    what: 'Lines of a feed that is out look bettable.',
    file: 'client/src/live/join-live-and-worker.ts',
    find: 'feedsDown: state.feedsDown',
    replace: 'feedsDown: []',
    tests: ['client/src/board/Board.test.tsx'],
  },
  {
    id: 'waking-not-compared',
    what: 'After a sleep old prices stay until they move.',
    file: 'client/src/live/join-live-and-worker.ts',
    find: "live.awake$.pipe(takeUntil(stopped$)).subscribe(() => link.send({ kind: 'compare' }));",
    replace: '',
    tests: ['client/src/board/Board.test.tsx'],
  },
];
