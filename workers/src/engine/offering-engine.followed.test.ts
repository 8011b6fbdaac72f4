import { createScore } from '@lineboard/domain/testing/book-fixtures';
import type { GameScore } from '@lineboard/domain/score/game-score';
import type { GamePick } from '@lineboard/domain/pick/pick';
import { expect, describe, it } from 'vitest';
import { createGateway, createLoadedBoard } from '../../testing/engine-board.ts';
import { sampleGame } from '../../testing/sample-book.ts';
import { patchLine, putOp, SampleGateway } from '../../testing/sample-gateway.ts';

const PICK: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
const KEY = 'G.1.0.S.team1';
const score = (changed: Partial<GameScore> = {}): GameScore =>
  createScore({ phase: 'live', clock: 'Q2 5:00', score1: 31, score2: 28, ...changed });

/** The league's topic on the board, and the sport's scores beside it. */
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

describe('picks that are followed', () => {
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

  it('have a score without a line, and of two topics the later score', () => {
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
    expect(flush()?.followed).toEqual([['G.7.0.S.team1', { quote: null, score: null, isScoreFresh: false }]]);
    engine.follow([]);
    engine.read([createGateway().snapshot()]);
    expect(flush()?.followed ?? []).toEqual([]);
  });
});
