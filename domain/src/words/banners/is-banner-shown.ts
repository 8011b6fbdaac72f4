import type { Banner, BannerAction } from './banner.schema.ts';

/** Services that a banner can lead to, by the page that they have once they are set up. */
export const SERVICE_PAGES: ReadonlyMap<BannerAction, `/${string}`> = new Map([
  ['LiveBetting', '/liveBetting'],
  ['LiveDealer', '/vigLiveDealer'],
]);

type Dated = Pick<Banner, 'active' | 'activeFromMs' | 'activeToMs' | 'action'>;

/** VAL1-07 to VAL1-10. @param isServed whether the service with this page is set up */
export const isBannerShown = (
  { active, activeFromMs, activeToMs, action }: Dated,
  wallMs: number,
  isServed: (page: string) => boolean,
): boolean => {
  const page = SERVICE_PAGES.get(action);
  return (
    active &&
    (activeFromMs === null || activeFromMs <= wallMs) &&
    (activeToMs === null || wallMs < activeToMs) &&
    (page === undefined || isServed(page))
  );
};

/** The next moment at which one of them comes or goes. @returns null: never */
export const findNextChange = (banners: readonly Dated[], wallMs: number): number | null => {
  const ahead = banners
    .flatMap(({ activeFromMs, activeToMs }) => [activeFromMs, activeToMs])
    .filter((atMs): atMs is number => atMs !== null && atMs > wallMs);
  return ahead.length === 0 ? null : Math.min(...ahead);
};
