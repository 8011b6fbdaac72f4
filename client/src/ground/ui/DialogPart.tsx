import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedDialog } from './FailedDialog.tsx';

interface DialogPartProps {
  children: ReactNode;
  /** null: it stays until its task is done. */
  onClose: (() => void) | null;
}

/**
 * A dialog that is loaded by `import()`: when it can't be loaded, or breaks, another dialog says so, and can be closed.
 */
export function DialogPart({ children, onClose }: DialogPartProps) {
  return (
    <ErrorBoundary frame={(said) => <FailedDialog onClose={onClose}>{said}</FailedDialog>}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
