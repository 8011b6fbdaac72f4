import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { game, image, line, sampleScore, score } from '../../../testing/samples/feed-samples.ts';
import { createInProcessLog, type InProcessLog } from '../log/in-process-log.ts';
import { type Book, createBook } from './book.ts';

const NFL = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NFL' });
const FULL_GAME = 0;
const FIRST_HALF = 1;
const SECOND_HALF = 2;
const FIRST_QUARTER = 3;
const ALTERNATE = 20;
const PERIODS = [FULL_GAME, FIRST_HALF, SECOND_HALF, FIRST_QUARTER, ALTERNATE];

describe('what the score of a game decides can’t be bet on, whatever its feed says of the line', () => {
  let log: InProcessLog;
  let book: Book;
  const say = (...changes: FeedChange[]) => log.append('demo', changes);
  const play = (phase: GameScore['phase'], ...segments: GameScore['segments'][number][]) => {
    const sum = (team: 0 | 1) => segments.reduce((all, segment) => all + segment[team], 0);
    return say(score({ phase, segments, score1: sum(0), score2: sum(1) }));
  };
  const openIn = (of: Book): number[] =>
    PERIODS.filter((period) => of.topicState(NFL).line.get(`1.${period}`)?.moneyLineStatus === 'O');
  const open = (): number[] => openIn(book);
  const quoted = (periodNumber: number) =>
    book.quote({ type: 'G', gameNum: 1, periodNumber, market: 'S', side: 'team1' }, 'main');

  beforeEach(async () => {
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    book = createBook();
    await log.open(book.reader);
    await log.append(OPERATOR_FEED, image());
    await say(...image(game(), ...PERIODS.map((periodNumber) => line({ periodNumber }))));
    expect(open()).toEqual(PERIODS);
  });

  it('a period is over when a later segment has begun, and the game’s own lines go on', async () => {
    await play('live', [7, 0]);
    expect(open()).toEqual(PERIODS);
    const clk = await play('live', [7, 0], [0, 0]);
    expect(open()).toEqual([FULL_GAME, FIRST_HALF, SECOND_HALF, ALTERNATE]);
    expect(quoted(FIRST_QUARTER)).toMatchObject({ line: { spreadLineStatus: 'H', version: clk } });
    await play('live', [7, 0], [3, 3], [0, 7]);
    expect(open()).toEqual([FULL_GAME, SECOND_HALF, ALTERNATE]);
  });

  it.each(['final', 'cancelled'] as const)('nothing of a game is open once it is %s', async (phase) => {
    await play(phase, [7, 0], [3, 3], [0, 7], [3, 0]);
    expect(open()).toEqual([]);
    expect(quoted(ALTERNATE)).toMatchObject({ line: { moneyLineStatus: 'H' } });
  });

  it.each(['suspended', 'postponed'] as const)(
    'HR-32.3: nothing of a game is open while it is %s, as no ticket is taken on it, and all of it once it goes on',
    async (phase) => {
      await play(phase, [7, 0]);
      expect(open()).toEqual([]);
      await play('live', [7, 0]);
      expect(open()).toEqual(PERIODS);
    },
  );

  it('what its feed says of a line that is over stays held, and is there when a correction opens it', async () => {
    await play('final', [7, 0], [3, 3], [0, 7], [3, 0]);
    await say(line({ moneyLine1: 333 }));
    expect(open()).toEqual([]);
    const clk = await play('live', [7, 0], [3, 3], [0, 7], [3, 0]);
    expect(open()).toEqual([FULL_GAME, SECOND_HALF, ALTERNATE]);
    expect(quoted(FULL_GAME)).toMatchObject({ line: { moneyLine1: 333, version: clk } });
  });

  it('an operator’s score closes and opens as a feed’s does', async () => {
    const rule = (phase: GameScore['phase']) =>
      log.append(OPERATOR_FEED, [
        {
          kind: 'override',
          override: { gameNum: 1, feedId: 'demo', marks: [], score: sampleScore({ phase, segments: [] }) },
        },
      ]);
    await rule('final');
    expect(open()).toEqual([]);
    await log.append(OPERATOR_FEED, [{ kind: 'release', gameNum: 1 }]);
    expect(open()).toEqual(PERIODS);
  });

  it('a feed that comes back without the score opens what that had closed', async () => {
    await play('final', [7, 0], [3, 3], [0, 7], [3, 0]);
    await say(...image(game(), ...PERIODS.map((periodNumber) => line({ periodNumber }))));
    expect(open()).toEqual(PERIODS);
  });

  it('a gateway that joins holds the same', async () => {
    await play('live', [7, 0], [3, 3], [0, 7]);
    const late = createBook();
    late.reader.load(JSON.parse(JSON.stringify(book.reader.image())), book.position);
    expect(openIn(late)).toEqual([FULL_GAME, SECOND_HALF, ALTERNATE]);
    expect([...late.topicState(NFL).line.values()]).toEqual([...book.topicState(NFL).line.values()]);
  });
});
