import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * A part that comes by `import()` and that the page is whole without: nothing stands in its place until it is there,
 * or when it can't be loaded. While gateways are renewed one by one, an old page's parts may be gone.
 */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary frame={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
