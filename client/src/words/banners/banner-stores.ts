import type { Banner, BannerPlace } from '@lineboard/domain/words/banners/banner.schema';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

const createStore = (place: BannerPlace) =>
  createAnswerStore<readonly Banner[]>(() => callBook('readBanners', { params: { place } }));

/** What operators put on the page, by its place; asked for with each sight of the place. */
export const BANNER_STORES = {
  sidebar: createStore('sidebar'),
  split: createStore('split'),
  slider: createStore('slider'),
  video: createStore('video'),
} as const satisfies Record<BannerPlace, unknown>;
