import { lazy, Suspense } from 'react';
import { MainMenu } from '../integrations/MainMenu.tsx';

const SportsMenu = lazy(async () => ({ default: (await import('../offering/SportsMenu.tsx')).SportsMenu }));

/** The sports menu belongs to the offering; the shell gives it its place, and puts beneath it what else there is. */
export function SportsMenuSlot() {
  return (
    <Suspense>
      <SportsMenu />
      <MainMenu />
    </Suspense>
  );
}
