import type { Banner } from '../src/words/banners/banner.schema.ts';

/** A banner that is always shown and leads to the rules. */
export const createBanner = (changed: Partial<Banner> = {}): Banner => ({
  name: 'spring',
  active: true,
  activeFromMs: null,
  activeToMs: null,
  action: 'link',
  link: '/rules',
  alt: 'Spring offer',
  onPhone: false,
  media: '/banner-media/0123456789abcdef',
  width: 400,
  height: 200,
  ...changed,
});
