/**
 * More and more watch one board that moves: watchers come in steps, as before a game. Promises: those of a board that
 * moves hold on every step, so that the report shows at how many watchers they begin to break.
 */
import exec from 'k6/execution';
import { numberSetting, timeThresholds } from '../settings.ts';
import { moveLines, moveScenario, moveThresholds } from '../traffic/move-lines.ts';
import { CHANGE_THRESHOLDS, WATCH_THRESHOLDS, watchBoard, watchScenario } from '../traffic/watch-board.ts';

const watchers = numberSetting('USERS', 1_000, 6);
const steps = numberSetting('STEPS', 5, 2);
const stepSeconds = numberSetting('STEP_SECONDS', 15, 2);
const changesPerPush = numberSetting('CHANGES', 10, 5);
const seconds = steps * stepSeconds;
const moving = { pushesPerSecond: numberSetting('PUSHES', 10, 10), seconds };
/** A step's watchers come within this. */
const COME_WITHIN_SECONDS = Math.min(5, stepSeconds);

const ofStep = (step: number) => ({
  ...watchScenario(Math.ceil(watchers / steps), seconds),
  startTime: `${step * stepSeconds}s`,
  env: { STEP: String(step) },
});

export const options = {
  scenarios: {
    ...Object.fromEntries(Array.from({ length: steps }, (_, step) => [`step${step + 1}`, ofStep(step)])),
    ...moveScenario(moving),
  },
  thresholds: {
    ...WATCH_THRESHOLDS,
    ...CHANGE_THRESHOLDS,
    ...timeThresholds({ live_connect_ms: ['p(95)<1000'], live_snapshot_ms: ['p(95)<2000'] }),
    ...moveThresholds(moving),
  },
};

/** Comes at some moment of its step, and stays to the end. */
export function watch(): void {
  const comesInMs = ((exec.vu.idInTest * 37) % 100) * 10 * COME_WITHIN_SECONDS;
  const leftMs = (steps - Number(__ENV['STEP'])) * stepSeconds * 1_000 - comesInMs;
  setTimeout(() => watchBoard({ stayMs: leftMs }), comesInMs);
}

export function move(): void {
  moveLines(changesPerPush);
}
