import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';

/** `Chiefs 21, Bills 14`: bare figures don't say which team has which. */
export const describeScore = (
  t: TFunction,
  { team1Id, team2Id }: Pick<BetItem, 'team1Id' | 'team2Id'>,
  { score1, score2 }: { score1: number; score2: number },
): string => t('pick:score', { team1: team1Id, score1, team2: team2Id, score2 });
