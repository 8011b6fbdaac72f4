import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { TFunction } from 'i18next';
import { writeSets } from '../../ground/formats/write-sets.ts';
import { describeScore } from './describe-score.ts';

/** `Chiefs 21, Bills 14`; `Moreau 1, Delgado 0 · 6–4 3–2` where lines count what sets are won by. */
export const describeScoreWhole = (
  t: TFunction,
  item: Pick<BetItem, 'team1Id' | 'team2Id' | 'sportType'>,
  score: Pick<GameScore, 'score1' | 'score2' | 'segments'>,
): string =>
  [describeScore(t, item, score), writeSets(item.sportType, score)].filter((part) => part !== '').join(' · ');
