import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { describe, expect, it } from 'vitest';
import { pushedContestLine } from '../../../../testing/samples/push-rows.ts';
import { createBatch, setUpPushWorld } from '../../../../testing/worlds/push-world.ts';

const BEFORE_MS = Date.UTC(2031, 8, 7, 16);

describe('a contest that is doubted', () => {
  const world = setUpPushWorld();
  let nowMs = BEFORE_MS;
  const push = async (sequence: number, rows: unknown[], image = false): Promise<BatchAnswer> => {
    world.nowMs = nowMs;
    return (await world.send(createBatch(sequence, rows, image))).json<BatchAnswer>();
  };
  const shown = (contestantNum: number, contestNum = 5) =>
    world.book.contestLines.get(`${contestNum}.${contestantNum}.main`);
  const statuses = (...nums: number[]) => nums.map((num) => shown(num)?.['status']);
  const row = (contestantNum: number, moneyLine: number | null, fields: object = {}) =>
    pushedContestLine(5, { contestantNum, moneyLine, ...fields });

  it('is held when its prices cross, once they have added up: whole, at once, until a batch is right', async () => {
    await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
    const answer = await push(2, [row(1, 180), row(2, 180)]);
    expect(answer.held).toMatchObject([{ row: 1, code: 'pricesCrossed', field: 'moneyLine' }]);
    expect(answer.held[0]?.reason).toContain('0.964');
    expect(statuses(1, 2, 3)).toEqual(['H', 'H', 'H']);
    expect(shown(3)).toMatchObject({ doubted: true });
    expect((await push(3, [row(1, 180)])).heldCount).toBe(1);
    expect((await push(4, [row(3, 200)])).heldCount).toBe(0);
    expect(statuses(1, 2, 3)).toEqual(['O', 'O', 'O']);
  });

  it('isn’t held for what its rows add up to on the way, nor while somebody who may win has no price', async () => {
    await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
    expect((await push(2, [row(1, 200), row(2, 120)])).heldCount).toBe(0);
    expect((await push(3, [row(1, null)])).heldCount).toBe(0);
    expect((await push(4, [row(1, 200), row(2, 200, { disabled: true })])).heldCount).toBe(0);
    expect(statuses(1, 3)).toEqual(['O', 'O']);
  });

  it('may list some of the field alone, as long as it never added up; an over and an under are all there is', async () => {
    expect((await push(1, [row(1, 900), row(2, 1200)], true)).heldCount).toBe(0);
    const pair = ['Over 2.5', 'Under 2.5'].map((contestantName, at) =>
      pushedContestLine(6, { contestantNum: at + 1, contestantName, moneyLine: 150 }),
    );
    expect((await push(2, pair)).held).toMatchObject([{ row: 1, code: 'pricesCrossed' }]);
    expect([shown(1, 6)?.['status'], shown(2, 6)?.['status'], ...statuses(1, 2)]).toEqual([
      'H',
      'H',
      'O',
      'O',
    ]);
  });

  it('isn’t held once an image names some of its field alone: who left can’t be bet on, and may win', async () => {
    await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
    expect((await push(2, [row(1, 180), row(2, 180)], true)).heldCount).toBe(0);
    expect(shown(3)).toBeUndefined();
    expect((await push(3, [row(1, 200)])).heldCount).toBe(0);
    expect(statuses(1, 2)).toEqual(['O', 'O']);
    await push(4, [row(3, 150)]);
    expect((await push(5, [row(3, 300)])).held).toMatchObject([{ code: 'pricesCrossed' }]);
  });

  it('counts those no more who have lost, and nobody once there is a winner', async () => {
    await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
    const lost = await push(2, [row(3, 300, { outcome: 'L' })]);
    expect(lost.held).toMatchObject([{ code: 'pricesCrossed' }]);
    expect((await push(3, [row(1, 150, { outcome: 'W' })])).heldCount).toBe(0);
  });

  it('has a contestant’s price that jumps held as long as it isn’t said again', async () => {
    await push(1, [pushedContestLine(5)], true);
    expect((await push(2, [pushedContestLine(5, { moneyLine: -500 })])).held).toMatchObject([
      { code: 'jump' },
    ]);
    expect(shown(1)).toMatchObject({ status: 'H', doubted: true });
    nowMs += 10_000;
    await push(3, [pushedContestLine(5, { moneyLine: -500 })]);
    expect(shown(1)).toMatchObject({ status: 'O', doubted: false });
  });
});
