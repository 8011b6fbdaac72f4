import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** The place on the page. */
export const BannerPlaceSchema = Type.Enum(['sidebar', 'split', 'slider', 'video'], {
  description:
    'sidebar: beneath the sports menu; split: beneath an empty slip; slider: above the board; video: on the page “Video”',
});
export type BannerPlace = Static<typeof BannerPlaceSchema>;

export const BannerActionSchema = Type.Enum(['none', 'link', 'popup', 'LiveBetting', 'LiveDealer'], {
  description: 'What a click does: nothing, lead to the link, open it in a small window, go to a service',
});
export type BannerAction = Static<typeof BannerActionSchema>;

/** The most banners in one place. */
export const MOST_BANNERS = 20;

/** The most bytes of an image, and of a video. */
export const MOST_IMAGE_BYTES = 400_000;
export const MOST_VIDEO_BYTES = 4_000_000;

export const BannerSchema = strict(
  {
    name: words(40),
    active: Type.Boolean(),
    activeFromMs: orNull(count('Wall clock; null: from ever.')),
    activeToMs: orNull(count('Wall clock, itself left out; null: for ever.')),
    action: BannerActionSchema,
    link: orNull(words(300), { description: 'A page of the site, `/rules`, or an address elsewhere.' }),
    alt: words(120),
    onPhone: Type.Boolean({ description: 'Shown on a phone, too.' }),
    media: words(200, 'The path of the image or video.'),
    width: orNull(count('Set for an image, pixels.')),
    height: orNull(count('Set for an image, pixels.')),
  },
  { title: 'Banner' },
);

/** A banner that an operator put on the page. */
export type Banner = Static<typeof BannerSchema>;

export const BannersSchema = list(BannerSchema, { maxItems: MOST_BANNERS });
