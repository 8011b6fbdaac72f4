import type { TeaserMarket, TeaserReach } from '../../ground/house-rules/house-rules.schema.ts';
import { ownValue } from '../../ground/keyed/own-value.ts';
import { isAlternateLine } from '../../ground/sport/alternate-line.ts';
import { findSport } from '../../ground/sport/sports.ts';
import type { Market } from '../../ground/pick/pick.ts';

const FULL_GAME: readonly number[] = [0];

/**
 * Teasers move the points of sides and totals of the full game, as its sport's row says, unless the card says
 * otherwise (HR-12).
 *
 * @param reach what the card says; null: nothing
 */
export const isTeasable = (
  sportType: string,
  market: Market,
  periodNumber: number,
  reach: TeaserReach | null,
): boolean =>
  !isAlternateLine(periodNumber) &&
  (reach?.periods ?? FULL_GAME).includes(periodNumber) &&
  (ownValue(reach?.markets ?? {}, sportType) ?? listMarkets(sportType)).some((taken) => taken === market);

const listMarkets = (sportType: string): readonly TeaserMarket[] =>
  findSport(sportType)?.teased ?? ['S', 'L'];
