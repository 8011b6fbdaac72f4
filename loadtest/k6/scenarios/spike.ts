/**
 * A crowd comes to a board that is being watched, as when a goal falls, and leaves again. Promises: all of the crowd
 * gets in, and who was there before notices nothing.
 */
import { moverThresholds, numberSetting, timeThresholds } from '../settings.ts';
import { moveLines, moveScenario, moveThresholds } from '../traffic/move-lines.ts';
import { WATCH_THRESHOLDS, watchBoard, watchScenario } from '../traffic/watch-board.ts';

const crowd = numberSetting('USERS', 1_000, 8);
const seconds = numberSetting('SECONDS', 45, 6);
const changesPerPush = numberSetting('CHANGES', 10, 5);
const moving = { pushesPerSecond: numberSetting('PUSHES', 10, 10), seconds };
const thirdMs = (seconds * 1_000) / 3;

const watchers = (exec: string, vus: number, startTime: string) => ({
  ...watchScenario(vus, seconds),
  exec,
  startTime,
});

export const options = {
  scenarios: {
    there: watchers('beThere', Math.ceil(crowd / 10), '0s'),
    crowd: watchers('come', crowd, `${Math.round(thirdMs)}ms`),
    ...moveScenario(moving),
  },
  thresholds: {
    ...WATCH_THRESHOLDS,
    ...timeThresholds({
      'live_snapshot_ms{who:crowd}': ['p(95)<2000'],
      ...moverThresholds({ 'live_change_ms{who:there}': ['p(95)<150', 'p(99)<500'] }),
    }),
    ...moveThresholds(moving),
  },
};

export function beThere(): void {
  watchBoard({ stayMs: seconds * 1_000, tags: () => ({ who: 'there' }) });
}

export function come(): void {
  watchBoard({ stayMs: thirdMs, tags: () => ({ who: 'crowd' }) });
}

export function move(): void {
  moveLines(changesPerPush);
}
