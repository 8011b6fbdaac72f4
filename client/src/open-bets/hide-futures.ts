import type { Bet } from '@lineboard/domain/open-bets/open-bet';

/** Sub-sports of this name are decided by a whole season, though they are offered as games. */
const SEASON_LONG = 'Regular Season Wins';

/** Spec 1 §5: without futures, contests and what hangs on a whole season are hidden. */
const isFuture = ({ wagerType, items }: Bet): boolean =>
  wagerType === 'C' || items.some(({ sportSubType }) => sportSubType.includes(SEASON_LONG));

export const hideFutures = <Shown extends Bet>(bets: readonly Shown[]): Shown[] =>
  bets.filter((bet) => !isFuture(bet));
