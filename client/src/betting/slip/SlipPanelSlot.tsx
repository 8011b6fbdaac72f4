import { Suspense } from 'react';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const SlipPanel = lazyPart(() => import('./SlipPanel.tsx'), 'SlipPanel');

/** The slip's content comes right after the first paint; its place is there from the start. */
export function SlipPanelSlot() {
  return (
    <ErrorBoundary>
      <Suspense>
        <SlipPanel />
      </Suspense>
    </ErrorBoundary>
  );
}
