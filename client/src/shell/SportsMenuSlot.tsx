import { Suspense } from 'react';
import { behindFirstPrices } from '../ui/first-prices.ts';
import { Optional } from '../ui/Optional.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const SportsMenu = lazyPart(() => import('../offering/SportsMenu.tsx'), 'SportsMenu');

const MainMenu = lazyPart(
  behindFirstPrices(() => import('../integrations/MainMenu.tsx')),
  'MainMenu',
);

const BannerColumn = lazyPart(
  behindFirstPrices(() => import('../banners/BannerColumn.tsx')),
  'BannerColumn',
);

/** The sports menu belongs to the offering; the shell gives it its place, and puts beneath it what else there is. */
export function SportsMenuSlot() {
  return (
    <Suspense>
      <SportsMenu />
      <Optional>
        <MainMenu />
      </Optional>
      {/* By itself: the menu doesn't wait for it. */}
      <Optional>
        <BannerColumn place="sidebar" />
      </Optional>
    </Suspense>
  );
}
