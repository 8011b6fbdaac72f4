import { beforeEach, describe, expect, it } from 'vitest';
import { createContestLine } from '../../../testing/book-fixtures.ts';
import type { ContestLine } from '../../lines/line/contest-line.schema.ts';
import type { ChangeMessage, SnapshotMessage } from './live-messages.schema.ts';
import type { WireOp } from './record-codec.ts';
import { encodeOp, encodePut } from './record-codec.ts';
import { TopicReader } from './topic-reader.ts';

const topic = 'contest/main/Golf/Majors';

const contestant = (contestantNum: number, moneyLine: number): ContestLine =>
  createContestLine({ contestNum: 7, contestantNum, contestType2: 'Majors', moneyLine });
const put = (contestantNum: number, moneyLine: number): WireOp =>
  encodePut('contestLine', contestant(contestantNum, moneyLine));
const patch = (contestantNum: number, moneyLine: number): WireOp =>
  encodeOp({ op: 'patch', kind: 'contestLine', key: `7.${contestantNum}`, fields: { moneyLine } });

const snapshot = (clk: number, ops: WireOp[], more: Partial<SnapshotMessage> = {}): SnapshotMessage => ({
  topic,
  epoch: 'e1',
  clk,
  part: 0,
  parts: 1,
  ops,
  ...more,
});
const change = (from: number, clk: number, ops: WireOp[], epoch = 'e1'): ChangeMessage => ({
  topic,
  epoch,
  from,
  clk,
  ops,
});

describe('a topic reader', () => {
  let reader: TopicReader;
  const price = (contestantNum: number): number | null | undefined =>
    reader.state.contestLine.get(`7.${contestantNum}`)?.moneyLine;

  beforeEach(() => {
    reader = new TopicReader(topic);
    expect(reader.ask()).toEqual({ topic });
    expect(reader.readSnapshot(snapshot(10, [put(1, 150), put(2, 300)])).kind).toBe('replaced');
  });

  it('applies the change that begins at its position', () => {
    expect(reader.readChange(change(10, 12, [patch(1, 160)])).kind).toBe('applied');
    expect(price(1)).toBe(160);
    expect(reader.position).toEqual({ epoch: 'e1', clk: 12 });
  });

  it('asks once, with its position, when a change is missing, and then waits', () => {
    expect(reader.readChange(change(11, 12, [patch(1, 160)]))).toEqual({
      kind: 'askAgain',
      request: { topic, epoch: 'e1', clk: 10 },
    });
    expect(reader.readChange(change(12, 13, [patch(1, 170)])).kind).toBe('waiting');
    expect(reader.asking).toBe(true);
    expect(price(1)).toBe(150);
    expect(reader.readChange(change(10, 13, [patch(1, 170)])).kind).toBe('applied');
    expect(reader.asking).toBe(false);
  });

  it('takes a change that covers its position', () => {
    reader.readChange(change(10, 12, [patch(1, 160)]));
    expect(reader.readChange(change(10, 14, [patch(1, 180), patch(2, 310)])).kind).toBe('applied');
    expect([price(1), price(2)]).toEqual([180, 310]);
  });

  it('ignores changes that it already has', () => {
    reader.readChange(change(10, 12, [patch(1, 160)]));
    expect(reader.readChange(change(10, 12, [patch(1, 160)])).kind).toBe('ignored');
    expect(reader.readChange(change(8, 10, [patch(1, 140)])).kind).toBe('ignored');
    expect(reader.readSnapshot(snapshot(10, [put(1, 150)])).kind).toBe('ignored');
    expect(price(1)).toBe(160);
  });

  it('doesn’t take a late duplicate for the answer to a request', () => {
    reader.readChange(change(10, 12, [patch(1, 160)]));
    reader.ask();
    reader.readChange(change(10, 12, [patch(1, 160)]));
    expect(reader.asking).toBe(true);
    expect(reader.readChange(change(12, 12, []))).toEqual({ kind: 'applied', ops: [] });
    expect(reader.asking).toBe(false);
  });

  it('replaces its state only when a snapshot is whole, in whatever order its parts come', () => {
    const part = (at: number, ops: WireOp[]) =>
      reader.readSnapshot(snapshot(20, ops, { part: at, parts: 3 }));
    expect(part(2, [put(3, 900)]).kind).toBe('waiting');
    expect(part(0, [put(1, 200)]).kind).toBe('waiting');
    expect(part(0, [put(1, 200)]).kind).toBe('waiting');
    expect(price(1)).toBe(150);
    expect(part(1, []).kind).toBe('replaced');
    expect([...reader.state.contestLine.keys()]).toEqual(['7.1', '7.3']);
    expect(reader.position?.clk).toBe(20);
  });

  it('keeps applying changes while a snapshot is under way', () => {
    reader.readSnapshot(snapshot(20, [put(1, 200)], { part: 0, parts: 2 }));
    expect(reader.readChange(change(10, 11, [patch(1, 155)])).kind).toBe('applied');
    expect(price(1)).toBe(155);
    expect(reader.readSnapshot(snapshot(20, [], { part: 1, parts: 2 })).kind).toBe('replaced');
    expect(price(1)).toBe(200);
  });

  it('doesn’t mix parts from before a disconnection with parts from after it', () => {
    reader.readSnapshot(snapshot(20, [put(1, 200), put(2, 400)], { part: 0, parts: 2 }));
    reader.disconnected();
    expect(reader.readSnapshot(snapshot(20, [put(1, 200)], { part: 1, parts: 2 })).kind).toBe('waiting');
    expect(reader.readSnapshot(snapshot(20, [put(2, 400)], { part: 0, parts: 2 })).kind).toBe('replaced');
  });

  it('lets a newer snapshot replace an unfinished older one, and not the other way round', () => {
    reader.readSnapshot(snapshot(20, [put(1, 200)], { part: 0, parts: 2 }));
    reader.readSnapshot(snapshot(30, [put(1, 300)], { part: 0, parts: 2 }));
    expect(reader.readSnapshot(snapshot(20, [], { part: 1, parts: 2 })).kind).toBe('ignored');
    expect(reader.readSnapshot(snapshot(30, [], { part: 1, parts: 2 })).kind).toBe('replaced');
    expect(price(1)).toBe(300);
  });

  it('takes a snapshot of another epoch, whatever its position', () => {
    expect(reader.readChange(change(10, 11, [patch(1, 1)], 'e2')).kind).toBe('askAgain');
    expect(reader.readSnapshot(snapshot(3, [put(5, 500)], { epoch: 'e2' })).kind).toBe('replaced');
    expect(reader.position).toEqual({ epoch: 'e2', clk: 3 });
    expect([...reader.state.contestLine.keys()]).toEqual(['7.5']);
  });

  it('drops its state when a change patches a record that it doesn’t have', () => {
    expect(reader.readChange(change(10, 11, [patch(9, 100)]))).toEqual({
      kind: 'askAgain',
      request: { topic },
    });
    expect(reader.position).toBeNull();
    expect(reader.readSnapshot(snapshot(11, [put(9, 100)])).kind).toBe('replaced');
  });
});
