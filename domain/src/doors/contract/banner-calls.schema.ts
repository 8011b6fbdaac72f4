import { BannerPlaceSchema, BannersSchema } from '../../words/banners/banner.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { BANNER_CALLS } from './banner-calls.ts';

export const BANNER_CALL_SCHEMAS = {
  readBanners: {
    summary: 'What operators put on the page: banners, images above the board, videos',
    description:
      'Those whose flag is on and whose time isn’t over; the page shows each in its time. Their files are had from ' +
      '`/banner-media/`, for ever the same under one name.',
    caller: 'anyone',
    params: strict({ place: BannerPlaceSchema }),
    answers: { 200: BannersSchema },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof BANNER_CALLS>;
