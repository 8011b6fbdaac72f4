import { expect, it } from 'vitest';
import { createNotedLog } from '../../../testing/fakes/noted-log.ts';
import { keepWindow } from './keep-window.ts';
import { LiveWindow } from './live-window.ts';

const hear = (window: LiveWindow, lateMs: number, times: number): void => {
  for (let at = 0; at < times; at += 1) window.hear(lateMs);
};

it('widens while the loop is late, no further than the widest, and goes back by itself', () => {
  const window = new LiveWindow(50, 200);
  const widths = new Set<number>();
  for (let at = 0; at < 50; at += 1) {
    window.hear(60);
    widths.add(window.ms);
  }
  expect([...widths]).toEqual([50, 100, 200]);
  widths.clear();
  for (let at = 0; at < 100; at += 1) {
    window.hear(0);
    widths.add(window.ms);
  }
  expect([...widths]).toEqual([200, 100, 50]);
});

it('isn’t moved by one long task, nor by a loop that is a little late', () => {
  const window = new LiveWindow(50, 200);
  hear(window, 0, 20);
  window.hear(80);
  hear(window, 0, 5);
  expect(window.ms).toBe(50);
  hear(window, 20, 100);
  expect(window.ms).toBe(50);
});

it('stays where it is between late and on time, so that it doesn’t swing', () => {
  const window = new LiveWindow(50, 200);
  hear(window, 60, 3);
  expect(window.ms).toBe(100);
  hear(window, 15, 200);
  expect(window.ms).toBe(100);
});

it('is never narrower than configured, and widens neither what is wider already nor what is none', () => {
  for (const configured of [0, 500]) {
    const window = new LiveWindow(configured, 200);
    hear(window, 1_000, 50);
    expect([window.ms, window.widened]).toEqual([configured, 0]);
    hear(window, 0, 100);
    expect(window.ms).toBe(configured);
  }
});

it('operators are told its width, and by a line when it changes', () => {
  const { log, lines } = createNotedLog();
  const widths: Array<readonly [ms: number, widened: number]> = [];
  let say: (lateMs: number) => void = () => undefined;
  let stops = 0;
  const window = keepWindow({
    limits: { windowMs: 50, widestWindowMs: 200 },
    log,
    metrics: { windowIs: ({ ms, widened }) => widths.push([ms, widened]) },
    watchLag: (hearLag) => {
      say = hearLag;
      return () => (stops += 1);
    },
  });
  for (let at = 0; at < 10; at += 1) say(100);
  expect(window.ms).toBe(200);
  for (let at = 0; at < 80; at += 1) say(0);
  expect(window.ms).toBe(50);
  expect(widths).toEqual([
    [50, 0],
    [100, 1 / 3],
    [200, 1],
    [100, 1 / 3],
    [50, 0],
  ]);
  expect(lines.map(({ msg, windowMs }) => [msg, windowMs])).toEqual([
    ['late: gathers changes for longer', 100],
    ['late: gathers changes for longer', 200],
    ['late: gathers changes for longer', 100],
    ['on time again', 50],
  ]);
  window.stop();
  expect(stops).toBe(1);
});
