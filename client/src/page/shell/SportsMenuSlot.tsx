import { Suspense } from 'react';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const SportsMenu = lazyPart(() => import('../../betting/offering/SportsMenu.tsx'), 'SportsMenu');

const MainMenu = lazyPart(
  behindFirstPrices(() => import('../../casino/integrations/MainMenu.tsx')),
  'MainMenu',
);

const BannerColumn = lazyPart(
  behindFirstPrices(() => import('../../words/banners/BannerColumn.tsx')),
  'BannerColumn',
);

/** The sports menu belongs to the offering; the shell gives it its place, and puts the other links beneath it. */
export function SportsMenuSlot() {
  return (
    <Suspense>
      <SportsMenu />
      <Optional>
        <MainMenu />
      </Optional>
      {/* Separately: the menu doesn't wait for it. */}
      <Optional>
        <BannerColumn place="sidebar" />
      </Optional>
    </Suspense>
  );
}
