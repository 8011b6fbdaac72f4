import { describe, expect, it } from 'vitest';
import { createContestQuote, createGameQuote } from '../../../testing/ticket-fixtures.ts';
import { createParlayTerms, createStraight, createTeaserTerms } from '../../../testing/wager-fixtures.ts';
import type { GamePick, WagerPick } from '../../ground/pick/pick.ts';
import type { PlacedLeg, PlacedWager } from '../wager/placed-wager.ts';
import type { WagerTerms } from '../wager/wager.ts';
import { isRifCorrelated, judgeRifParent, rifDelivers } from './judge-rif.ts';

const RULES = { rifMaxChain: 5 };

const createParent = (fields: Partial<PlacedWager> = {}): PlacedWager => ({
  wager: createStraight(),
  legs: [],
  status: 'O',
  riskCents: 10_000,
  toWinCents: 9_091,
  chainLength: 0,
  hasChild: false,
  fillDeadlineMs: null,
  ...fields,
});

const judgeTerms = (terms: WagerTerms) =>
  judgeRifParent(createParent({ wager: { ...createStraight(), terms } }), RULES);

describe('the parent of a rolling if', () => {
  it('HR-25.7: is an open straight, parlay or teaser of the customer’s', () => {
    expect(judgeRifParent(null, RULES)).toBe('rifParentInvalid');
    for (const status of ['W', 'L', 'P', 'X'] as const)
      expect(judgeRifParent(createParent({ status }), RULES)).toBe('rifParentInvalid');
    for (const terms of [{ kind: 'straight' } as const, createParlayTerms(), createTeaserTerms()])
      expect(judgeTerms(terms)).toBeNull();
  });

  it('HR-25.7: is no if bet, no reverse, no round robin and has no empty spots', () => {
    const refused: WagerTerms[] = [
      { kind: 'ifBet', condition: 'winOnly' },
      { kind: 'reverse' },
      { kind: 'roundRobin', riskCents: 100, toWinCents: 100, sizes: [2], excluded: [], card: null },
      createParlayTerms({ openSpots: 1 }),
      createTeaserTerms({ openSpots: 1 }),
    ];
    expect(refused.map(judgeTerms)).toEqual(refused.map(() => 'rifParentInvalid'));
  });

  it('HR-25.7: is no free play, and has one child at most', () => {
    expect(judgeRifParent(createParent({ wager: createStraight({}, true) }), RULES)).toBe(
      'rifFreePlayParent',
    );
    expect(judgeRifParent(createParent({ hasChild: true }), RULES)).toBe('rifParentInvalid');
  });

  it('HR-25.7: is not held for another ticket just now', () => {
    expect(judgeRifParent(createParent({ isReserved: true }), RULES)).toBe('wagerReserved');
    expect(judgeRifParent(createParent({ isReserved: false }), RULES)).toBeNull();
  });

  it('HR-25.3: the chain with parent and child is at most as long as the book says', () => {
    expect(judgeRifParent(createParent({ chainLength: 3 }), RULES)).toBeNull();
    expect(judgeRifParent(createParent({ chainLength: 4 }), RULES)).toBe('rifChainTooLong');
  });
});

describe('correlation of parent and child', () => {
  const game = (fields: Partial<GamePick> = {}): GamePick => ({
    type: 'G',
    gameNum: 1,
    periodNumber: 0,
    market: 'S',
    side: 'team1',
    ...fields,
  });
  const contest = (contestNum: number): WagerPick => ({ type: 'C', contestNum, contestantNum: 1 });
  const placed = (pick: WagerPick, linkedContests: number[] = []): PlacedLeg => ({
    pick,
    sportType: 'Football',
    correlation: { linkedContests, contestGameNum: null },
    result: null,
  });
  const judge = (parent: PlacedLeg, pick: WagerPick, quote = createGameQuote()) =>
    isRifCorrelated({ legs: [placed(game({ gameNum: 99 })), parent] }, [{ itemId: 'a', pick, quote }]);

  it('HR-25.8: any two legs of one game are refused, also a side and a total', () => {
    expect(judge(placed(game()), game({ market: 'L', side: 'over' }))).toBe(true);
    expect(judge(placed(game()), game({ periodNumber: 2 }))).toBe(true);
    expect(judge(placed(game()), game({ gameNum: 2 }))).toBe(false);
  });

  it('HR-25.8: a contest is refused that is linked to the other’s game, whichever came first', () => {
    expect(judge(placed(game(), [9]), contest(9), createContestQuote())).toBe(true);
    expect(judge(placed(contest(9)), game(), createGameQuote({}, { correlation: [9] }))).toBe(true);
    expect(judge(placed(contest(9)), contest(9), createContestQuote())).toBe(true);
    expect(judge(placed(game(), [8]), contest(9), createContestQuote())).toBe(false);
    expect(judge(placed(contest(8)), contest(9), createContestQuote())).toBe(false);
    expect(judge(placed(contest(9)), game())).toBe(false);
  });

  it('HR-25.8: one leg of several is enough', () => {
    const child = [game({ gameNum: 2 }), game()].map((pick) => ({
      itemId: `leg${pick.gameNum}`,
      pick,
      quote: createGameQuote(),
    }));
    expect(isRifCorrelated({ legs: [placed(game())] }, child)).toBe(true);
  });

  it('HR-25.8: a leg of a wager that the parent rolls from is as one of the parent’s', () => {
    const parent = { legs: [placed(game({ gameNum: 2 }))], chainLegs: [placed(game({ market: 'M' }))] };
    const child = (gameNum: number) => [{ itemId: 'a', pick: game({ gameNum }), quote: createGameQuote() }];
    expect([1, 2, 3].map((gameNum) => isRifCorrelated(parent, child(gameNum)))).toEqual([true, true, false]);
  });

  it('HR-25.8: a game that parlays exclude is not correlated by that', () => {
    const restricted = createGameQuote({}, { parlayRestriction: 'D' });
    expect(judge(placed(game({ gameNum: 2 })), game(), restricted)).toBe(false);
  });
});

describe('what becomes of the child', () => {
  it('HR-25.4: it is in action when the parent wins, and in win or push when it pushes or has no action', () => {
    const outcomes = (['W', 'P', 'X', 'L', 'O'] as const).map((status) => [
      rifDelivers(status, true),
      rifDelivers(status, false),
    ]);
    expect(outcomes).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
      [null, null],
    ]);
  });
});
