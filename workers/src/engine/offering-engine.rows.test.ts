import { describe, expect, it } from 'vitest';
import { EMPTY_VIEW } from '../board/board-view.ts';
import { leagueView, createBoard, createGateway, createLoadedBoard } from '../../testing/engine-board.ts';
import {
  CONTEST_TOPIC,
  HOUR_MS,
  LINES_TOPIC,
  SAMPLE_NOW_MS,
  SOCCER_TOPIC,
  sampleContestLine,
  sampleGame,
  sampleLine,
  sampleScore,
} from '../../testing/sample-book.ts';
import { putOp, SampleGateway } from '../../testing/sample-gateway.ts';

const laterGames = (games = [2, 3]) =>
  new SampleGateway(
    LINES_TOPIC,
    games.flatMap((n) => [putOp('game', sampleGame(n)), putOp('line', sampleLine(n))]),
  );

describe('rows', () => {
  it('reserves rows of the expected number until the snapshot is whole', () => {
    const { page, engine, gateway, flush } = createBoard();
    flush();
    expect(page.heads.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['league', 1],
      ['skeleton', 2],
      ['skeleton', 2],
      ['skeleton', 2],
    ]);
    engine.read([gateway.snapshot()]);
    flush();
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`, 'g1.0', 'g2.0']);
  });

  it('CON1-09: lines sort by period, date, time and rotation number', () => {
    const gateway = new SampleGateway(LINES_TOPIC, [
      putOp('game', sampleGame(3, { gameDateTimeMs: SAMPLE_NOW_MS + HOUR_MS, team1RotNum: 701 })),
      putOp('game', sampleGame(4, { gameDateTimeMs: SAMPLE_NOW_MS + HOUR_MS, team1RotNum: 501 })),
      putOp('game', sampleGame(5, { gameDateTimeMs: SAMPLE_NOW_MS, team1RotNum: 901 })),
      ...[3, 4, 5].map((gameNum) => putOp('line', sampleLine(gameNum))),
    ]);
    const { page } = createLoadedBoard({}, gateway);
    expect(page.keys.slice(1)).toEqual(['g5.0', 'g4.0', 'g3.0']);
  });

  it('puts games of favorite teams first, in the book’s order among them, and marks them', () => {
    const { page, engine, flush } = createLoadedBoard({}, laterGames([1, 2, 3, 4]));
    const favorites = ['Hosts 4', 'Visitors 3'].map((team) => ({
      sportType: 'Basketball',
      sportSubType: 'NBA',
      team,
    }));
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)], favorites });
    flush();
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`, 'g3.0', 'g4.0', 'g1.0', 'g2.0']);
    expect(page.details.get('g3.0')).toMatchObject({ favorites: [true, false] });
    expect(page.details.get('g4.0')).toMatchObject({ favorites: [false, true] });
    expect(page.details.get('g1.0')).toMatchObject({ favorites: [false, false] });
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)] });
    flush();
    expect(page.keys.slice(1)).toEqual(['g1.0', 'g2.0', 'g3.0', 'g4.0']);
    expect(page.details.get('g3.0')).toMatchObject({ favorites: [false, false] });
  });

  it('puts favorite leagues first, in the order in which they were chosen', () => {
    const { page, engine, flush } = createBoard();
    const leagues = [CONTEST_TOPIC, LINES_TOPIC, SOCCER_TOPIC];
    engine.hold(leagues);
    const favorites = [
      { sportType: 'Soccer', sportSubType: 'Premier League', team: null },
      { sportType: 'Basketball', sportSubType: 'NBA', team: null },
      { sportType: 'Golf', sportSubType: 'The Open', team: null },
    ];
    engine.show({ ...EMPTY_VIEW, leagues: leagues.map((topic) => leagueView(topic)), favorites });
    flush();
    const shown = page.keys.filter((key) => key.startsWith('l/'));
    expect(shown).toEqual([LINES_TOPIC, SOCCER_TOPIC, CONTEST_TOPIC].map((topic) => `l/${topic}`));
  });

  it('SCR2-03: a league names the periods that have lines, and shows the chosen one', () => {
    const { page } = createLoadedBoard({ leagues: [leagueView(LINES_TOPIC, { period: 1 })] });
    expect(page.details.get(`l/${LINES_TOPIC}`)).toMatchObject({
      periods: [
        { periodNumber: 0, label: 'game' },
        { periodNumber: 1, label: 'half1' },
      ],
      period: 1,
      count: 1,
    });
    expect(page.keys.slice(1)).toEqual(['g1.1']);
  });

  it('VAL2-09: hides a period as soon as its cutoff has passed', () => {
    const { page, engine, clock, flush } = createLoadedBoard();
    clock.nowMs += HOUR_MS;
    engine.tick();
    flush();
    expect(page.keys).toContain('g1.0');
    clock.nowMs += 1;
    engine.tick();
    flush();
    expect(page.keys.slice(1)).toEqual(['g2.0']);
  });

  it('VAL1-01: doesn’t filter by a search of two characters, but does by one of three', () => {
    const two = createLoadedBoard({ search: 's 2' });
    expect(two.page.keys.slice(1)).toEqual(['g2.0']);
    const short = createLoadedBoard({ search: '2' });
    expect(short.page.keys.slice(1)).toEqual(['g1.0', 'g2.0']);
  });

  it('leaves out leagues without a match of the search', () => {
    expect(createLoadedBoard({ search: 'nobody' }).page.keys).toEqual([]);
  });

  it('VAL2-63: ends the range of two hours after two hours, and it moves with the clock', () => {
    const { page, engine, clock, flush } = createLoadedBoard({ dateFilter: '2h' }, laterGames());
    expect(page.keys.slice(1)).toEqual(['g2.0']);
    clock.nowMs += HOUR_MS;
    engine.tick();
    flush();
    expect(page.keys.slice(1)).toEqual(['g2.0', 'g3.0']);
  });

  it('SCR2-07, ST2-33: swaps the cells of the rows with the team-totals switch', () => {
    const { page, engine, flush } = createLoadedBoard();
    expect(page.cells.has('g1.0#0')).toBe(true);
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)], teamTotals: true });
    flush();
    expect(page.keys.slice(1)).toEqual(['g1.0e', 'g2.0e']);
    expect(page.cells.get('g1.0e#7')).toMatchObject({ points: 112.5, price: -115, state: 'open' });
  });

  it('unfolds the history and the further periods of a game beneath it', () => {
    const { page } = createLoadedBoard({ unfolded: [1] });
    expect(page.keys.slice(1)).toEqual(['g1.0', 'h1', 'g1.1', 'g2.0']);
    expect(page.details.get('h1')).toMatchObject({ kind: 'history', gameNum: 1, team1: 'Visitors 1' });
    expect(page.details.get('g1.1')).toMatchObject({ isFurtherPeriod: true, periodLabel: 'half1' });
  });

  it('SCR2-17: keeps a game folded until it is unfolded', () => {
    expect(EMPTY_VIEW.unfolded).toEqual([]);
    expect(createLoadedBoard().page.details.get('g1.0')).toMatchObject({ isUnfolded: false });
  });

  it('HR-12.7: shows only full games with a teaser', () => {
    const { page } = createLoadedBoard({
      leagues: [leagueView(LINES_TOPIC, { period: 1 })],
      teaserSports: ['Football', 'Basketball'],
      unfolded: [1],
    });
    expect(page.keys.slice(1)).toEqual(['g1.0', 'h1', 'g2.0']);
    expect(page.details.get(`l/${LINES_TOPIC}`)).toMatchObject({ periods: [{ periodNumber: 0 }], period: 0 });
  });

  it('HR-12.7: says so in place of the lines when the teaser doesn’t name a league’s sport', () => {
    const { page, engine, flush } = createLoadedBoard({ teaserSports: ['Football'] });
    const note = `n/${LINES_TOPIC}`;
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`, note]);
    expect(page.details.get(note)).toMatchObject({ note: 'notTeased' });
    engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)], teaserSports: null });
    flush();
    expect(page.keys.slice(1)).toEqual(['g1.0', 'g2.0']);
  });

  it('HR-12.7: shows no contest with a teaser, whatever its subject', () => {
    const gateway = new SampleGateway(CONTEST_TOPIC, [putOp('contestLine', sampleContestLine(1, 1))]);
    const { page } = createLoadedBoard(
      { leagues: [leagueView(CONTEST_TOPIC)], teaserSports: ['Golf'] },
      gateway,
    );
    expect(page.keys).toEqual([`l/${CONTEST_TOPIC}`, `n/${CONTEST_TOPIC}`]);
  });

  it('SCR2-08: limits the lines of a league to the games that match the search', () => {
    const { page } = createLoadedBoard({ search: 'hosts 2' });
    expect(page.keys.slice(1)).toEqual(['g2.0']);
  });

  it('SCR2-09: limits the lines of a league to the games that start within the range of dates', () => {
    const gateway = createGateway();
    gateway.change(putOp('game', sampleGame(2, { gameDateTimeMs: SAMPLE_NOW_MS + 100 * HOUR_MS })));
    expect(createLoadedBoard({ dateFilter: '2d' }, gateway).page.keys.slice(1)).toEqual(['g1.0']);
    expect(createLoadedBoard({}, gateway).page.keys.slice(1)).toEqual(['g1.0', 'g2.0']);
  });

  it('SCR2-09: says what begins next in a league without a game within the range of dates', () => {
    const { page } = createLoadedBoard({ dateFilter: '2h' }, laterGames([6, 5]));
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`, `n/${LINES_TOPIC}`]);
    expect(page.details.get(`n/${LINES_TOPIC}`)).toMatchObject({
      note: 'noneInRange',
      range: { topics: [LINES_TOPIC], next: { topic: LINES_TOPIC, startMs: SAMPLE_NOW_MS + 5 * HOUR_MS } },
    });
  });

  it('unfolds a game with one period only to its history', () => {
    const { page } = createLoadedBoard({ unfolded: [2] });
    expect(page.keys.slice(1)).toEqual(['g1.0', 'g2.0', 'h2']);
  });

  it('gives a soccer game its draw line even while there is no draw price', () => {
    const soccer = new SampleGateway(SOCCER_TOPIC, [
      putOp('game', sampleGame(1, { sportType: 'Soccer' })),
      putOp('line', sampleLine(1)),
    ]);
    const { page } = createLoadedBoard({}, soccer);
    expect(page.heads[1]).toMatchObject({ key: 'g1.0', lines: 3 });
  });

  it('SCR2-03: gives a regulation line a tab and a draw, and no columns next to games without one', () => {
    const nhl = { sportType: 'Hockey', sportSubType: 'NHL' };
    const topic = 'lines/main/Hockey/NHL';
    const gateway = new SampleGateway(topic, [
      putOp('game', sampleGame(1, nhl)),
      ...[0, 1].map((periodNumber) => putOp('line', sampleLine(1, periodNumber))),
      putOp('line', sampleLine(1, 10)),
    ]);
    const extraRoom = { besideTeamTotals: 3, periods: 3 };
    const load = (period: number) =>
      createLoadedBoard({ leagues: [leagueView(topic, { period })], extraRoom, unfolded: [1] }, gateway).page;
    const game = load(0);
    expect(game.details.get(`l/${topic}`)).toMatchObject({
      periods: [{ label: 'game' }, { label: 'period1' }, { periodNumber: 10, label: 'regulation' }],
      extras: { periods: [{ label: 'period1' }] },
    });
    const linesOf = (key: string) => game.heads.find((head) => head.key === key)?.lines;
    expect([linesOf('g1.0'), linesOf('g1.1'), linesOf('g1.10')]).toEqual([2, 2, 3]);
    const regulation = load(10);
    expect(regulation.details.get('g1.10')).toMatchObject({ hasDraw: true, extras: { periods: [] } });
  });

  it('shows only games in play while the live switch is on', () => {
    const { page, engine, gateway, flush } = createLoadedBoard({ onlyLive: true });
    expect(page.keys).toEqual([]);
    engine.read([gateway.change(putOp('score', sampleScore(2, { situation: [2] })))]);
    flush();
    expect(page.keys.slice(1)).toEqual(['g2.0']);
    const score = { score1: 61, score2: 58, clock: '3rd 04:12', situation: [2] };
    expect(page.details.get('g2.0')).toMatchObject({ score, feedId: 'simulator' });
  });

  it('tells the games of a match with its sets, and no quarters', () => {
    const { page, engine, gateway, flush } = createLoadedBoard({ onlyLive: true });
    const segments = [
      [6, 4],
      [3, 2],
    ] as const;
    engine.read([
      gateway.change(
        putOp('game', sampleGame(1, { sportType: 'Tennis' })),
        putOp('score', sampleScore(1, { segments })),
        putOp('score', sampleScore(2, { segments })),
      ),
    ]);
    flush();
    expect(page.details.get('g1.0')).toMatchObject({ score: { segments } });
    expect(page.details.get('g2.0')).toMatchObject({ score: { segments: [] } });
  });

  it('gives a league only the periods of its games in play while the live switch is on', () => {
    const gateway = createGateway();
    gateway.change(putOp('line', sampleLine(1, 3)), putOp('line', sampleLine(2, 2)));
    const leagues = [leagueView(LINES_TOPIC, { period: 3 })];
    const { page, engine, flush } = createLoadedBoard({ onlyLive: true, leagues }, gateway);
    engine.read([gateway.change(putOp('score', sampleScore(2)))]);
    flush();
    const league = page.details.get(`l/${LINES_TOPIC}`);
    expect(league).toMatchObject({ period: 0, periods: [{ periodNumber: 0 }, { periodNumber: 2 }] });
    expect(page.keys.slice(1)).toEqual(['g2.0']);
  });

  it('reduces a collapsed league to its heading', () => {
    const { page } = createLoadedBoard({ leagues: [leagueView(LINES_TOPIC, { collapsed: true })] });
    expect(page.keys).toEqual([`l/${LINES_TOPIC}`]);
  });

  it('says when the gateway refused a league, and reserves rows once it is requested again', () => {
    const { page, engine, flush } = createBoard();
    engine.refused([LINES_TOPIC]);
    flush();
    expect(page.details.get(`n/${LINES_TOPIC}`)).toMatchObject({ note: 'failed' });
  });
});

describe('contests', () => {
  const createContests = () =>
    new SampleGateway(CONTEST_TOPIC, [
      putOp('contestLine', sampleContestLine(8, 2)),
      putOp('contestLine', sampleContestLine(8, 1, { contestantName: 'Éva Nagy' })),
      putOp('contestLine', sampleContestLine(9, 1, { outcome: 'W' })),
    ]);

  it('SCR2-06: list contestants under their contest by rotation number; a decided contest is gone', () => {
    const { page } = createLoadedBoard({}, createContests());
    expect(page.keys.slice(1)).toEqual(['c8', 'c8.1', 'c8.2']);
    expect(page.cells.get('c8.1#11')).toMatchObject({ price: 1200, state: 'open' });
  });

  it('VAL2-61, VAL2-62: are searched for contestants by name and rotation number', () => {
    expect(createLoadedBoard({ search: 'eva' }, createContests()).page.keys.slice(1)).toEqual(['c8', 'c8.1']);
    expect(createLoadedBoard({ search: '9002' }, createContests()).page.keys.slice(1)).toEqual([
      'c8',
      'c8.2',
    ]);
  });

  it('R1-57: show only the contest that an address describes, with dashes for spaces', () => {
    const gateway = new SampleGateway(CONTEST_TOPIC, [
      putOp('contestLine', sampleContestLine(8, 1, { contestDesc: 'Winner' })),
      putOp('contestLine', sampleContestLine(9, 1, { contestDesc: 'Top 10 Finish' })),
    ]);
    const keysOf = (onlyContests: string): readonly string[] =>
      createLoadedBoard({ leagues: [leagueView(CONTEST_TOPIC, { onlyContests })] }, gateway).page.keys.slice(
        1,
      );
    expect(keysOf('top-10-finish')).toEqual(['c9', 'c9.1']);
    expect(keysOf('Top-10')).toEqual([`n/${CONTEST_TOPIC}`]);
  });

  it('show only the contests that were opened from a game', () => {
    const opened = leagueView(CONTEST_TOPIC, { onlyContests: [4] });
    expect(
      createLoadedBoard({ leagues: [opened] }, createContests()).page.details.get(`n/${CONTEST_TOPIC}`),
    ).toMatchObject({ note: 'noLines' });
  });
});

describe('games in a section of their own', () => {
  const loadSoccer = (board: ReturnType<typeof createLoadedBoard>) => {
    const soccer = new SampleGateway(SOCCER_TOPIC, [
      putOp('game', sampleGame(9, { sportType: 'Soccer', sportSubType: 'Premier League' })),
      putOp('line', sampleLine(9)),
    ]);
    board.engine.hold([LINES_TOPIC, SOCCER_TOPIC]);
    board.engine.read([soccer.snapshot()]);
  };

  it('are above all leagues, in the order in which they were named, also of a league that isn’t on the board', () => {
    const board = createLoadedBoard({}, laterGames([1, 2, 3]));
    loadSoccer(board);
    const mine = [
      { topic: SOCCER_TOPIC, gameNums: [9] },
      { topic: LINES_TOPIC, gameNums: [3, 77] },
    ];
    board.engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)], mine });
    board.flush();
    expect(board.page.keys).toEqual(['m', 'g9.0', 'm9', 'g3.0', 'm3', `l/${LINES_TOPIC}`, 'g1.0', 'g2.0']);
    expect(board.page.details.get(`l/${LINES_TOPIC}`)).toMatchObject({ count: 2 });
    expect(board.page.details.get('g3.0')).toMatchObject({ extras: null });
    board.engine.show({ ...EMPTY_VIEW, leagues: [leagueView(LINES_TOPIC)] });
    board.flush();
    expect(board.page.keys).toEqual([`l/${LINES_TOPIC}`, 'g1.0', 'g2.0', 'g3.0']);
  });

  it('are there when their league is folded, and it says so when it has no others', () => {
    const mine = [{ topic: LINES_TOPIC, gameNums: [2, 3] }];
    const view = (collapsed: boolean) => ({
      ...EMPTY_VIEW,
      leagues: [leagueView(LINES_TOPIC, { collapsed })],
      mine,
    });
    const { page, engine, flush } = createLoadedBoard(view(true), laterGames());
    expect(page.keys).toEqual(['m', 'g2.0', 'm2', 'g3.0', 'm3', `l/${LINES_TOPIC}`]);
    engine.show(view(false));
    flush();
    expect(page.keys.slice(5)).toEqual([`l/${LINES_TOPIC}`, `m/${LINES_TOPIC}`]);
    expect(page.details.get(`m/${LINES_TOPIC}`)).toEqual({ kind: 'mine', place: 'below' });
  });

  it('show no columns that other leagues have no heads for', () => {
    const extraRoom = { besideTeamTotals: 1, periods: 1 };
    const mine = [{ topic: LINES_TOPIC, gameNums: [1] }];
    const { page } = createLoadedBoard({ extraRoom, mine });
    expect(page.details.get('g1.0')).toMatchObject({ extras: null });
    expect(page.details.get('g2.0')).not.toMatchObject({ extras: null });
  });
});
