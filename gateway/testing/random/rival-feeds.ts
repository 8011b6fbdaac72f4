import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { contestLine, game, image, line, move, score } from '../samples/feed-samples.ts';
import { chooseBelow, chooseOne, createSeededRandom } from '@lineboard/domain/testing/seeded-random';

/** Numbers of games and of contests: few, so that two feeds always meet. */
export const RIVAL_NUMBERS = [1, 2, 3, 4, 5] as const;
export const RIVAL_STORES = ['main', '__proto__'] as const;

/** What two feeds say in turn, each about any of the same numbers: rows, outages, images that drop and name again. */
export const createRivalFeeds = (seed: number) => {
  const random = createSeededRandom(seed);
  const num = (): number => chooseOne(random, RIVAL_NUMBERS);
  const store = (): string => chooseOne(random, RIVAL_STORES);
  const price = (): number => 100 + chooseBelow(random, 400);
  const anyGame = (): FeedChange =>
    game({ gameNum: num(), team1Id: `Team ${price()}`, correlation: random() < 0.2 ? [num()] : [] });
  const anyLine = (): FeedChange =>
    line({ gameNum: num(), store: store(), periodNumber: chooseBelow(random, 2), spread1: price() / 2 });
  const anyMove = (): FeedChange => move({ gameNum: num(), store: store(), moneyLine1: price() });
  const anyScore = (): FeedChange =>
    score({
      gameNum: num(),
      score1: chooseBelow(random, 60),
      phase: chooseOne(random, ['live', 'final', 'cancelled']),
    });
  const anyContestLine = (): FeedChange =>
    contestLine({
      contestNum: num(),
      contestantNum: 1 + chooseBelow(random, 2),
      store: store(),
      moneyLine: price(),
      gameNum: random() < 0.3 ? num() : null,
      outcome: chooseOne(random, [null, null, 'W', 'L']),
    });
  const some = (most: number, make: () => FeedChange): FeedChange[] =>
    Array.from({ length: chooseBelow(random, most + 1) }, make);

  return {
    chooseSpeaker: (): 0 | 1 => (random() < 0.5 ? 0 : 1),
    next(): FeedChange[] {
      const dice = random();
      if (dice < 0.15)
        return image(
          ...some(3, anyGame),
          ...some(4, anyLine),
          ...some(2, anyScore),
          ...some(2, anyContestLine),
        );
      if (dice < 0.2) return [{ kind: 'feedDown', reason: 'disconnected' }];
      if (dice < 0.25) return [{ kind: 'removeGame', gameNum: num() }];
      if (dice < 0.3) return [{ kind: 'removeContest', contestNum: num(), store: store() }];
      return [chooseOne(random, [anyGame, anyLine, anyMove, anyScore, anyContestLine])()];
    },
  };
};
