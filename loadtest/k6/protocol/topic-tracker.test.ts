import { expect, it } from 'vitest';
import { createTopicTracker } from './topic-tracker.ts';

const topic = 'lines/main/Football/NFL';
const snapshot = (clk: number, part = 0, parts = 1) => ({ topic, epoch: 'a', clk, part, parts, ops: [] });
const change = (from: number, clk: number, epoch = 'a') => ({ topic, epoch, from, clk, ops: [] });

it('follows changes that start where the one before ended', () => {
  const tracker = createTopicTracker();
  expect(tracker.takeSnapshot(snapshot(5))).toBe(true);
  expect(tracker.takeChange(change(5, 9))).toBe(true);
  expect(tracker.takeChange(change(9, 10))).toBe(true);
  expect(tracker.request([topic, 'scores/Tennis'])).toEqual({
    topics: [{ topic, epoch: 'a', clk: 10 }, { topic: 'scores/Tennis' }],
  });
});

it('reports a gap, a repeated change, another epoch and a change before the snapshot', () => {
  const tracker = createTopicTracker();
  expect(tracker.takeChange(change(5, 6))).toBe(false);
  tracker.takeSnapshot(snapshot(5));
  expect(tracker.takeChange(change(6, 7))).toBe(false);
  expect(tracker.takeChange(change(5, 6, 'b'))).toBe(false);
  expect(tracker.takeChange(change(5, 6))).toBe(true);
  expect(tracker.takeChange(change(5, 6))).toBe(false);
});

it('has no position until every part of the snapshot has come, in any order', () => {
  const tracker = createTopicTracker();
  expect(tracker.takeSnapshot(snapshot(5, 1, 2))).toBe(false);
  expect(tracker.takeSnapshot(snapshot(5, 1, 2))).toBe(false);
  expect(tracker.takeChange(change(5, 6))).toBe(false);
  expect(tracker.takeSnapshot(snapshot(5, 0, 2))).toBe(true);
  expect(tracker.takeChange(change(5, 6))).toBe(true);
});

it('forgets the parts of a snapshot that a newer one replaced', () => {
  const tracker = createTopicTracker();
  tracker.takeSnapshot(snapshot(5, 0, 2));
  expect(tracker.takeSnapshot(snapshot(8, 1, 2))).toBe(false);
  expect(tracker.takeSnapshot(snapshot(8, 0, 2))).toBe(true);
});
