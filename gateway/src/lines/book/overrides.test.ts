import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { type GameOverride, type LineMark, OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { game, image, line, move, sampleScore, score } from '../../../testing/samples/feed-samples.ts';
import { createInProcessLog, type InProcessLog } from '../log/in-process-log.ts';
import { type Book, createBook } from './book.ts';

const NFL = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NFL' });
const SIDE = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' } as const;
const HOLD: LineMark = { kind: 'hold', periodNumber: null, market: null, maxWagerCents: null };
const FINAL = { phase: 'final', clock: '', score2: 20 } as const;

describe('what operators say of lines', () => {
  let log: InProcessLog;
  let book: Book;
  let heard: unknown[];
  const say = (...changes: FeedChange[]) => log.append('demo', changes);
  const rule = (fields: Partial<GameOverride>) =>
    log.append(OPERATOR_FEED, [
      { kind: 'override', override: { gameNum: 1, feedId: 'demo', marks: [], score: null, ...fields } },
    ]);
  const release = () => log.append(OPERATOR_FEED, [{ kind: 'release', gameNum: 1 }]);
  const correct = (score1: number) => rule({ score: sampleScore({ ...FINAL, score1 }) });
  const status = () => book.topicState(NFL).line.get('1.0')?.spreadLineStatus;
  const shownScore = () => book.topicState(NFL).score.get('1');
  const reload = async () => {
    const late = createBook();
    late.scores$.subscribe((told) => heard.push([told.feedId, told.score1, told.version]));
    late.reader.load(JSON.parse(JSON.stringify(book.reader.image())), book.position);
    return late;
  };

  beforeEach(async () => {
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    book = createBook();
    heard = [];
    book.scores$.subscribe((told) => heard.push([told.feedId, told.score1, told.version]));
    await log.open(book.reader);
    await log.append(OPERATOR_FEED, image());
    await say(...image(game(), line()));
  });

  it('HR-32.1: hold a line against all that its feed says, until they let go of it', async () => {
    const clk = await rule({ marks: [HOLD] });
    expect(status()).toBe('H');
    expect(book.quote(SIDE, 'main')).toMatchObject({ line: { spreadLineStatus: 'H', version: clk } });
    await say(move({ spreadLineStatus: 'O', moneyLine1: 160 }));
    await say(...image(game(), line({ moneyLine1: 165 })));
    expect(status()).toBe('H');
    await say({ kind: 'removeGame', gameNum: 1 });
    await say(game(), line({ moneyLine1: 170 }));
    expect(status()).toBe('H');
    await say({ kind: 'feedDown', reason: 'silent' });
    await say(...image(game(), line({ moneyLine1: 175 })));
    expect(status()).toBe('H');
    const released = await release();
    expect(book.topicState(NFL).line.get('1.0')).toMatchObject({
      spreadLineStatus: 'O',
      moneyLine1: 175,
      version: released,
    });
  });

  it('HR-32.1: stay when the operator’s feed is out, and when a gateway joins', async () => {
    await rule({ marks: [HOLD] });
    await log.append(OPERATOR_FEED, [{ kind: 'feedDown', reason: 'silent' }]);
    expect(status()).toBe('H');
    expect((await reload()).quote(SIDE, 'main')).toMatchObject({ line: { spreadLineStatus: 'H' } });
    await log.append(OPERATOR_FEED, image());
    expect(status()).toBe('O');
  });

  it('HR-32.1: leave a line held whose feed is out, when they let go of it', async () => {
    await rule({ marks: [HOLD] });
    await say({ kind: 'feedDown', reason: 'silent' });
    await release();
    expect(status()).toBe('H');
    await say(...image(game(), line()));
    expect(status()).toBe('O');
  });

  it('concern the game that they were said of, not another feed’s of the same number', async () => {
    await rule({ feedId: 'other', marks: [HOLD], score: sampleScore({ ...FINAL, score1: 9 }) });
    expect(status()).toBe('O');
    expect(shownScore()).toBeUndefined();
  });

  it('are heard from the operator’s feed alone', async () => {
    const override = { gameNum: 1, feedId: 'demo', marks: [HOLD], score: null };
    await say({ kind: 'override', override });
    expect(status()).toBe('O');
    await rule({ marks: [HOLD] });
    await say({ kind: 'release', gameNum: 1 });
    expect(status()).toBe('H');
    expect(book.ignored.get('foreignGame')).toBe(2);
  });

  it('don’t count among the feeds that have lines', () => {
    expect(book.feeds().map(({ feedId }) => feedId)).toEqual(['demo']);
  });

  it('HR-41.1: correct a score against all that the feed says, and each is told once', async () => {
    const first = await say(score({ ...FINAL, score1: 17 }));
    const second = await correct(24);
    await say(score({ ...FINAL, score1: 18 }));
    expect(shownScore()).toMatchObject({ score1: 24, version: second });
    const third = await correct(27);
    const released = await release();
    expect(shownScore()).toMatchObject({ score1: 18, version: released });
    expect(heard).toEqual([
      ['demo', 17, first],
      ['demo', 24, second],
      ['demo', 27, third],
      ['demo', 18, released],
    ]);
  });

  it('HR-41.1: correct a score back to what it was with a new word', async () => {
    await say(score({ ...FINAL, score1: 17 }));
    await correct(24);
    const back = await correct(17);
    const released = await release();
    expect(heard.at(-1)).toEqual(['demo', 17, back]);
    expect(shownScore()).toMatchObject({ score1: 17, version: back });
    expect(released).toBeGreaterThan(back);
    expect((await reload()).topicState(NFL).score.get('1')).toEqual(shownScore());
  });

  it('HR-41.1: correct the score of a game that its feed has taken out, and say so to who joins', async () => {
    await say(score({ ...FINAL, score1: 17 }));
    await say({ kind: 'removeGame', gameNum: 1 });
    const corrected = await correct(24);
    expect(heard.at(-1)).toEqual(['demo', 24, corrected]);
    const later = await say(score({ ...FINAL, score1: 18 }));
    expect(heard.at(-1)).toEqual(['demo', 24, corrected]);
    heard.length = 0;
    await reload();
    expect(heard).toEqual([['demo', 24, corrected]]);
    const released = await release();
    expect(released).toBeGreaterThan(later);
    expect(heard.at(-1)).toEqual(['demo', 18, released]);
  });

  it('HR-41.1: have the last word, also of a game that begins after it', async () => {
    await say({ kind: 'removeGame', gameNum: 1 });
    const corrected = await correct(24);
    await say(game(), line(), score({ score1: 3, score2: 0 }));
    expect(shownScore()).toMatchObject({ phase: 'final', score1: 24, version: corrected });
  });
});
