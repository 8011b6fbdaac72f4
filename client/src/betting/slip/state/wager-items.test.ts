import type { ContestPick } from '@lineboard/domain/ground/pick/pick';
import { sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { describe, expect, it } from 'vitest';
import { openTestSlip, pickSpreads } from '../../../../testing/open-test-slip.ts';
import { SPREAD_SEEN, spreadIdOf, spreadOf } from '../../../../testing/slip-examples.ts';

const CONTEST: ContestPick = { type: 'C', contestNum: 5, contestantNum: 1 };
const CONTEST_ID = 'C.5.1';
const CONTEST_SEEN = { price: 1_200, line: null, position: { epoch: 'e', clk: 1 } };

/** A slip with the spreads of these games and optionally a contestant; each with an amount. */
const openSlip = (gameNums: number[], hasContest = false) => {
  const slip = openTestSlip();
  pickSpreads(slip, ...gameNums);
  if (hasContest) {
    slip.getState().togglePick(CONTEST, CONTEST_SEEN);
    const quote = { type: 'C', line: sampleContestLine(5, 1), feedUp: true } as const;
    slip.getState().applyQuotes([[CONTEST_ID, quote]]);
  }
  for (const { itemId } of slip.getState().items) slip.getState().enterAmount(itemId, 'risk', 1_000);
  return slip;
};
/** The items that the ticket would be posted with. */
const postedPicks = (slip: ReturnType<typeof openSlip>) =>
  slip
    .getState()
    .beginSending()
    ?.items.map(({ pick }) => pick);

describe('wager items of the ticket', () => {
  it('CALL2-16: an added game is posted, after the earlier ones', () => {
    expect(postedPicks(openSlip([1, 2]))).toEqual([spreadOf(1), spreadOf(2)]);
  });

  it('CALL2-17: a removed game is not posted, whether its card or its cell removed it', () => {
    const slip = openSlip([1, 2, 3]);
    slip.getState().removeItem(spreadIdOf(2));
    slip.getState().togglePick(spreadOf(3), SPREAD_SEEN);
    expect(postedPicks(slip)).toEqual([spreadOf(1)]);
  });

  it('CALL2-18, ENT2-07.7: an added contest is posted as selected, with the amount typed for it', () => {
    const slip = openSlip([1], true);
    slip.getState().enterAmount(CONTEST_ID, 'risk', 2_500);
    expect(slip.getState().beginSending()?.items[1]).toMatchObject({
      pick: CONTEST,
      seenPrice: 1_200,
      seenLine: null,
      amountCents: 2_500,
    });
  });

  it('CALL2-19: a removed contest is not posted', () => {
    const slip = openSlip([1], true);
    slip.getState().togglePick(CONTEST, CONTEST_SEEN);
    expect(postedPicks(slip)).toEqual([spreadOf(1)]);
  });

  it('CALL2-20: with all removed nothing can be posted, and the next pick begins another ticket', () => {
    const slip = openSlip([1], true);
    const before = slip.getState().idempotencyKey;
    slip.getState().clear();
    expect(slip.getState()).toMatchObject({ items: [], quotes: new Map(), idempotencyKey: null });
    expect(slip.getState().beginSending()).toBeNull();
    pickSpreads(slip, 1);
    expect(slip.getState().items[0]?.amountCents).toBeNull();
    expect(slip.getState().idempotencyKey).not.toBe(before);
  });
});
