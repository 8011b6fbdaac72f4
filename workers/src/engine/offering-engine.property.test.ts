import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { judgeMarket } from '@lineboard/domain/betting/quote/line-validity';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import { calculateDateFilterEndMs, DATE_FILTERS } from '@lineboard/domain/lines/offering/date-filter';
import { matchesGame, parseSearch } from '@lineboard/domain/lines/offering/search';
import { type GamePick, keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { selectDefaultAlternates } from '@lineboard/domain/lines/offering/select-default-alternates';
import { FIRST_ALTERNATE_LINE, isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { GAME_CELLS, periodCell } from '../board/board-cell.ts';
import { LADDER_CELLS, LADDER_MARKETS } from '../board/ladder-market.ts';
import type { ShownAlternates } from '../rows/board-row.ts';
import type { BoardView } from '../board/board-view.ts';
import { OfferingEngine } from './offering-engine.ts';
import { LINES_TOPIC, SAMPLE_NOW_MS, sampleGame, sampleLine } from '../../testing/sample-book.ts';
import { patchLine, putOp, SampleGateway } from '../../testing/sample-gateway.ts';
import { SamplePage } from '../../testing/sample-page.ts';

const POINTS_OF = {
  spread: 'spread1',
  total: 'totalPoints',
  team1Total: 'team1TotalPoints',
  team2Total: 'team2TotalPoints',
} as const;
const GAMES = 4;
const PICKS = [1, 2, 3, 4].flatMap((game) =>
  [0, 1].map(
    (periodNumber): GamePick => ({ type: 'G', gameNum: game, periodNumber, market: 'S', side: 'team1' }),
  ),
);
const gameNum = fc.integer({ min: 1, max: GAMES });
const ALTERNATES = [0, 1, 2, 3].map((at) => FIRST_ALTERNATE_LINE + at);
const period = fc.constantFrom(0, 1, ...ALTERNATES);
const price = fc.constantFrom(null, -120, -110, -105, 100, 105, 120);

const fields = fc.record(
  {
    spreadAdj1: price,
    spreadAdj2: price,
    spread1: fc.constantFrom(null, -9, -6.5, -3.5, -3, 0, 7.25),
    moneyLine1: price,
    totalPoints: fc.constantFrom(null, 44, 44.5),
    team1TotalPoints: fc.constantFrom(null, 20.5),
    totalsStatus: fc.constantFrom('O' as const, 'H' as const, 'I' as const),
    team1TtlPtsAdj2: price,
  },
  { requiredKeys: [] },
);

const rowFields = fc.record(
  {
    disabled: fc.boolean(),
    moneyLineDraw: price,
    periodWagerCutoffMs: fc.constantFrom(
      SAMPLE_NOW_MS - 1,
      SAMPLE_NOW_MS,
      SAMPLE_NOW_MS + 4_000,
      SAMPLE_NOW_MS + 1e9,
    ),
  },
  { requiredKeys: [] },
);

const alternatesOfBook = fc.constantFrom(0, 1, 2, 4);

const anyView: fc.Arbitrary<BoardView> = fc.record({
  leagues: fc
    .record({
      topic: fc.constant(LINES_TOPIC),
      period,
      collapsed: fc.boolean(),
      onlyContests: fc.constant(null),
      expectedRows: fc.constant(2),
    })
    .map((league) => [league]),
  favorites: fc.subarray([
    { sportType: 'Basketball', sportSubType: 'NBA', team: 'Hosts 3' },
    { sportType: 'Basketball', sportSubType: 'NBA', team: 'Visitors 4' },
    { sportType: 'Football', sportSubType: 'NBA', team: 'Hosts 2' },
    { sportType: 'Basketball', sportSubType: 'NBA', team: null },
  ]),
  mine: fc.oneof(
    fc.constant([]),
    fc.subarray([1, 2, 3, 4]).map((gameNums) => [{ topic: LINES_TOPIC, gameNums }]),
  ),
  search: fc.constantFrom('', 'ho', 'hosts 2', '503', 'nobody'),
  dateFilter: fc.oneof(
    { weight: 3, arbitrary: fc.constant('none' as const) },
    fc.constantFrom(...DATE_FILTERS),
  ),
  timeZone: fc.constantFrom('America/New_York', 'Asia/Bangkok'),
  onlyLive: fc.constant(false),
  teamTotals: fc.boolean(),
  extraRoom: fc.record({ besideTeamTotals: fc.constantFrom(null, 0, 1), periods: fc.nat(2) }),
  teaserSports: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom(['Basketball'], ['Football', 'Baseball']),
  ),
  unfolded: fc.uniqueArray(gameNum, { maxLength: 2 }),
  spreadDisplay: fc.record({
    football: fc.constant(0),
    basketball: alternatesOfBook,
    live: fc.constant(0),
    others: fc.constant(0),
  }),
  wholeLadders: fc.uniqueArray(gameNum, { maxLength: 1 }),
  ladderMarkets: fc.array(fc.tuple(gameNum, fc.constantFrom(...LADDER_MARKETS)), { maxLength: 2 }),
  pickedAlternates: fc.uniqueArray(
    fc.tuple(gameNum, fc.constantFrom(...ALTERNATES)).map(([game, line]) => `${game}.${line}`),
    { maxLength: 2 },
  ),
});

/**
 * Ranges may lag the clock, and the shown part of a ladder depends on what was shown before: no game is unfolded
 * together with a range.
 */
const view = anyView.map((any) => (any.dateFilter === 'none' ? any : { ...any, unfolded: [] }));

const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      gameNum,
      period,
      fields: fc.oneof({ weight: 4, arbitrary: fields }, rowFields),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('put' as const), gameNum, period }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeLine' as const), gameNum, period }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('moveGame' as const),
      gameNum,
      hours: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('view' as const), view }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('window' as const),
      first: fc.nat(3),
      size: fc.integer({ min: 2, max: 9 }),
      apart: fc.integer({ min: 0, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('score' as const), gameNum, score1: fc.nat({ max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'snapshot' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('feeds' as const), fresh: fc.boolean(), down: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'flush' as const }) },
);

/**
 * The rows and cells by the plainest reading of the rules: filter, sort, look up.
 * @param alternates those that were shown, by game: the one thing that the records don't say; updated with what is
 * shown now
 */
const createNaiveView = (
  gateway: SampleGateway,
  shown: BoardView,
  bookMs: number,
  alternates: Map<number, ShownAlternates>,
) => {
  const earlier = new Map(alternates);
  alternates.clear();
  const league = shown.leagues[0]!;
  const search = parseSearch(shown.search);
  const isMarked = (game: Game): boolean =>
    shown.favorites.some(
      ({ sportType, team }) => sportType === 'Basketball' && (team === game.team1Id || team === game.team2Id),
    );
  const lines = [...gateway.state.line.values()].filter((line) => {
    const isHeld = gateway.state.game.has(String(line.gameNum));
    if (!isHeld || line.disabled || line.periodWagerCutoffMs < bookMs) return false;
    if (shown.teaserSports !== null) return line.periodNumber === 0;
    return !(shown.teamTotals && isAlternateLine(line.periodNumber));
  });
  const periods = [...new Set(lines.map(({ periodNumber }) => periodNumber))]
    .filter((periodNumber) => !isAlternateLine(periodNumber))
    .sort((a, b) => a - b);
  const chosen = periods.includes(league.period) ? league.period : (periods[0] ?? league.period);
  const games = lines
    .filter(({ periodNumber }) => periodNumber === chosen)
    .map((line) => gateway.state.game.get(String(line.gameNum))!)
    .filter(
      (game) => game.gameDateTimeMs < calculateDateFilterEndMs(shown.dateFilter, bookMs, shown.timeZone),
    )
    .filter((game) => search === null || matchesGame(game, search))
    .sort(
      (a, b) =>
        Number(isMarked(b)) - Number(isMarked(a)) ||
        a.gameDateTimeMs - b.gameDateTimeMs ||
        a.team1RotNum - b.team1RotNum,
    );
  if (shown.teaserSports?.includes('Basketball') === false)
    return { keys: [`l/${LINES_TOPIC}`, ...(league.collapsed ? [] : [`n/${LINES_TOPIC}`])], rows: [] };
  const hasTeamTotals =
    shown.teaserSports === null &&
    !shown.teamTotals &&
    shown.extraRoom.besideTeamTotals !== null &&
    lines.some(
      ({ gameNum: number, periodNumber }) =>
        periodNumber === chosen && gateway.state.game.get(String(number))!.includeTeamTotals,
    );
  const room = hasTeamTotals ? shown.extraRoom.besideTeamTotals! : shown.extraRoom.periods;
  const extraPeriods = [
    ...(shown.teamTotals ? [chosen] : []),
    ...periods.filter((number) => number !== chosen),
  ].slice(0, room);
  const ofCustomer = shown.mine.flatMap(({ gameNums }) => gameNums);
  const blocks = games.map((game) => {
    const isMine = ofCustomer.includes(game.gameNum);
    const rowOf = (periodNumber: number) => ({
      game,
      key: `g${game.gameNum}.${periodNumber}${shown.teamTotals ? 'e' : ''}`,
      cells: (shown.teamTotals ? [7, 8, 9, 10] : [0, 1, 2, 3, 4, 5, 6]).map((cell) => ({
        periodNumber,
        cell,
        number: cell,
      })),
    });
    const rowWithExtras = () => {
      const row = rowOf(chosen);
      const totals = hasTeamTotals ? [7, 8, 9, 10] : [];
      return {
        ...row,
        cells: [
          ...row.cells,
          ...totals.map((cell) => ({ periodNumber: chosen, cell, number: cell })),
          ...extraPeriods.flatMap((periodNumber) =>
            [0, 1, 2, 3, 4, 5, 6].map((cell) => ({
              periodNumber,
              cell,
              number: periodCell(periodNumber, cell),
            })),
          ),
        ],
      };
    };
    const lineless = (key: string) => ({ game, key: `${key}${game.gameNum}`, cells: [] });
    const ladderOf = (of: Game, ladder: number[], rungs: number[], hasEnd: boolean) => {
      const lineOf = (number: number) => gateway.state.line.get(`${of.gameNum}.${number}`)!;
      const markets = LADDER_MARKETS.filter((one) =>
        ladder.some((number) => lineOf(number)[POINTS_OF[one]] !== null),
      );
      const wanted = shown.ladderMarkets.find(([gameNumber]) => gameNumber === of.gameNum)?.[1];
      const market = wanted !== undefined && markets.includes(wanted) ? wanted : markets[0];
      if (market === undefined) return [];
      const pointsOf = (number: number) => lineOf(number)[POINTS_OF[market]];
      const numbers = lines
        .filter(({ gameNum: number, periodNumber }) => number === of.gameNum && periodNumber === 0)
        .map(({ periodNumber }) => periodNumber)
        .concat(rungs)
        .filter((number) => pointsOf(number) !== null)
        .sort((a, b) => pointsOf(a)! - pointsOf(b)! || a - b);
      return [
        lineless('d'),
        ...numbers.map((number) => ({
          game: of,
          key: `r${of.gameNum}.${number}.${market}`,
          cells: LADDER_CELLS[market].map((cell) => ({ periodNumber: number, cell, number: cell })),
        })),
        ...(hasEnd ? [lineless('a')] : []),
      ];
    };
    const head = isMine ? [rowOf(chosen), lineless('m')] : [rowWithExtras()];
    if (!shown.unfolded.includes(game.gameNum)) return { isMine, rows: head };
    const others = lines
      .filter((line) => line.gameNum === game.gameNum && line.periodNumber !== chosen)
      .map(({ periodNumber }) => periodNumber)
      .sort((a, b) => a - b);
    const ladder = others.filter(isAlternateLine);
    const byDefault = selectDefaultAlternates(
      gateway.state.line.get(`${game.gameNum}.0`) ?? null,
      ladder.map((number) => gateway.state.line.get(`${game.gameNum}.${number}`)!),
      shown.spreadDisplay.basketball,
      earlier.get(game.gameNum)?.byDefault ?? [],
    );
    const isWhole = shown.wholeLadders.includes(game.gameNum);
    const stillPicked = isWhole ? [] : (earlier.get(game.gameNum)?.picked ?? []);
    const picked = ladder.filter(
      (number) =>
        shown.pickedAlternates.includes(`${game.gameNum}.${number}`) || stillPicked.includes(number),
    );
    alternates.set(game.gameNum, { byDefault, picked });
    const folded = ladder.filter((number) => byDefault.includes(number) || picked.includes(number));
    const unfolded = [
      lineless('h'),
      ...others.filter((number) => !isAlternateLine(number)).map(rowOf),
      ...ladderOf(game, ladder, isWhole ? ladder : folded, folded.length < ladder.length),
    ];
    return { isMine, rows: [...head, ...unfolded] };
  });
  const above = blocks.filter(({ isMine }) => isMine).flatMap(({ rows }) => rows);
  const below = blocks.filter(({ isMine }) => !isMine).flatMap(({ rows }) => rows);
  const keysOf = (rows: readonly { key: string }[]): string[] => rows.map(({ key }) => key);
  const keysBelow =
    blocks.length === 0 ? [`n/${LINES_TOPIC}`] : below.length === 0 ? [`m/${LINES_TOPIC}`] : keysOf(below);
  const keys =
    blocks.length === 0 && search !== null
      ? []
      : [
          ...(above.length === 0 ? [] : ['m', ...keysOf(above)]),
          `l/${LINES_TOPIC}`,
          ...(league.collapsed ? [] : keysBelow),
        ];
  return { keys, rows: [...above, ...(league.collapsed ? [] : below)] };
};

it('shows what a naive pass over the records would, whatever changed in whatever order', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), view, (steps, firstView) => {
      let nowMs = SAMPLE_NOW_MS;
      const gateway = new SampleGateway(
        LINES_TOPIC,
        [1, 2, 3, 4].flatMap((n): TopicOp[] => [
          putOp('game', sampleGame(n)),
          putOp('line', sampleLine(n)),
          putOp('line', sampleLine(n, 1)),
          ...ALTERNATES.map((number, at) => putOp('line', sampleLine(n, number, { spread1: at * 2 - 8.5 }))),
        ]),
      );
      const engine = new OfferingEngine(() => nowMs);
      const page = new SamplePage();
      let shown = firstView;
      const alternates = new Map<number, ShownAlternates>();
      let windows = [{ first: 0, last: 20 }];
      let conditions = { fresh: true, feedsDown: [] as string[] };
      const tellLive = () =>
        engine.live({ ...conditions, bookMs: SAMPLE_NOW_MS, bookSpeed: 1, atMs: SAMPLE_NOW_MS });
      const expectNaiveView = () => {
        const naive = createNaiveView(gateway, shown, nowMs, alternates);
        expect(page.keys).toEqual(naive.keys);
        for (const { game, key, cells } of naive.rows) {
          const index = page.keys.indexOf(key);
          if (!windows.some(({ first, last }) => index >= first && index <= last)) continue;
          for (const { periodNumber, cell, number } of cells) {
            const line = gateway.state.line.get(`${game.gameNum}.${periodNumber}`);
            if (line === undefined) {
              expect(page.cells.get(`${key}#${number}`)).toMatchObject({ price: null, state: 'none' });
              continue;
            }
            const { market, side } = GAME_CELLS[cell]!;
            const marketLine = selectMarket(line, market, side);
            const judged = judgeMarket(game, line, market, side, {
              bookMs: nowMs,
              feedUp: conditions.feedsDown.length === 0,
              restrictions: [],
              isTeased: false,
            }).state;
            const isShown = judged !== 'none';
            expect(page.cells.get(`${key}#${number}`)).toMatchObject({
              price: isShown ? marketLine.price : null,
              points: isShown ? marketLine.points : null,
              state: isShown && !conditions.fresh ? 'stale' : judged,
            });
          }
        }
      };
      const expectNaivePicks = () => {
        const isUp = conditions.fresh && conditions.feedsDown.length === 0;
        for (const pick of PICKS) {
          const key = keyOfPick(pick);
          const game = gateway.state.game.get(String(pick.gameNum));
          const line = gateway.state.line.get(`${pick.gameNum}.${pick.periodNumber}`);
          const score = gateway.state.score.get(String(pick.gameNum)) ?? null;
          const quote = line === undefined ? null : { type: 'G', game, line, feedUp: isUp };
          expect(page.quotes.get(key)?.quote ?? null).toEqual(quote);
          expect(page.followed.get(key)).toEqual({
            quote,
            score,
            isScoreFresh: score !== null && isUp,
            isLineAwaited: false,
          });
        }
      };
      tellLive();
      engine.hold([LINES_TOPIC]);
      engine.watch(PICKS);
      engine.follow(PICKS);
      engine.show(shown);
      engine.scrollTo(windows);
      engine.read([gateway.snapshot()]);

      for (const next of steps) {
        switch (next.kind) {
          case 'patch':
            if (gateway.state.line.has(`${next.gameNum}.${next.period}`))
              engine.read([gateway.change(patchLine(next.gameNum, next.period, next.fields))]);
            break;
          case 'put':
            engine.read([
              gateway.change(
                putOp('game', gateway.state.game.get(String(next.gameNum)) ?? sampleGame(next.gameNum)),
                putOp('line', sampleLine(next.gameNum, next.period)),
              ),
            ]);
            break;
          case 'removeLine':
            engine.read([
              gateway.change({ op: 'remove', kind: 'line', key: `${next.gameNum}.${next.period}` }),
            ]);
            break;
          case 'moveGame':
            if (gateway.state.game.has(String(next.gameNum)))
              engine.read([
                gateway.change({
                  op: 'patch',
                  kind: 'game',
                  key: String(next.gameNum),
                  fields: { gameDateTimeMs: SAMPLE_NOW_MS + next.hours * 3_600_000 },
                }),
              ]);
            break;
          case 'score':
            engine.read([
              gateway.change(putOp('score', createScore({ gameNum: next.gameNum, score1: next.score1 }))),
            ]);
            break;
          case 'view':
            shown = next.view;
            engine.show(shown);
            break;
          case 'window':
            windows = [
              { first: next.first, last: next.first + next.size },
              { first: next.first + next.size + next.apart, last: next.first + next.size + 2 * next.apart },
            ];
            engine.scrollTo(windows);
            break;
          case 'time':
            nowMs += next.ms;
            engine.tick();
            break;
          case 'snapshot':
            gateway.clk += 1;
            engine.read([gateway.snapshot()]);
            break;
          case 'feeds':
            conditions = { fresh: next.fresh, feedsDown: next.down ? ['simulator'] : [] };
            tellLive();
            break;
          case 'flush':
            page.apply(engine.flush());
            expectNaivePicks();
            if (shown.dateFilter === 'none') expectNaiveView();
            else alternates.clear();
            break;
        }
      }
      // Filters may lag the clock by half a minute; here they get it.
      nowMs += 30_000;
      engine.tick();
      page.apply(engine.flush());
      expectNaiveView();
      expectNaivePicks();
    }),
    { numRuns: 400 },
  );
});
