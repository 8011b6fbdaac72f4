import { describe, expect, it } from 'vitest';
import { createOpenBet, createOpenBetItem } from '../../../testing/open-bet-fixtures.ts';
import { createStoryEntry, createStoryLeg, createTicketStory } from '../../../testing/story-fixtures.ts';
import { listMoments } from './list-moments.ts';
import { selectTicketState } from './select-ticket-state.ts';
import type { Ruling } from './ticket-story.schema.ts';

const { acceptedAtMs } = createOpenBet();
const later = (minutes: number): number => acceptedAtMs + minutes * 60_000;
const rule = (minutes: number, score1: number, result: Ruling['result']): Ruling => ({
  atMs: later(minutes),
  score1,
  score2: 10,
  result,
});
const WON = ['W', 'W'] as const;
const LOST = ['L', 'L'] as const;

describe('what happened to a ticket', () => {
  it('begins when it is sent and accepted, in whatever order these are read', () => {
    const story = createTicketStory({
      entries: [
        createStoryEntry({ entryId: 2, kind: 'wager' }),
        createStoryEntry({ entryId: 1, kind: 'hold', atMs: acceptedAtMs - 5_000, wagerNumber: null }),
        createStoryEntry({ entryId: 3, kind: 'release', wagerNumber: null, atRiskCents: -11_000 }),
      ],
    });
    expect(listMoments(story).map(({ kind, atMs }) => [kind, atMs - acceptedAtMs])).toEqual([
      ['sent', -5_000],
      ['accepted', 0],
    ]);
  });

  it('HR-41.1: a corrected score shows before and after; a repeated score adds nothing', () => {
    const rulings = [rule(1, 24, WON), rule(2, 24, WON), rule(3, 3, LOST), rule(4, 3, null)];
    const moments = listMoments(createTicketStory({ legs: [createStoryLeg({ rulings })] })).slice(1);
    expect(moments).toMatchObject([
      { kind: 'legDecided', now: { score1: 24, result: WON } },
      { kind: 'legCorrected', before: { score1: 24, result: WON }, now: { score1: 3, result: LOST } },
      { kind: 'legReopened', before: { score1: 3, result: LOST } },
    ]);
  });

  it('a result that doesn’t decide the leg is left out, and so is one from before the ticket that no longer applies', () => {
    const rulings = [rule(-5, 20, WON), rule(-4, 20, null), rule(1, 7, null)];
    expect(listMoments(createTicketStory({ legs: [createStoryLeg({ rulings })] }))).toHaveLength(1);
  });

  it('an operator’s decision is final, whatever is reported about the game later', () => {
    const item = createOpenBetItem({ result: ['X', 'X'] });
    const leg = createStoryLeg({
      decidedByOperator: later(5),
      rulings: [rule(1, 24, WON), rule(9, 3, LOST)],
    });
    const moments = listMoments(createTicketStory({ bets: [createOpenBet({ items: [item] })], legs: [leg] }));
    expect(moments.slice(1)).toMatchObject([
      { kind: 'legDecided', byOperator: false },
      { kind: 'legCorrected', byOperator: true, now: { result: ['X', 'X'] } },
    ]);
  });

  it('HR-41.1: a grade that replaces another is one moment, with the amount that was paid before', () => {
    const grade = (
      entryId: number,
      minutes: number,
      amountCents: number,
      kind: 'grade' | 'reverse' = 'grade',
    ) => createStoryEntry({ entryId, kind, atMs: later(minutes), amountCents, atRiskCents: 0 });
    const entries = [
      createStoryEntry(),
      grade(2, 1, 10_000),
      grade(3, 2, -10_000, 'reverse'),
      grade(4, 2, -11_000),
      grade(5, 3, 11_000, 'reverse'),
    ];
    expect(listMoments(createTicketStory({ entries })).slice(1)).toMatchObject([
      { kind: 'graded', status: 'W', amountCents: 10_000 },
      { kind: 'regraded', status: 'L', beforeCents: 10_000, amountCents: -11_000 },
      { kind: 'reopened', beforeCents: -11_000 },
    ]);
  });

  it('a result and its payment in the same millisecond are listed in that order', () => {
    const entries = [createStoryEntry({ entryId: 2, kind: 'grade', atMs: later(1), amountCents: 10_000 })];
    const legs = [createStoryLeg({ rulings: [rule(1, 24, WON)] })];
    expect(listMoments(createTicketStory({ entries, legs })).map(({ kind }) => kind)).toEqual([
      'accepted',
      'legDecided',
      'graded',
    ]);
  });
});

describe('the state of a ticket', () => {
  it.each([
    ['O', 'O'],
    ['WO', 'O'],
    ['OW', 'O'],
    ['WW', 'W'],
    ['WL', 'mixed'],
    ['X', 'X'],
  ] as const)('%s is %s', (letters, state) => {
    const bets = letters.split('').map((wagerStatus) => ({ wagerStatus: wagerStatus as 'O' }));
    expect(selectTicketState(bets)).toBe(state);
  });
});
