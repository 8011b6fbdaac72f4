/**
 * Many watch one board that moves: a line mover pushes changes, every watcher gets each of them.
 * Promises: changes and pulses arrive in time, no socket misses one, and who was cut off resumes where it left off.
 */
import exec from 'k6/execution';
import { moverThresholds, numberSetting } from '../settings.ts';
import { moveLines, moveScenario, moveThresholds } from '../traffic/move-lines.ts';
import { CHANGE_THRESHOLDS, WATCH_THRESHOLDS, watchBoard, watchScenario } from '../traffic/watch-board.ts';

const watchers = numberSetting('USERS', 100, 5);
const seconds = numberSetting('SECONDS', 30, 5);
const changesPerPush = numberSetting('CHANGES', 10, 5);
const moving = { pushesPerSecond: numberSetting('PUSHES', 20, 10), seconds };

/** Every tenth watcher loses its connection this often. */
const CUT_EVERY_MS = 2_000;
const CUT_ONE_OF = 10;

export const options = {
  scenarios: {
    watch: watchScenario(watchers, seconds),
    ...moveScenario(moving),
  },
  thresholds: {
    ...WATCH_THRESHOLDS,
    ...moverThresholds({ live_resumed_by_changes: ['rate>0.9'] }),
    ...CHANGE_THRESHOLDS,
    ...moveThresholds(moving),
  },
};

/** Watches for the whole run; one of ten is cut off again and again. */
export function watch(): void {
  const isCut = exec.scenario.iterationInTest % CUT_ONE_OF === 0;
  watchBoard({ stayMs: seconds * 1_000, ...(isCut && { cutEveryMs: CUT_EVERY_MS }) });
}

export function move(): void {
  moveLines(changesPerPush);
}
