/**
 * All watchers lose their connections at the same moment, as when a balancer or a gateway goes, and come back at once.
 * Promises: all are back soon, by the changes that they missed, and none misses one.
 */
import { moverThresholds, numberSetting, timeThresholds } from '../settings.ts';
import { moveLines, moveScenario, moveThresholds } from '../traffic/move-lines.ts';
import { WATCH_THRESHOLDS, watchBoard, watchScenario } from '../traffic/watch-board.ts';

const watchers = numberSetting('USERS', 1_000, 6);
const seconds = numberSetting('SECONDS', 40, 6);
const cutEveryMs = numberSetting('CUT_EVERY_MS', 10_000, 2_000);
const changesPerPush = numberSetting('CHANGES', 10, 5);
const moving = { pushesPerSecond: numberSetting('PUSHES', 10, 10), seconds };

export const options = {
  scenarios: {
    watch: watchScenario(watchers, seconds),
    ...moveScenario(moving),
  },
  thresholds: {
    ...WATCH_THRESHOLDS,
    ...moverThresholds({ live_resumed_by_changes: ['rate>0.9'] }),
    ...timeThresholds({ live_back_ms: ['p(95)<2000', 'max<5000'] }),
    ...moveThresholds(moving),
  },
};

export function watch(): void {
  watchBoard({ stayMs: seconds * 1_000, cutEveryMs });
}

export function move(): void {
  moveLines(changesPerPush);
}
