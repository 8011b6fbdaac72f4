import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { FIRST_ALTERNATE_LINE } from '@lineboard/domain/ground/sport/alternate-line';
import { describe, expect, it } from 'vitest';
import { type BoardView, EMPTY_VIEW } from '../board/board-view.ts';
import { createGateway, createLoadedBoard, leagueView } from '../../testing/engine-board.ts';
import { LINES_TOPIC, sampleGame, sampleLine, sampleScore } from '../../testing/sample-book.ts';
import { patchLine, putOp, SampleGateway } from '../../testing/sample-gateway.ts';

const DISPLAY = DEFAULT_HOUSE_RULES.defaultSpreadDisplay;

describe('alternate lines', () => {
  it('SCR2-11: are listed only under their unfolded game: they are no period of the league', () => {
    const gateway = createGateway();
    gateway.change(
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE, { spread1: -6.5 })),
      putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE + 1, { spread1: -0.5 })),
    );
    const folded = createLoadedBoard({}, gateway);
    expect(folded.page.keys.slice(1)).toEqual(['g1.0', 'g2.0']);
    expect(folded.page.details.get(`l/${LINES_TOPIC}`)).toMatchObject({
      periods: [{ periodNumber: 0 }, { periodNumber: 1 }],
    });
    expect(folded.page.details.get('g1.0')).toMatchObject({ furtherPeriods: 1, alternates: 2 });
    const { page } = createLoadedBoard({ unfolded: [1], spreadDisplay: DISPLAY }, gateway);
    const ladder = ['d1', 'r1.20.spread', 'r1.0.spread', 'r1.21.spread'];
    expect(page.keys.slice(1)).toEqual(['g1.0', 'h1', 'g1.1', ...ladder, 'g2.0']);
    expect(page.details.get('r1.20.spread')).toMatchObject({ periodNumber: 20, market: 'spread' });
    expect(page.cells.get('r1.20.spread#0')).toMatchObject({ points: -6.5, state: 'open' });
    const totals = createLoadedBoard({ unfolded: [1], teamTotals: true }, gateway);
    expect(totals.page.keys.slice(1)).toEqual(['g1.0e', 'h1', 'g1.1e', 'g2.0e']);
  });
});

/** A game at −3½, with twelve alternates from −9½ under 20 to +2½ under 32. */
const createLadder = (changed: Partial<Game> = {}, topic = LINES_TOPIC) =>
  new SampleGateway(topic, [
    putOp('game', sampleGame(1, changed)),
    putOp('line', sampleLine(1)),
    ...Array.from({ length: 13 }, (_, at) => at - 9.5)
      .filter((spread1) => spread1 !== -3.5)
      .map((spread1) => putOp('line', sampleLine(1, FIRST_ALTERNATE_LINE + spread1 + 9.5, { spread1 }))),
  ]);

const createUnfolded = (view: Partial<BoardView> = {}, gateway = createLadder()) => {
  const board = createLoadedBoard({ unfolded: [1], spreadDisplay: DISPLAY, ...view }, gateway);
  const { engine, page, flush } = board;
  const readLadder = () => page.keys.slice(page.keys.indexOf('h1') + 1);
  /** Without its head and the game's own line. */
  const readRows = () => readLadder().filter((key) => key !== 'd1' && !key.startsWith('r1.0.'));
  const tell = (...ops: Parameters<typeof gateway.change>) => {
    engine.read([gateway.change(...ops)]);
    flush();
    return readRows();
  };
  const show = (changed: Partial<BoardView>) => {
    engine.show({
      ...EMPTY_VIEW,
      leagues: [leagueView(gateway.topic)],
      unfolded: [1],
      spreadDisplay: DISPLAY,
      ...changed,
    });
    flush();
    return readRows();
  };
  return { ...board, readLadder, readRows, tell, show };
};

const rowsOf = (...numbers: number[]) => [...numbers.map((number) => `r1.${number}.spread`), 'a1'];
const SIX = rowsOf(23, 24, 25, 27, 28, 29);

describe('the ladder of a game', () => {
  it('SCR2-18: unfolds to the default number of alternates of its sport, nearest to its own spread, and a row for the rest', () => {
    const { page, readRows } = createUnfolded();
    expect(readRows()).toEqual(SIX);
    expect(page.details.get('a1')).toEqual({
      kind: 'ladder',
      topic: LINES_TOPIC,
      gameNum: 1,
      team1: 'Visitors 1',
      team2: 'Hosts 1',
      alternates: 12,
      isWhole: false,
    });
    expect(page.details.get('g1.0')).toMatchObject({ alternates: 12 });
    expect(page.heads.find(({ key }) => key === 'a1')).toMatchObject({ kind: 'ladder', lines: 1 });
  });

  it('SCR2-18: shows the book’s number for football, basketball and other sports', () => {
    const count = (changed: Partial<Game>) => {
      const spreadDisplay = { football: 2, basketball: 3, live: 1, others: 5 };
      return createUnfolded({ spreadDisplay }, createLadder(changed)).readRows().length - 1;
    };
    expect(count({ sportType: 'Football' })).toBe(2);
    expect(count({})).toBe(3);
    expect(count({ sportType: 'Hockey' })).toBe(5);
  });

  it('SCR2-18: shows the number for live once the game is in play, whatever its sport', () => {
    const { tell } = createUnfolded();
    expect(tell(putOp('score', sampleScore(1)))).toEqual(rowsOf(24, 25, 27, 28));
  });

  it('SCR2-11: is one row for each number, lowest first, the game’s own among them, under a head', () => {
    const { page, readLadder } = createUnfolded();
    expect(readLadder()).toEqual([
      'd1',
      ...[23, 24, 25, 0, 27, 28, 29].map((number) => `r1.${number}.spread`),
      'a1',
    ]);
    expect(page.details.get('d1')).toEqual({
      kind: 'ladderHead',
      gameNum: 1,
      team1: 'Visitors 1',
      team2: 'Hosts 1',
      markets: ['spread', 'total', 'team1Total', 'team2Total'],
      market: 'spread',
    });
    expect(page.heads.filter(({ kind }) => kind === 'rung').map(({ lines }) => lines)).toEqual(
      Array.from({ length: 7 }, () => 1),
    );
    expect([...page.cells.keys()].filter((key) => key.startsWith('r1.23.'))).toEqual([
      'r1.23.spread#0',
      'r1.23.spread#1',
    ]);
  });

  it('SCR2-11: shows totals separately on request, by their own numbers', () => {
    const totals = [
      [20, 224.5],
      [21, 218.5],
      [22, null],
    ] as const;
    const gateway = new SampleGateway(LINES_TOPIC, [
      putOp('game', sampleGame(1)),
      putOp('line', sampleLine(1)),
      ...totals.map(([number, totalPoints]) =>
        putOp('line', sampleLine(1, number, { totalPoints, team1TotalPoints: null, team2TotalPoints: null })),
      ),
    ]);
    const { page, readLadder, show, tell } = createUnfolded({ ladderMarkets: [[1, 'total']] }, gateway);
    const ladder = ['d1', 'r1.21.total', 'r1.0.total', 'r1.20.total'];
    expect(readLadder()).toEqual(ladder);
    expect(page.details.get('d1')).toMatchObject({ markets: ['spread', 'total'], market: 'total' });
    expect(page.cells.get('r1.21.total#5')).toMatchObject({ points: 218.5, price: -108 });
    expect(tell(patchLine(1, 21, { totalPoints: 226.5 }))).toEqual(['r1.20.total', 'r1.21.total']);
    expect(show({ ladderMarkets: [[1, 'team1Total']] })).toContain('r1.20.spread');
  });

  it('SCR2-18: shows all of them on request, and the default ones again after that', () => {
    const { page, show } = createUnfolded();
    const all = [20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 31, 32];
    expect(show({ wholeLadders: [1] })).toEqual(rowsOf(...all));
    expect(page.details.get('a1')).toMatchObject({ isWhole: true });
    expect(show({})).toEqual(SIX);
  });

  it('SCR2-18: shows a ladder that is no longer than the default whole, with no row for the rest', () => {
    const { readRows } = createUnfolded({ spreadDisplay: { ...DISPLAY, basketball: 12 } });
    expect(readRows()).not.toContain('a1');
    expect(readRows()).toHaveLength(12);
  });

  it('SCR2-18: shows an alternate on the slip in addition to the default ones', () => {
    const { show } = createUnfolded();
    expect(show({ pickedAlternates: ['1.32', '2.20'] })).toEqual(rowsOf(23, 24, 25, 27, 28, 29, 32));
  });

  it('SCR2-18: keeps an alternate that was taken off the slip again until the ladder is folded', () => {
    const { show } = createUnfolded({ pickedAlternates: ['1.32'] });
    expect(show({})).toContain('r1.32.spread');
    show({ wholeLadders: [1] });
    expect(show({})).toEqual(SIX);
  });

  it('SCR2-18: replaces no row when prices and half points move, but does when the spread moves away from the shown ones', () => {
    const { tell, flush, engine, gateway } = createUnfolded();
    for (const spread1 of [-3, -4.5, -1.5, -5.5])
      expect(tell(patchLine(1, 0, { spread1, spread2: -spread1, spreadAdj1: -120 }))).toEqual(SIX);
    engine.read([gateway.change(patchLine(1, 24, { spreadAdj1: -135 }))]);
    expect(flush()?.splice).toBeNull();
    expect(tell(patchLine(1, 0, { spread1: -7.5 }))).toEqual(rowsOf(20, 21, 22, 23, 24, 25));
  });

  it('SCR2-18: chooses again when an alternate moves nearer than all the shown ones', () => {
    const { tell } = createUnfolded();
    expect(tell(patchLine(1, 31, { spread1: -3.5 }))).toEqual(rowsOf(23, 24, 25, 31, 27, 28));
  });

  it('SCR2-18: chooses afresh for a spread that was away for a while when the game is unfolded', () => {
    const { tell, show } = createUnfolded();
    expect(tell(patchLine(1, 0, { spread1: -5.5 }))).toEqual(SIX);
    show({ unfolded: [] });
    expect(show({})).toEqual(rowsOf(21, 22, 23, 24, 25, 27));
  });

  it('SCR2-18: replaces an alternate that is taken down by the nearest of the others', () => {
    const { tell } = createUnfolded();
    expect(tell(patchLine(1, 25, { disabled: true }))).toEqual(rowsOf(22, 23, 24, 27, 28, 29));
    expect(tell(patchLine(1, 25, { disabled: false }))).toEqual(rowsOf(22, 23, 24, 27, 28, 29));
  });

  it('sends the row for the rest even when the window ends above it: it has the focus', () => {
    const { engine, page, show } = createUnfolded();
    engine.scrollTo([{ first: 0, last: 9 }]);
    show({ wholeLadders: [1] });
    expect(page.keys.indexOf('a1')).toBeGreaterThan(9);
    expect(page.details.get('a1')).toMatchObject({ isWhole: true });
  });
});
