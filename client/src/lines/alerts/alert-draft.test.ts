import { describe, expect, it } from 'vitest';
import { createDraft, requestOf, sidesOf, stepDraft } from './alert-draft.ts';

const lineAt = (now: number | null) => ({ periodNumber: 0, now, hasDraw: false });

describe('what is waited for at first', () => {
  it.each([
    ['S', 'team1', 3, 3.5, null],
    ['S', 'team2', 3, -2.5, null],
    ['L', 'over', 44, 43.5, null],
    ['L', 'under', 44, 44.5, null],
    ['M', 'team1', -110, null, -105],
    ['M', 'team1', -105, null, 100],
    ['M', 'team2', 150, null, -145],
    ['M', 'draw', -110, null, 250],
    ['M', 'team1', null, null, 100],
  ] as const)(
    '%s %s of a line at %d is a little better for that side',
    (market, side, now, points, price) => {
      expect(createDraft(market, lineAt(now), side)).toMatchObject({ market, side, points, price });
    },
  );

  it('on another side keeps what was chosen besides', () => {
    const before = {
      ...createDraft('S', lineAt(3)),
      kind: 'move',
      by: 2,
      minutes: 30,
      repeats: true,
    } as const;
    expect(createDraft('S', lineAt(3), 'team2', before)).toEqual({ ...before, side: 'team2', points: -2.5 });
  });
});

it('steps by half a point, past zero, and by five cents over even money', () => {
  const spread = createDraft('S', lineAt(-1), 'team1');
  expect([stepDraft(spread, 1).points, stepDraft(stepDraft(spread, 1), 1).points]).toEqual([0, 0.5]);
  const money = createDraft('M', lineAt(-110), 'team1');
  expect([
    stepDraft(money, 1).price,
    stepDraft(stepDraft(money, 1), 1).price,
    stepDraft(money, -1).price,
  ]).toEqual([100, 105, -110]);
});

it('stops at its bounds', () => {
  const lowest = { ...createDraft('L', lineAt(1), 'over'), points: 0.5 };
  expect(stepDraft(lowest, -1)).toBe(lowest);
  const highest = { ...createDraft('S', lineAt(1)), points: 1_000 };
  expect(stepDraft(highest, 1)).toBe(highest);
  const longest = { ...createDraft('M', lineAt(100)), price: 1_000_000 };
  expect(stepDraft(longest, 1)).toBe(longest);
});

it('asks for a number or a move, never for both', () => {
  const draft = createDraft('S', lineAt(3));
  expect(requestOf(7, draft).watch).toEqual({ kind: 'number', points: 3.5, price: null });
  expect(requestOf(7, { ...draft, kind: 'move' }).watch).toEqual({ kind: 'move', by: 1, minutes: 5 });
});

it('offers a draw where the line has one', () => {
  expect(sidesOf('M', true)).toContain('draw');
  expect([...sidesOf('M', false), ...sidesOf('S', true), ...sidesOf('L', true)]).not.toContain('draw');
});
