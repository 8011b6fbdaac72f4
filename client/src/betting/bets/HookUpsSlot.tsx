import { Suspense, useEffect } from 'react';
import { useHookUps } from './hook-ups-store.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const HookUpsDialog = lazyPart(() => import('./HookUpsDialog.tsx'), 'HookUpsDialog');

/** Where a page of bets shows a chain of rolling ifs; it closes with the page that it was opened on. */
export function HookUpsSlot() {
  const shown = useHookUps((state) => state.shown);
  const closeHookUps = useHookUps((state) => state.closeHookUps);
  useEffect(() => closeHookUps, [closeHookUps]);
  return <Suspense>{shown !== null && <HookUpsDialog {...shown} />}</Suspense>;
}
