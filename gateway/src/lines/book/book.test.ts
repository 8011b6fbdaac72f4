import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contestLine, game, image, line, move, score } from '../../../testing/samples/feed-samples.ts';
import { createInProcessLog } from '../log/in-process-log.ts';
import type { InProcessLog } from '../log/in-process-log.ts';
import { createBook } from './book.ts';
import type { Book, BookStep } from './book.ts';

const NFL = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NFL' });
const NCAA = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NCAA' });
const SCORES = formatTopic({ kind: 'scores', sportType: 'Football' });
const GOLF = formatTopic({ kind: 'contest', store: 'main', contestType: 'Golf', contestType2: 'The Open' });
const SIDE = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' } as const;

describe('the book', () => {
  let log: InProcessLog;
  let book: Book;
  let steps: BookStep[];
  let wallMs: number;
  const say = (...changes: FeedChange[]) => log.append('demo', changes);
  const lastOps = (topic: string) => {
    const step = steps.at(-1)!;
    return step.kind === 'step' ? (step.topics.get(topic) ?? []) : null;
  };
  const shown = () => book.topicState(NFL).line.get('1.0');

  beforeEach(async () => {
    wallMs = 1_000_000;
    log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => wallMs });
    book = createBook({ nowMs: () => wallMs });
    steps = [];
    book.steps$.subscribe((step) => steps.push(step));
    await log.open(book.reader);
  });

  it('puts a game with its lines and score into the topic of its sub-sport and store', async () => {
    await say(...image(game(), line(), line({ periodNumber: 1 }), line({ store: 'north' }), score()));
    const state = book.topicState(NFL);
    expect([...state.game.keys(), ...state.line.keys(), ...state.score.keys()]).toEqual([
      '1',
      '1.0',
      '1.1',
      '1',
    ]);
    const north = formatTopic({ kind: 'lines', store: 'north', sportType: 'Football', sportSubType: 'NFL' });
    expect([...book.topicState(north).line.keys()]).toEqual(['1.0']);
    expect([...book.topicState(SCORES).score.keys()]).toEqual(['1']);
    expect([...book.topicState(SCORES).game.keys()]).toEqual(['1']);
  });

  it('sends only the fields that changed, with the position as the version', async () => {
    await say(...image(game(), line()));
    const clk = await say(move({ moneyLine1: 155, moneyLine2: -170 }));
    expect(lastOps(NFL)).toEqual([
      { op: 'patch', kind: 'line', key: '1.0', fields: { moneyLine1: 155, version: clk } },
    ]);
    expect(book.quote(SIDE, 'main')).toMatchObject({ line: { moneyLine1: 155, version: clk }, feedUp: true });
  });

  it('sends nothing when nothing changed, and keeps the version', async () => {
    const clk = await say(...image(game(), line()));
    await say(...image(game(), line()));
    await say(move({ moneyLine1: 150 }), { kind: 'beat' });
    expect(lastOps(NFL)).toEqual([]);
    expect(shown()?.version).toBe(clk);
  });

  it('ignores and counts a new line that lacks fields, and rows for an unknown game', async () => {
    await say(...image(game()));
    await say(move({ moneyLine1: 155 }), line({ gameNum: 5 }), score({ gameNum: 5 }));
    expect(Object.fromEntries(book.ignored)).toEqual({ incomplete: 1, gameUnknown: 2 });
    expect(shown()).toBeUndefined();
  });

  it('keeps a game with the feed that named it first', async () => {
    await say(...image(game(), line()));
    await log.append('other', [...image(game({ team1Id: 'Thieves' })), move({ moneyLine1: 900 })]);
    expect(book.game(1)).toMatchObject({ team1Id: 'Bears', feedId: 'demo' });
    expect(shown()?.moneyLine1).toBe(150);
    expect(book.ignored.get('foreignGame')).toBe(2);
  });

  it('HR-32.5: holds every line of a feed that is down, and reopens them only after its whole image', async () => {
    await say(...image(game(), line(), contestLine()));
    const clk = await say({ kind: 'feedDown', reason: 'disconnected' });
    expect(shown()).toMatchObject({ spreadLineStatus: 'H', totalsStatus: 'H', version: clk });
    expect(book.topicState(GOLF).contestLine.get('9.1')).toMatchObject({ status: 'H' });
    expect(book.quote(SIDE, 'main')).toMatchObject({ feedUp: false });

    await say(move({ spreadLineStatus: 'O', moneyLine1: 160 }));
    expect(shown()).toMatchObject({ spreadLineStatus: 'H', moneyLine1: 160 });
    await say({ kind: 'imageBegin' }, game(), line({ moneyLine1: 165 }));
    expect(shown()).toMatchObject({ spreadLineStatus: 'H', moneyLine1: 165 });
    const opened = await say(contestLine(), { kind: 'imageEnd' });
    expect(shown()).toMatchObject({
      spreadLineStatus: 'O',
      totalsStatus: 'I',
      moneyLine1: 165,
      version: opened,
    });
    expect(book.topicState(GOLF).contestLine.get('9.1')).toMatchObject({ status: 'O' });
    expect(book.quote(SIDE, 'main')).toMatchObject({ feedUp: true });
  });

  it('HR-32.5: keeps the version of a held line when a change isn’t visible, so that customers and book agree on it', async () => {
    await say(...image(game(), line()));
    const held = await say({ kind: 'feedDown', reason: 'disconnected' });
    await say(move({ spreadLineStatus: 'I' }));
    expect(shown()?.version).toBe(held);
    expect(book.quote(SIDE, 'main')).toMatchObject({ line: shown() });
  });

  it('HR-32.5: holds the lines of a feed that has never sent a whole image', async () => {
    await say({ kind: 'imageBegin' }, game(), line());
    expect(shown()?.spreadLineStatus).toBe('H');
    expect(book.feeds()).toMatchObject([{ state: 'starting' }]);
    await say({ kind: 'imageEnd' });
    expect(shown()?.spreadLineStatus).toBe('O');
    expect(book.feeds()).toMatchObject([{ state: 'up' }]);
  });

  it('ignores an image during which the feed went down', async () => {
    await say(...image(game(), line(), game({ gameNum: 2 }), line({ gameNum: 2 })));
    await say({ kind: 'imageBegin' }, game());
    await say({ kind: 'feedDown', reason: 'disconnected' }, { kind: 'imageEnd' });
    expect(book.game(2)).not.toBeNull();
    expect(shown()?.spreadLineStatus).toBe('H');
  });

  it('HR-32.5: ignores a second report that the feed is down', async () => {
    await say(...image(game(), line()));
    await say({ kind: 'feedDown', reason: 'silent' });
    const since = book.feeds()[0]!.sinceMs;
    wallMs += 5_000;
    await say({ kind: 'feedDown', reason: 'silent' });
    expect(lastOps(NFL)).toEqual([]);
    expect(book.feeds()).toEqual([{ feedId: 'demo', state: 'down', sinceMs: since }]);
  });

  it('reports the start of a feed’s silence in whole milliseconds, by whatever clock it is measured', async () => {
    const steady = createBook({ silentAfterMs: 0 });
    await createInProcessLog({ reporter: NOTHING_FAILS }).open(steady.reader);
    steady.reader.read({ clk: 1, feedId: 'demo', atMs: Date.now(), changes: image(game(), line()) });
    const [feed] = steady.feeds();
    expect(feed).toMatchObject({ state: 'down', sinceMs: expect.any(Number) });
    expect(Number.isInteger(feed!.sinceMs)).toBe(true);
  });

  it('removes everything that a whole image doesn’t name, but only of that feed', async () => {
    await say(...image(game(), line(), line({ periodNumber: 1 }), score(), contestLine()));
    await say(game({ gameNum: 2 }), line({ gameNum: 2 }), score({ gameNum: 2 }));
    await log.append('other', image(game({ gameNum: 3, feedId: 'other' }), line({ gameNum: 3 })));
    await say(...image(game(), line()));
    const state = book.topicState(NFL);
    expect([...state.game.keys()]).toEqual(['1', '3']);
    expect([...state.line.keys()]).toEqual(['1.0', '3.0']);
    expect(state.score.size + book.topicState(SCORES).size + book.topicState(GOLF).size).toBe(0);
    expect(book.contest(9)).toEqual([]);
  });

  it('moves a game with its lines and score when its sub-sport changes', async () => {
    await say(...image(game(), line(), score()));
    await say(game({ sportSubType: 'NCAA', team1Id: 'Bruins' }));
    expect(book.topicState(NFL)).toEqual(new TopicState());
    expect(book.topicState(NCAA).game.get('1')?.team1Id).toBe('Bruins');
    expect([...book.topicState(NCAA).line.keys(), ...book.topicState(NCAA).score.keys()]).toEqual([
      '1.0',
      '1',
    ]);
    expect(book.topicState(SCORES).game.get('1')?.sportSubType).toBe('NCAA');
  });

  it('removes a game from every topic', async () => {
    await say(...image(game(), line(), score()));
    await say({ kind: 'removeGame', gameNum: 1 });
    expect([...book.topics()].reduce((size, [, state]) => size + state.size, 0)).toBe(0);
    expect([book.game(1), book.score(1), book.quote(SIDE, 'main')]).toEqual([null, null, null]);
  });

  it('removes a contest only from its store', async () => {
    await say(...image(contestLine(), contestLine({ store: 'north' })));
    await say({ kind: 'removeContest', contestNum: 9, store: 'main' });
    expect(book.topicState(GOLF).size).toBe(0);
    expect(book.quote({ type: 'C', contestNum: 9, contestantNum: 1 }, 'north')).not.toBeNull();
  });

  it('shows a heading game in each store that has lines', async () => {
    await say(...image(game({ gameNum: 50, isTitle: true }), game(), line()));
    expect([...book.topicState(NFL).game.keys()].toSorted()).toEqual(['1', '50']);
    await say({ kind: 'removeGame', gameNum: 1 });
    expect(book.topicState(NFL).size).toBe(0);
  });

  it('emits every score that it gets, after storing it', async () => {
    const heard: unknown[] = [];
    book.scores$.subscribe((it) => heard.push([it.score1, book.score(it.gameNum)?.score1, it.version]));
    const first = await say(...image(game(), score({ score1: 7 })));
    await say(...image(game(), score({ score1: 7 })));
    expect(heard).toEqual([
      [7, 7, first],
      [7, 7, first],
    ]);
  });

  it('HR-40.7: emits the result of a game that its feed removed, as that feed’s, even on a gateway that joins late', async () => {
    const heard: unknown[] = [];
    book.scores$.subscribe((it) => heard.push([it.feedId, it.gameNum, it.phase, it.score1]));
    await say(...image(game(), line()));
    await say({ kind: 'removeGame', gameNum: 1 });
    await say(score({ phase: 'live', score1: 3 }));
    await log.append('other', [score({ phase: 'final', score1: 60 })]);
    await say(score({ phase: 'final', score1: 7 }));
    const told = [
      ['other', 1, 'final', 60],
      ['demo', 1, 'final', 7],
    ];
    expect(heard).toEqual(told);
    expect([book.score(1), book.ignored.get('gameUnknown')]).toEqual([null, 1]);
    const late = createBook({ nowMs: () => wallMs });
    const heardLate: unknown[] = [];
    late.scores$.subscribe((it) => heardLate.push([it.feedId, it.gameNum, it.phase, it.score1]));
    late.reader.load(JSON.parse(JSON.stringify(book.reader.image())), book.position);
    expect(heardLate).toEqual(told);
    await say(game(), score({ phase: 'final', score1: 8 }));
    expect(book.reader.image().lateResults.map(({ feedId }) => feedId)).toEqual(['other']);
  });

  it('reads the image of a gateway that kept no results of removed games', async () => {
    await say(...image(game(), line()));
    const { lateResults: _, ...older } = book.reader.image();
    const late = createBook({ nowMs: () => wallMs });
    late.reader.load(JSON.parse(JSON.stringify(older)), book.position);
    expect(late.game(1)).not.toBeNull();
  });

  it('emits an outcome when it is set and when it is corrected', async () => {
    const heard: unknown[] = [];
    book.outcomes$.subscribe((it) => heard.push(it.outcome));
    await say(...image(contestLine()));
    await say(contestLine({ outcome: 'W' }));
    await say(contestLine({ outcome: 'W', moneyLine: 1300 }), contestLine({ outcome: 'L' }));
    expect(heard).toEqual(['W', 'L']);
  });

  it('stores no negative zero, because its clients couldn’t', async () => {
    await say(...image(game(), line({ spread1: 0, spread2: -0 })));
    expect(Object.is(shown()?.spread2, 0)).toBe(true);
  });

  it('HR-32.5: can’t be bet on right after a feed has been silent for its limit, but can right before that', async () => {
    await say(...image(game(), line()));
    wallMs += 9_999;
    expect([book.quote(SIDE, 'main')?.feedUp, book.feeds()[0]?.state]).toEqual([true, 'up']);
    wallMs += 1;
    expect([book.quote(SIDE, 'main')?.feedUp, book.feeds()[0]]).toEqual([
      false,
      { feedId: 'demo', state: 'down', sinceMs: wallMs },
    ]);
  });

  describe('by a wall clock that is put right', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it.each([60_000, -60_000])(
      'takes no feed for silent, and none for having spoken later: %i ms',
      async (byMs) => {
        const own = createBook();
        await log.open(own.reader);
        await say(...image(game(), line()));
        vi.setSystemTime(Date.now() + byMs);
        expect(own.feeds()[0]?.state).toBe('up');
        const signs: number[] = [];
        own.signs$.subscribe(({ quietMs }) => signs.push(quietMs));
        expect(signs[0]).toBeGreaterThanOrEqual(0);
        expect(signs[0]).toBeLessThan(9_000);
      },
    );
  });

  it('tells a new watcher the state of every feed, and then each of its messages', async () => {
    await say(...image(game(), line()));
    wallMs += 4_000;
    const heard: unknown[] = [];
    book.signs$.subscribe((sign) => heard.push(sign));
    await say({ kind: 'beat' });
    await say({ kind: 'feedDown', reason: 'disconnected' });
    expect(heard).toEqual([
      { feedId: 'demo', state: 'up', quietMs: 4_000, clk: 1, downClk: 0, isDone: true },
      { feedId: 'demo', state: 'up', quietMs: 0, clk: 2, downClk: 0, isDone: true },
      { feedId: 'demo', state: 'down', quietMs: 0, clk: 3, downClk: 3, isDone: true },
    ]);
  });

  it('is the same on a gateway that joins late, including held lines and unfinished images', async () => {
    await say(...image(game(), line(), score(), contestLine(), game({ gameNum: 50, isTitle: true })));
    await say(game({ gameNum: 2 }), line({ gameNum: 2, store: 'north' }));
    await say({ kind: 'feedDown', reason: 'silent' });
    await say(move({ moneyLine1: 160 }), { kind: 'imageBegin' }, game(), line({ moneyLine1: 170 }));
    const late = createBook({ nowMs: () => wallMs });
    late.reader.load(JSON.parse(JSON.stringify(book.reader.image())), book.position);
    const asObject = (of: Book) => Object.fromEntries([...of.topics()].filter(([, state]) => state.size > 0));
    expect(asObject(late)).toEqual(asObject(book));
    const end = {
      clk: book.position.clk + 1,
      atMs: wallMs,
      feedId: 'demo',
      changes: [{ kind: 'imageEnd' as const }],
    };
    for (const it of [book, late]) it.reader.read(end);
    expect(asObject(late)).toEqual(asObject(book));
    expect(late.topicState(NFL).line.get('1.0')).toMatchObject({ moneyLine1: 170, spreadLineStatus: 'O' });
    expect(late.game(2)).toBeNull();
  });

  it('accepts the image of a gateway that doesn’t know all fields of its records yet', async () => {
    await say(...image(game(), line(), contestLine(), score()));
    const late = createBook({ nowMs: () => wallMs });
    const ADDED = new Set(['doubtedMarkets', 'doubted', 'winner']);
    const older = JSON.stringify(book.reader.image(), (key, value: unknown) =>
      ADDED.has(key) ? undefined : value,
    );
    expect(older).not.toContain('doubted');
    late.reader.load(JSON.parse(older), book.position);
    const asObject = (of: Book) => Object.fromEntries([...of.topics()].filter(([, state]) => state.size > 0));
    expect(asObject(late)).toEqual(asObject(book));
  });

  it('doesn’t take prices for fresh on a gateway that joins long after a feed’s last message', async () => {
    await say(...image(game(), line()));
    const late = createBook({ nowMs: () => wallMs + 3_600_000 });
    late.reader.load(book.reader.image(), book.position);
    expect(late.quote(SIDE, 'main')?.feedUp).toBe(false);
  });
});
