import type { Banner, BannerPlace } from '@lineboard/domain/words/banners/banner.schema';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

const createStore = (place: BannerPlace) =>
  createAnswerStore<readonly Banner[]>(() => callBook('readBanners', { params: { place } }));

/** The operators' banners, by their place; requested each time that the place is shown. */
export const BANNER_STORES = {
  sidebar: createStore('sidebar'),
  split: createStore('split'),
  slider: createStore('slider'),
  video: createStore('video'),
} as const satisfies Record<BannerPlace, unknown>;
