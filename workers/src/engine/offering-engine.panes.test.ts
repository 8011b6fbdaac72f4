import { describe, expect, it } from 'vitest';
import { FIRST_ALTERNATE_LINE } from '@lineboard/domain/ground/sport/alternate-line';
import { type BoardView, EMPTY_VIEW, type PaneView } from '../board/board-view.ts';
import { NO_EXTRA_ROOM } from '../board/extra-columns.ts';
import { createGateway, createLoadedBoard, leagueView } from '../../testing/engine-board.ts';
import { LINES_TOPIC, sampleLine, sampleScore } from '../../testing/sample-book.ts';
import { patchLine, putOp } from '../../testing/sample-gateway.ts';

const pane = (id: string, changed: Partial<PaneView> = {}): { pane: PaneView } => ({
  pane: {
    id,
    onlyLive: false,
    extraRoom: NO_EXTRA_ROOM,
    unfolded: [],
    wholeLadders: [],
    ladderMarkets: [],
    ...changed,
  },
});

const FULL = { ...leagueView(LINES_TOPIC), ...pane('p1') };
const HALF = { ...leagueView(LINES_TOPIC), period: 1, ...pane('p2') };
const LIVE = { ...leagueView(LINES_TOPIC), ...pane('p3', { onlyLive: true }) };

const showPanes = (changed: Partial<BoardView> = {}, gateway = createGateway()) =>
  createLoadedBoard({ leagues: [FULL, HALF, LIVE], ...changed }, gateway);

describe('panes', () => {
  it('show one league at several periods and its games in play side by side, each with rows of its own', () => {
    const gateway = createGateway();
    const { engine, page, flush } = showPanes({}, gateway);
    const heading = `l/${LINES_TOPIC}`;
    expect(page.keys).toEqual([`p1:${heading}`, 'p1:g1.0', 'p1:g2.0', `p2:${heading}`, 'p2:g1.1']);
    expect(page.details.get(`p1:${heading}`)).toMatchObject({ period: 0 });
    expect(page.details.get(`p2:${heading}`)).toMatchObject({ period: 1 });
    engine.read([gateway.change(putOp('score', sampleScore(2)))]);
    flush();
    expect(page.keys.slice(5)).toEqual([`p3:${heading}`, 'p3:g2.0']);
    expect(page.keys.slice(0, 5)).toContain('p1:g2.0');
  });

  it('all draw a price that moves, and only the panes with its period', () => {
    const gateway = createGateway();
    const { engine, page, flush } = showPanes({}, gateway);
    engine.read([gateway.change(putOp('score', sampleScore(1)))]);
    flush();
    engine.read([gateway.change(patchLine(1, 0, { moneyLine1: -150 }))]);
    flush();
    expect(['p1:g1.0#2', 'p3:g1.0#2'].map((key) => page.cells.get(key)?.price)).toEqual([-150, -150]);
    expect(page.cells.get('p2:g1.1#2')?.price).toBe(-160);
  });

  it('have columns by their own room, and not by that of the pane next to them', () => {
    const wide = pane('p4', { extraRoom: { besideTeamTotals: 0, periods: 1 } });
    const { page } = showPanes({ leagues: [FULL, { ...leagueView(LINES_TOPIC), ...wide }] });
    expect(page.details.get('p1:g1.0')).toMatchObject({ extras: null });
    expect(page.details.get('p4:g1.0')).not.toMatchObject({ extras: null });
  });

  it('keep their alternate lines apart: the pane of games in play, which has none, takes none from the others', () => {
    const gateway = createGateway();
    gateway.change(
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE, { spread1: -6.5 })),
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE + 1, { spread1: -3 })),
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE + 2, { spread1: -0.5 })),
    );
    const spreadDisplay = { ...EMPTY_VIEW.spreadDisplay, basketball: 2 };
    const leagues = [FULL, HALF, LIVE].map((league) => ({
      ...league,
      pane: { ...league.pane, unfolded: [1] },
    }));
    const { engine, page, flush } = showPanes({ leagues, spreadDisplay }, gateway);
    const listShown = () => page.keys.filter((key) => key.startsWith('p1:r1.2'));
    const before = listShown();
    expect(before).toEqual(['p1:r1.20.spread', 'p1:r1.21.spread']);
    // The third is nearer than the first now; those that are shown stay.
    engine.read([gateway.change(patchLine(1, 0, { spread1: -2.5 }))]);
    flush();
    expect(listShown()).toEqual(before);
  });

  it('unfold a game each for itself: its ladder, the rest of it and its market are none of another pane’s, or the board’s', () => {
    const gateway = createGateway();
    gateway.change(
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE, { spread1: -6.5, totalPoints: 215.5 })),
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE + 1, { spread1: -3, totalPoints: 216.5 })),
    );
    const SAME = { ...leagueView(LINES_TOPIC), ...pane('p4') };
    const show = (own: Partial<PaneView>, changed: Partial<BoardView> = {}) =>
      showPanes({ leagues: [{ ...FULL, ...pane('p1', own) }, SAME], ...changed }, gateway).page.keys;
    const rungs = (keys: readonly string[], id: string) => keys.filter((key) => key.startsWith(`${id}:r`));
    const folded = show({ unfolded: [1] }, { unfolded: [1, 2], wholeLadders: [1] });
    expect(folded).toContain('p1:h1');
    expect(folded.filter((key) => key.endsWith(':h1') || key.endsWith(':h2'))).toEqual(['p1:h1']);
    expect([rungs(folded, 'p1').length, rungs(folded, 'p4')]).toEqual([1, []]);
    const whole = show({ unfolded: [1], wholeLadders: [1], ladderMarkets: [[1, 'total']] });
    expect(rungs(whole, 'p1').every((key) => key.endsWith('.total'))).toBe(true);
    expect([rungs(whole, 'p1').length, rungs(whole, 'p4')]).toEqual([3, []]);
  });

  it('give their rows back to the board', () => {
    const { engine, page, flush } = showPanes();
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)] });
    flush();
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`, 'g1.0', 'g2.0']);
  });
});
