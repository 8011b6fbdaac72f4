import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPane,
  changePane,
  closePane,
  LEAST_PANES,
  LONGEST_LAYOUT,
  MOST_PANES,
  movePane,
  parseLayout,
  setWidths,
  writeLayout,
} from './pane-layout.ts';
import type { PaneSubject } from './pane-subjects.ts';

const name = fc.stringMatching(/^[A-Za-z0-9&'*\u0E01\u4E2D-]{1,20}$/);

const subject: fc.Arbitrary<PaneSubject> = fc.oneof(
  fc.record({
    kind: fc.constant('league' as const),
    sport: name,
    league: name,
    isContest: fc.constant(false),
    period: fc.nat(999),
  }),
  fc.record({
    kind: fc.constant('league' as const),
    sport: name,
    league: name,
    isContest: fc.constant(true),
    period: fc.nat(999),
  }),
  fc.record({ kind: fc.constant('live' as const), sport: fc.option(name) }),
  fc.record({ kind: fc.constant('bets' as const) }),
);

const layout = fc.array(fc.record({ subject, width: fc.integer({ min: 1, max: 9_999 }) }), {
  minLength: 1,
  maxLength: MOST_PANES,
});

/** Texts that look like layouts, and are none. */
const hostile = fc
  .array(
    fc.constantFrom(
      '_',
      '*',
      '.',
      '.live',
      '.bets',
      '.__proto__',
      '__proto__',
      'Football',
      '.NFL',
      'NaN',
      '*-1',
      '*1e9',
      '*0',
      '\uD800',
      '%',
      'C',
      '9'.repeat(400),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('the layout of an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(layout, (panes) => {
        expect(parseLayout(writeLayout(panes))).toEqual({ panes, isWhole: true });
      }),
    );
  });

  it('has at most four panes of usable widths, whatever the address says', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.anything()), (text) => {
        const { panes } = parseLayout(text);
        expect(panes.length).toBeLessThanOrEqual(MOST_PANES);
        for (const { width } of panes)
          expect(Number.isInteger(width) && width >= 1 && width <= 9_999).toBe(true);
        // What was read can be written and read again.
        expect(parseLayout(panes.length === 0 ? '.bets' : writeLayout(panes)).isWhole).toBe(true);
      }),
    );
  });

  it.each([
    ['five panes', '.bets_.live_A.B_C.D_E.F', 4, false],
    ['the same pane twice', 'Football.NFL_Football.NFL', 2, true],
    ['an unknown kind', '.constructor_.bets', 1, false],
    ['no names', '._.', 0, false],
    ['nothing', '', 0, false],
    ['a league without its sport', '.NFL', 0, false],
    ['one sign too many', `A.${'B'.repeat(LONGEST_LAYOUT - 1)}`, 0, false],
    ['as many signs as there may be', `A.${'B'.repeat(LONGEST_LAYOUT - 2)}`, 1, true],
  ])('of %s is usable', (_, text, count, isWhole) => {
    const parsed = parseLayout(text);
    expect([parsed.panes.length, parsed.isWhole]).toEqual([count, isWhole]);
  });

  it('takes widths only where every pane has one that can be', () => {
    const widthsOf = (text: string) => parseLayout(text).panes.map(({ width }) => width);
    expect(widthsOf('A.B*300_.bets*700')).toEqual([300, 700]);
    for (const other of ['.bets', '.bets*0', '.bets*NaN', '.bets*-4', '.bets*12345', '.bets*1e3'])
      expect(new Set(widthsOf(`A.B*300_${other}`)).size, other).toBeLessThanOrEqual(1);
  });
});

describe('panes', () => {
  it('are added, moved, changed and closed, and never fewer than two or more than four', () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('add' as const), subject }),
      fc.record({ does: fc.constant('close' as const), at: fc.nat(4) }),
      fc.record({ does: fc.constant('move' as const), at: fc.nat(4), to: fc.nat(4) }),
      fc.record({ does: fc.constant('change' as const), at: fc.nat(4), subject }),
      fc.record({ does: fc.constant('set' as const), widths: fc.array(fc.double(), { maxLength: 4 }) }),
    );
    fc.assert(
      fc.property(layout, fc.array(step), (first, steps) => {
        let panes = first.length < LEAST_PANES ? addPane(first, { kind: 'bets' }) : first;
        for (const one of steps) {
          const before = panes;
          if (one.does === 'add') panes = addPane(panes, one.subject);
          if (one.does === 'close') panes = closePane(panes, one.at);
          if (one.does === 'move') panes = movePane(panes, one.at, one.to);
          if (one.does === 'change') panes = changePane(panes, one.at, one.subject);
          if (one.does === 'set')
            panes = setWidths(
              panes,
              one.widths.filter((width) => !Number.isNaN(width)),
            );
          expect(panes.length).toBeGreaterThanOrEqual(LEAST_PANES);
          expect(panes.length).toBeLessThanOrEqual(MOST_PANES);
          if (one.does === 'move') expect(new Set(panes)).toEqual(new Set(before));
          expect(parseLayout(writeLayout(panes))).toEqual({ panes, isWhole: true });
        }
      }),
    );
  });

  it('that move past others leave those in their order', () => {
    const { panes } = parseLayout('A.A_B.B_C.C_D.D');
    const orderAfter = (from: number, to: number) =>
      movePane(panes, from, to).map(({ subject: shown }) => shown.kind === 'league' && shown.sport);
    expect(orderAfter(0, 2)).toEqual(['B', 'C', 'A', 'D']);
    expect(orderAfter(3, 1)).toEqual(['A', 'D', 'B', 'C']);
    expect(movePane(panes, 0, 4)).toBe(panes);
  });
});
