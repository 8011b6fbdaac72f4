import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * An optional part that is loaded by `import()`: nothing, or what is given instead, replaces it until it is loaded, or
 * when it can't be. While gateways are renewed one by one, an old page's parts may be gone.
 */
export function Optional({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return (
    <ErrorBoundary frame={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
