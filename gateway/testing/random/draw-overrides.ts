import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { MARK_KINDS } from '@lineboard/domain/lines/feed/game-override';
import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { image, sampleScore } from '../samples/feed-samples.ts';

const GAMES = 24;

const drawOverride = (random: Random): FeedChange => {
  const gameNum = 1 + chooseBelow(random, GAMES);
  const kind = chooseOne(random, MARK_KINDS);
  const mark = {
    kind,
    periodNumber: chooseOne(random, [null, 0, 1]),
    market: kind === 'takeDown' ? null : chooseOne(random, [null, 'S', 'L'] as const),
    maxWagerCents: kind === 'circle' ? 100 * (1 + chooseBelow(random, 900)) : null,
  };
  const score = sampleScore({
    gameNum,
    phase: 'final',
    clock: '',
    score1: chooseBelow(random, 3),
    score2: 7,
  });
  return {
    kind: 'override',
    override: {
      gameNum,
      feedId: random() < 0.8 ? 'demo' : 'other',
      marks: random() < 0.7 ? [mark] : [],
      score: random() < 0.5 ? score : null,
    },
  };
};

/** What operators may say of the games of a random feed, in no sensible order. */
export const drawOverrides = (random: Random): FeedChange[] => {
  const dice = random();
  if (dice < 0.05) return [{ kind: 'feedDown', reason: 'silent' }];
  if (dice < 0.2) return image(drawOverride(random), drawOverride(random), drawOverride(random));
  if (dice < 0.45) return [{ kind: 'release', gameNum: 1 + chooseBelow(random, GAMES) }];
  return [drawOverride(random)];
};
