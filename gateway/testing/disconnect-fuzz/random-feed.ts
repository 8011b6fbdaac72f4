import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { contestLine, game, image, line, move, score } from '../samples/feed-samples.ts';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import { chooseBelow, chooseOne } from '@lineboard/domain/testing/seeded-random';

const STORE = 'main';
const SUB_SPORTS = ['NFL', 'NCAA', 'CFL'];
const GAMES = 24;

export const FUZZ_TOPICS: readonly TopicName[] = [
  ...SUB_SPORTS.map((sportSubType) =>
    formatTopic({ kind: 'lines', store: STORE, sportType: 'Football', sportSubType }),
  ),
  formatTopic({ kind: 'contest', store: STORE, contestType: 'Golf', contestType2: 'The Open' }),
  formatTopic({ kind: 'scores', sportType: 'Football' }),
];

/** Says whatever a feed may say, in no sensible order: moves mostly, now and then an image, an outage, a removal. */
export const createRandomFeed = (random: Random) => {
  const price = (): number => 100 + chooseBelow(random, 400);
  const anyGame = (): FeedChange =>
    game({ gameNum: 1 + chooseBelow(random, GAMES), sportSubType: chooseOne(random, SUB_SPORTS) });
  const anyLine = (): FeedChange =>
    line({
      gameNum: 1 + chooseBelow(random, GAMES),
      periodNumber: chooseBelow(random, 3),
      moneyLine1: price(),
      spread1: chooseBelow(random, 20) / 2,
    });
  const anyMove = (): FeedChange =>
    move({
      gameNum: 1 + chooseBelow(random, GAMES),
      periodNumber: chooseBelow(random, 3),
      moneyLine1: price(),
    });
  const anyScore = (): FeedChange =>
    score({ gameNum: 1 + chooseBelow(random, GAMES), score1: chooseBelow(random, 60), clock: `Q${price()}` });
  const anyContestLine = (): FeedChange =>
    contestLine({
      contestNum: 1 + chooseBelow(random, 3),
      contestantNum: chooseBelow(random, 9),
      moneyLine: price(),
    });
  const some = (count: number, make: () => FeedChange): FeedChange[] => Array.from({ length: count }, make);
  const wholeImage = (): FeedChange[] =>
    image(...some(30, anyGame), ...some(60, anyLine), ...some(10, anyScore), ...some(10, anyContestLine));

  return {
    wholeImage,
    next(): FeedChange[] {
      const dice = random();
      if (dice < 0.01) return wholeImage();
      if (dice < 0.015) return [{ kind: 'feedDown', reason: 'disconnected' }];
      if (dice < 0.02) return [{ kind: 'removeGame', gameNum: 1 + chooseBelow(random, GAMES) }];
      if (dice < 0.025)
        return [{ kind: 'removeContest', contestNum: 1 + chooseBelow(random, 3), store: STORE }];
      if (dice < 0.06) return [anyGame(), anyLine()];
      if (dice < 0.1) return [{ kind: 'beat' }];
      return some(
        1 + chooseBelow(random, 3),
        chooseOne(random, [anyMove, anyMove, anyLine, anyScore, anyContestLine]),
      );
    },
  };
};
