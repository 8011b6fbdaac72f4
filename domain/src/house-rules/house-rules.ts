import type { Static } from 'typebox';
import type {
  DefaultSpreadDisplaySchema,
  HouseRulesSchema,
  ParlayCardSchema,
  PointPricesSchema,
  ProgressiveCardSchema,
  TeaserCardSchema,
  TeaserMarketSchema,
  TeaserReachSchema,
} from './house-rules.schema.ts';

/** Markets that a teaser can move: S sides, L totals. */
export type TeaserMarket = Static<typeof TeaserMarketSchema>;

/** One teaser that the book offers (HR-12). */
export type TeaserCard = Static<typeof TeaserCardSchema>;

/** What a leg that lands on its number does: pushes, loses or wins (HR-12). */
export type TieRule = TeaserCard['tieRule'];

export type TeaserCategory = TeaserCard['category'];

/** Which lines a teaser takes (HR-12). Never an alternate line. */
export type TeaserReach = Static<typeof TeaserReachSchema>;

/** Fixed payouts for parlays of which every leg is −110 (HR-10). */
export type ParlayCard = Static<typeof ParlayCardSchema>;

/** What progressive parlays pay (HR-16). */
export type ProgressiveCard = Static<typeof ProgressiveCardSchema>;

/** What half a point costs on a number, in cents of price (HR-30). */
export type PointPrices = Static<typeof PointPricesSchema>;

/** How many alternate lines an unfolded game shows before all of them are asked for (spec 2 §2, ADR 0007). */
export type DefaultSpreadDisplay = Static<typeof DefaultSpreadDisplaySchema>;

/** The figures in which books differ; one set per book, the default is `default-house-rules.ts`. */
export type HouseRules = Static<typeof HouseRulesSchema>;
