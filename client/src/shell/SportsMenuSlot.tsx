import { lazy, Suspense } from 'react';

const SportsMenu = lazy(async () => ({ default: (await import('../offering/SportsMenu.tsx')).SportsMenu }));

/** The sports menu belongs to the offering; the shell gives it its place. */
export function SportsMenuSlot() {
  return (
    <Suspense>
      <SportsMenu />
    </Suspense>
  );
}
