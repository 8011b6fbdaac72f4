import { describe, expect, it } from 'vitest';
import { EMPTY_VIEW } from '../board/board-view.ts';
import { createLoadedBoard, leagueView } from '../../testing/engine-board.ts';
import { CONTEST_TOPIC, HOUR_MS, SAMPLE_NOW_MS, sampleContestLine } from '../../testing/sample-book.ts';
import { putOp, SampleGateway } from '../../testing/sample-gateway.ts';

interface SampleProp {
  contestNum: number;
  gameNum: number;
  player: string;
  market: string;
  answers?: readonly [string, string];
  cutoffMs?: number;
}

const propOps = ({ contestNum, gameNum, player, market, answers, cutoffMs }: SampleProp) =>
  (answers ?? ['Over 24.5', 'Under 24.5']).map((contestantName, at) =>
    putOp(
      'contestLine',
      sampleContestLine(contestNum, at + 1, {
        gameNum,
        contestType3: market,
        contestDesc: `${player} (Hosts ${gameNum}) – ${market}`,
        contestantName,
        moneyLine: at === 0 ? -115 : -105,
        wagerCutoffMs: cutoffMs ?? SAMPLE_NOW_MS + HOUR_MS,
      }),
    ),
  );

const createProps = () =>
  new SampleGateway(CONTEST_TOPIC, [
    ...propOps({ contestNum: 14, gameNum: 2, player: 'D', market: 'Points' }),
    ...propOps({ contestNum: 11, gameNum: 1, player: 'A', market: 'Points' }),
    ...propOps({ contestNum: 12, gameNum: 1, player: 'B', market: 'Rebounds' }),
    ...propOps({ contestNum: 13, gameNum: 1, player: 'C', market: 'Points' }),
    putOp('contestLine', sampleContestLine(20, 1)),
    putOp('contestLine', sampleContestLine(20, 2)),
    putOp('contestLine', sampleContestLine(20, 3)),
  ]);

describe('props', () => {
  it('have one row each, by game and question; other contests have a row for each contestant', () => {
    const { page } = createLoadedBoard({}, createProps());
    expect(page.keys.slice(1)).toEqual(
      ['p11', 'm11', 'c11', 'c13', 'm12', 'c12', 'p14', 'm14', 'c14', 'c20', 'c20.1', 'c20.2', 'c20.3'].map(
        (key) => expect.stringMatching(new RegExp(`^${key}(\\.|$)`)),
      ),
    );
    expect(page.details.get('m11')).toEqual({
      kind: 'propHead',
      market: 'Points',
      answers: 'overUnder',
      cutoffMs: null,
    });
    expect(page.details.get('p11')).toMatchObject({
      kind: 'contest',
      description: 'Hosts 1',
      cutoffMs: SAMPLE_NOW_MS + HOUR_MS,
    });
    expect(page.details.get('c13')).toMatchObject({
      kind: 'prop',
      subject: 'C',
      team: 'Hosts 1',
      points: 24.5,
      contestantNums: [1, 2],
    });
    expect(page.details.get(page.keys[0]!)).toMatchObject({ count: 7 });
  });

  it('show the over first, whichever contestant it is, and each price under its own cell', () => {
    const gateway = new SampleGateway(
      CONTEST_TOPIC,
      propOps({ contestNum: 11, gameNum: 1, player: 'A', market: 'Points', answers: ['Under 7', 'Over 7'] }),
    );
    const { page, engine, flush } = createLoadedBoard({}, gateway);
    expect(page.details.get('c11')).toMatchObject({
      contestantNums: [2, 1],
      answers: 'overUnder',
      points: 7,
    });
    expect([page.cells.get('c11#11')?.price, page.cells.get('c11#12')?.price]).toEqual([-105, -115]);
    const key = [...gateway.state.contestLine.keys()][1]!;
    engine.read([gateway.change({ op: 'patch', kind: 'contestLine', key, fields: { moneyLine: 100 } })]);
    flush();
    expect(page.cells.get('c11#11')).toMatchObject({ price: 100, move: 'up' });
    expect(page.cells.get('c11#12')).toMatchObject({ price: -115, move: 'none' });
  });

  it('are found by either of their sides, and shown with both', () => {
    const { page } = createLoadedBoard({ search: 'under' }, createProps());
    expect(page.keys.filter((key) => key.startsWith('c'))).toEqual(['c11', 'c13', 'c12', 'c14']);
  });

  it('show their deadline themselves when the teams of their game aren’t known', () => {
    const { gateway, page, engine, flush } = createLoadedBoard({}, createProps());
    const untold = [...gateway.state.contestLine.keys()].filter((key) => key.startsWith('14.'));
    engine.read([
      gateway.change(
        ...untold.map((key) => ({
          op: 'patch' as const,
          kind: 'contestLine' as const,
          key,
          fields: { contestDesc: 'D – Points' },
        })),
      ),
    ]);
    flush();
    expect(page.keys).not.toContain('p14');
    expect(page.details.get('m14')).toMatchObject({ cutoffMs: SAMPLE_NOW_MS + HOUR_MS });
    expect(page.details.get('c14')).toMatchObject({ subject: 'D', team: null });
  });

  it('are contests like any other when their other side is closed', () => {
    const gateway = createProps();
    const { page, engine, flush } = createLoadedBoard({}, gateway);
    const key = [...gateway.state.contestLine.keys()].find((each) => each.startsWith('12.2'))!;
    engine.read([gateway.change({ op: 'patch', kind: 'contestLine', key, fields: { disabled: true } })]);
    flush();
    expect(page.keys).not.toContain('m12');
    expect(page.details.get('c12')).toMatchObject({ kind: 'contest' });
  });

  it('have separate headings when they share a question but close at other times', () => {
    const gateway = new SampleGateway(CONTEST_TOPIC, [
      ...propOps({ contestNum: 11, gameNum: 1, player: 'A', market: 'Points' }),
      ...propOps({
        contestNum: 12,
        gameNum: 1,
        player: 'B',
        market: 'Points',
        cutoffMs: SAMPLE_NOW_MS + 2 * HOUR_MS,
      }),
    ]);
    const { page } = createLoadedBoard({ leagues: [leagueView(CONTEST_TOPIC)] }, gateway);
    expect(page.keys.slice(1)).toEqual(['p11', 'm11', 'c11', 'p12', 'm12', 'c12']);
  });
});

describe('the contestants of a contest', () => {
  const createOutright = () =>
    new SampleGateway(
      CONTEST_TOPIC,
      [450, -120, null, 450, 100].map((moneyLine, at) =>
        putOp('contestLine', sampleContestLine(8, at + 1, { moneyLine })),
      ),
    );
  const order = (keys: readonly string[]) => keys.slice(2).map((key) => key.split('.')[1]);

  it('SCR2-06: are in the order of their numbers, or the shortest odds first and those without a price last', () => {
    const { page, engine, flush } = createLoadedBoard({}, createOutright());
    expect(order(page.keys)).toEqual(['1', '2', '3', '4', '5']);
    const names = [
      { periodNumber: 0, label: 'byNumber' },
      { periodNumber: 1, label: 'byOdds' },
    ];
    expect(page.details.get(page.keys[0]!)).toMatchObject({ periods: names, period: 0 });
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(CONTEST_TOPIC, { period: 1 })] });
    flush();
    expect(order(page.keys)).toEqual(['2', '5', '1', '4', '3']);
    expect(page.details.get(page.keys[0]!)).toMatchObject({ periods: names, period: 1 });
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(CONTEST_TOPIC, { period: 7 })] });
    flush();
    expect(order(page.keys)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('SCR2-06: keep their places while prices move: nothing under a finger does', () => {
    const { page, engine, gateway, flush } = createLoadedBoard(
      { leagues: [leagueView(CONTEST_TOPIC, { period: 1 })] },
      createOutright(),
    );
    const key = [...gateway.state.contestLine.keys()][0]!;
    engine.read([gateway.change({ op: 'patch', kind: 'contestLine', key, fields: { moneyLine: -500 } })]);
    flush();
    expect(order(page.keys)).toEqual(['2', '5', '1', '4', '3']);
  });

  it('have no order to choose where there are only props', () => {
    const props = propOps({ contestNum: 11, gameNum: 1, player: 'A', market: 'Points' });
    const { page } = createLoadedBoard({}, new SampleGateway(CONTEST_TOPIC, props));
    expect(page.details.get(page.keys[0]!)).toMatchObject({ periods: [] });
  });
});
