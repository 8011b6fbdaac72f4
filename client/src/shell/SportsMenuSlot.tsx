import { lazy, Suspense } from 'react';
import { Optional } from '../ui/Optional.tsx';
import { MainMenu } from '../integrations/MainMenu.tsx';

const SportsMenu = lazy(async () => ({ default: (await import('../offering/SportsMenu.tsx')).SportsMenu }));

const BannerColumn = lazy(async () => ({
  default: (await import('../banners/BannerColumn.tsx')).BannerColumn,
}));

/** The sports menu belongs to the offering; the shell gives it its place, and puts beneath it what else there is. */
export function SportsMenuSlot() {
  return (
    <Suspense>
      <SportsMenu />
      <MainMenu />
      {/* By itself: the menu doesn't wait for it. */}
      <Optional>
        <BannerColumn place="sidebar" />
      </Optional>
    </Suspense>
  );
}
