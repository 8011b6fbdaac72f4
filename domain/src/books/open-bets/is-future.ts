import type { Bet } from './open-bet.schema.ts';

/** Sub-sports with this in their name are decided by a whole season, though they are offered as games. */
export const SEASON_LONG = 'Regular Season Wins';

/** Spec 1 §5: contests, and what hangs on a whole season. */
export const isFuture = ({ betType, items }: Pick<Bet, 'betType' | 'items'>): boolean =>
  betType === 'C' || items.some(({ sportSubType }) => sportSubType.includes(SEASON_LONG));
