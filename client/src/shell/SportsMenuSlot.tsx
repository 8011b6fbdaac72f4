import { lazy, Suspense } from 'react';
import { behindFirstPrices } from '../ui/first-prices.ts';
import { Optional } from '../ui/Optional.tsx';

const SportsMenu = lazy(async () => ({ default: (await import('../offering/SportsMenu.tsx')).SportsMenu }));

const MainMenu = lazy(
  behindFirstPrices(async () => ({ default: (await import('../integrations/MainMenu.tsx')).MainMenu })),
);

const BannerColumn = lazy(
  behindFirstPrices(async () => ({ default: (await import('../banners/BannerColumn.tsx')).BannerColumn })),
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
