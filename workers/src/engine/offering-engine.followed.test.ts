import { createScore } from '@lineboard/domain/testing/book-fixtures';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { expect, describe, it, vi } from 'vitest';
import { createGateway, createLoadedBoard } from '../../testing/engine-board.ts';
import { CONTEST_TOPIC, sampleContestLine, sampleGame, sampleLine } from '../../testing/sample-book.ts';
import { patchLine, putOp, SampleGateway } from '../../testing/sample-gateway.ts';

const PICK: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
const KEY = 'G.1.0.S.team1';
const score = (changed: Partial<GameScore> = {}): GameScore =>
  createScore({ phase: 'live', clock: 'Q2 5:00', score1: 31, score2: 28, ...changed });

/** The league's topic on the board, and the sport's scores next to it. */
const openFollowed = () => {
  const board = createLoadedBoard();
  const scores = new SampleGateway('scores/Basketball', [
    putOp('game', sampleGame(1)),
    putOp('score', score()),
  ]);
  board.engine.hold([board.gateway.topic, scores.topic]);
  board.engine.follow([PICK]);
  return { ...board, scores };
};

describe('followed picks', () => {
  it('come with their line and their game’s score, and again when one of them changes', () => {
    const { engine, scores, gateway, flush } = openFollowed();
    engine.read([scores.snapshot()]);
    expect(flush()?.followed).toMatchObject([
      [
        KEY,
        { quote: { line: { spread1: -3.5 } }, score: { score1: 31, clock: 'Q2 5:00' }, isScoreFresh: true },
      ],
    ]);
    engine.read([scores.change(putOp('score', score({ score1: 34, version: 2 })))]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 34 } }]]);
    engine.read([gateway.change(patchLine(1, 0, { spread1: -4.5, spread2: 4.5 }))]);
    expect(flush()?.followed).toMatchObject([[KEY, { quote: { line: { spread1: -4.5 } } }]]);
    engine.read([gateway.change(patchLine(2, 0, { moneyLine1: -200 }))]);
    expect(flush()?.followed).toEqual([]);
  });

  it('have a score without a line, and the later score of two topics', () => {
    const { engine, scores, gateway, flush } = openFollowed();
    engine.read([scores.snapshot(), gateway.change({ op: 'remove', kind: 'line', key: '1.0' })]);
    expect(flush()?.followed).toMatchObject([[KEY, { quote: null, score: { score1: 31 } }]]);
    engine.read([gateway.change(putOp('score', score({ score1: 40, version: 9 })))]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 40 } }]]);
    engine.read([scores.change(putOp('score', score({ score1: 34, version: 2 })))]);
    expect(flush()?.followed ?? []).toEqual([]);
  });

  it('HR-32.5: say that a score may be old: link gone, feed down, or its topic not answered', () => {
    const { engine, scores, live, flush } = openFollowed();
    engine.read([scores.snapshot()]);
    flush();
    engine.live({ ...live, feedsDown: ['simulator'] });
    expect(flush()?.followed).toMatchObject([[KEY, { isScoreFresh: false, score: { score1: 31 } }]]);
    engine.live(live);
    expect(flush()?.followed).toMatchObject([[KEY, { isScoreFresh: true }]]);
    engine.live({ ...live, fresh: false });
    expect(flush()?.followed).toMatchObject([[KEY, { isScoreFresh: false }]]);
    engine.live(live);
    flush();
    engine.disconnected();
    expect(flush()?.followed).toMatchObject([[KEY, { isScoreFresh: false }]]);
    engine.topics.connected();
    engine.live(live);
    expect(flush()?.followed ?? []).toEqual([]);
    engine.read([scores.snapshot()]);
    expect(flush()?.followed).toMatchObject([[KEY, { isScoreFresh: true }]]);
  });

  it('are silent until every topic has come or was refused, and when nobody follows them', () => {
    const { engine, scores, flush } = openFollowed();
    engine.follow([{ ...PICK, gameNum: 7 }]);
    expect(flush()?.followed ?? []).toEqual([]);
    engine.refused([scores.topic]);
    expect(flush()?.followed).toEqual([
      ['G.7.0.S.team1', { quote: null, score: null, isScoreFresh: false, isLineAwaited: false }],
    ]);
    engine.follow([]);
    engine.read([createGateway().snapshot()]);
    expect(flush()?.followed ?? []).toEqual([]);
  });

  it('have the reliable one of two scores, else the later, and neither without its game', () => {
    const { engine, scores, gateway, live, flush } = openFollowed();
    scores.change(putOp('game', sampleGame(1, { feedId: 'other' })), putOp('score', score({ version: 5 })));
    engine.read([scores.snapshot(), gateway.change(putOp('score', score({ score1: 40, version: 9 })))]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 40 }, isScoreFresh: true }]]);
    engine.live({ ...live, feedsDown: ['simulator'] });
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 31 }, isScoreFresh: true }]]);
    engine.read([scores.change(putOp('score', score({ score1: 42, version: 10 })))]);
    engine.live(live);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 42 }, isScoreFresh: true }]]);
    engine.read([scores.change({ op: 'remove', kind: 'game', key: '1' })]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 40 }, isScoreFresh: true }]]);
    engine.read([gateway.change({ op: 'remove', kind: 'score', key: '1' })]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 42 }, isScoreFresh: false }]]);
  });

  it('are reported at once with the line or score that is there, while other topics are still to come', () => {
    const { engine, scores, flush } = openFollowed();
    expect(flush()?.followed).toMatchObject([
      [KEY, { quote: { line: { spread1: -3.5 } }, score: null, isScoreFresh: false }],
    ]);
    const tennis = new SampleGateway('scores/Tennis', []);
    scores.change(putOp('game', sampleGame(7)), putOp('score', score({ gameNum: 7 })));
    engine.hold([scores.topic, tennis.topic]);
    engine.follow([{ ...PICK, gameNum: 7 }]);
    engine.read([scores.snapshot()]);
    const seventh = { quote: null, score: { score1: 31 } };
    expect(flush()?.followed).toMatchObject([['G.7.0.S.team1', { ...seventh, isLineAwaited: true }]]);
    engine.read([tennis.snapshot()]);
    expect(flush()?.followed).toMatchObject([['G.7.0.S.team1', { ...seventh, isLineAwaited: false }]]);
  });

  it('have no score when they are contests', () => {
    const { engine, flush } = createLoadedBoard();
    const contests = new SampleGateway(CONTEST_TOPIC, [putOp('contestLine', sampleContestLine(1, 2))]);
    engine.hold([contests.topic]);
    engine.follow([{ type: 'C', contestNum: 1, contestantNum: 2 }]);
    engine.read([contests.snapshot()]);
    expect(flush()?.followed).toMatchObject([
      ['C.1.2', { quote: { line: { contestantNum: 2 } }, score: null, isScoreFresh: false }],
    ]);
    engine.read([
      contests.change({ op: 'patch', kind: 'contestLine', key: '1.2', fields: { moneyLine: 450 } }),
    ]);
    expect(flush()?.followed).toMatchObject([['C.1.2', { quote: { line: { moneyLine: 450 } } }]]);
  });

  it('are reported again when they were released and are followed again', () => {
    const { engine, scores, flush } = openFollowed();
    engine.read([scores.snapshot()]);
    expect(flush()?.followed).toHaveLength(1);
    engine.follow([]);
    expect(flush()?.followed ?? []).toEqual([]);
    engine.read([scores.change(putOp('score', score({ score1: 34, version: 2 })))]);
    expect(flush()?.followed ?? []).toEqual([]);
    engine.follow([PICK]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 34 } }]]);
  });

  it('are reported after an unsolicited snapshot, and when their topic is no longer held', () => {
    const { engine, scores, gateway, flush } = openFollowed();
    engine.read([scores.snapshot()]);
    flush();
    scores.change(putOp('score', score({ score1: 38, version: 3 })));
    engine.read([scores.snapshot()]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: { score1: 38 }, isScoreFresh: true }]]);
    engine.hold([gateway.topic]);
    expect(flush()?.followed).toMatchObject([[KEY, { score: null, isScoreFresh: false }]]);
  });

  it('are looked up when a change concerns them, not with every change of the book', () => {
    const { engine, scores, flush } = openFollowed();
    const games = Array.from({ length: 501 }, (_, at) => at + 1);
    for (const gameNum of games)
      scores.change(
        putOp('game', sampleGame(gameNum)),
        putOp('line', sampleLine(gameNum)),
        putOp('score', score({ gameNum })),
      );
    engine.hold([scores.topic]);
    engine.follow(games.slice(0, 500).map((gameNum) => ({ ...PICK, gameNum })));
    engine.read([scores.snapshot()]);
    expect(flush()?.followed).toHaveLength(500);
    const { state } = engine.topics.get(scores.topic)!;
    const lookUps = [vi.spyOn(state!.line, 'get'), vi.spyOn(state!.score, 'get')];
    const lookedUpAfter = (...numbers: number[]): number[] => {
      for (const lookUp of lookUps) lookUp.mockClear();
      for (const gameNum of numbers)
        engine.read([scores.change(putOp('score', score({ gameNum, score1: 40, version: 2 })))]);
      expect(flush()?.followed ?? []).toHaveLength(numbers.filter((gameNum) => gameNum <= 500).length);
      return lookUps.map(({ mock }) => mock.calls.length);
    };
    expect(lookedUpAfter(501)).toEqual([0, 0]);
    expect(lookedUpAfter(7)).toEqual([1, 1]);
    expect(lookedUpAfter(8, 9, 10, 501)).toEqual([3, 3]);
  });
});
