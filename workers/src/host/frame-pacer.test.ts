import { expect, it } from 'vitest';
import { FramePacer } from './frame-pacer.ts';

const createPacer = () => {
  const state = { nowMs: 1_000, sent: [] as number[], something: true };
  const timers: Array<{ atMs: number; run: () => void }> = [];
  const pacer = new FramePacer(
    () => {
      if (state.something) state.sent.push(state.nowMs);
      return state.something;
    },
    {
      nowMs: () => state.nowMs,
      setTimer: (run, delayMs) => timers.push({ atMs: state.nowMs + delayMs, run }),
    },
  );
  const runUntil = (endMs: number) => {
    for (;;) {
      timers.sort((a, b) => a.atMs - b.atMs);
      if (timers[0] === undefined || timers[0].atMs > endMs) break;
      const { atMs, run } = timers.shift()!;
      state.nowMs = Math.max(state.nowMs, atMs);
      run();
    }
    state.nowMs = endMs;
  };
  return { pacer, state, runUntil };
};

it('sends at once after quiet and then at most every 16 ms', () => {
  const { pacer, state, runUntil } = createPacer();
  pacer.want();
  runUntil(1_000);
  pacer.drawn();
  pacer.want();
  runUntil(1_015);
  expect(state.sent).toEqual([1_000]);
  runUntil(1_016);
  expect(state.sent).toEqual([1_000, 1_016]);
});

it('waits for a busy page instead of queueing frames for it', () => {
  const { pacer, state, runUntil } = createPacer();
  pacer.want();
  runUntil(1_000);
  for (let at = 1_010; at <= 1_200; at += 10) {
    pacer.want();
    runUntil(at);
  }
  expect(state.sent).toEqual([1_000]);
  pacer.drawn();
  runUntil(1_200);
  expect(state.sent).toEqual([1_000, 1_200]);
});

it('HR-32.5: waits no longer than a frame, also where the device’s clock was set back', () => {
  const { pacer, state, runUntil } = createPacer();
  pacer.want();
  runUntil(1_000);
  pacer.drawn();
  state.nowMs = 400;
  pacer.want();
  runUntil(416);
  expect(state.sent).toHaveLength(2);
});

it('goes on after a check that found nothing to send', () => {
  const { pacer, state, runUntil } = createPacer();
  state.something = false;
  pacer.want();
  runUntil(1_000);
  state.something = true;
  pacer.want();
  runUntil(1_000);
  expect(state.sent).toEqual([1_000]);
});

it('isn’t blocked by a page that draws while it receives the frame', () => {
  let isRunning = true;
  const timers: Array<() => void> = [];
  let frames = 0;
  const pacer: FramePacer = new FramePacer(
    () => {
      frames += 1;
      pacer.drawn();
      return true;
    },
    { nowMs: () => 0, setTimer: (run) => timers.push(run) },
  );
  for (let round = 0; round < 3 && isRunning; round += 1) {
    pacer.want();
    isRunning = timers.length > 0;
    timers.splice(0).forEach((run) => run());
  }
  expect(frames).toBe(3);
});
