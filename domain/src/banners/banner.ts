import type { Static } from 'typebox';
import type { BannerActionSchema, BannerPlaceSchema, BannerSchema } from './banner.schema.ts';

/** What an operator put on the page. */
export type Banner = Static<typeof BannerSchema>;

export type BannerPlace = Static<typeof BannerPlaceSchema>;

export type BannerAction = Static<typeof BannerActionSchema>;
