import { describe, expect, it } from 'vitest';
import { createBet } from '../../../testing/bet-examples.ts';
import { listHookUps } from './list-hook-ups.ts';

const FIRST = createBet(100, 2, { rifChildTicketNumber: 101 });
const SECOND = createBet(101, 1, {
  rifParent: { ticketNumber: 100, wagerNumber: 2, winOnly: true },
  rifChildTicketNumber: 102,
});
const THIRD = createBet(102, 1, { rifParent: { ticketNumber: 101, wagerNumber: 1, winOnly: false } });
/** Another wager of the first one's ticket, and another chain. */
const OTHERS = [createBet(100, 1), createBet(103, 1, { rifChildTicketNumber: 104 })];

const list = (of: typeof FIRST, known: readonly (typeof FIRST)[]) =>
  listHookUps(of, known).map(({ ticketNumber, wagerNumber, waitsFor }) => [
    ticketNumber,
    wagerNumber,
    waitsFor,
  ]);

describe('the hook-ups of a rolling if', () => {
  it('SCR1-53.1: are found by ticket and wager number, and are the same from every link of the chain', () => {
    const known = [THIRD, ...OTHERS, SECOND, FIRST];
    for (const link of [FIRST, SECOND, THIRD])
      expect(list(link, known)).toEqual([
        [100, 2, null],
        [101, 1, 'winOnly'],
        [102, 1, 'winOrPush'],
      ]);
  });

  it('links that have left the list are named by their numbers', () => {
    expect(list(SECOND, [SECOND])).toEqual([
      [100, 2, null],
      [101, 1, 'winOnly'],
      [102, null, null],
    ]);
  });
});
