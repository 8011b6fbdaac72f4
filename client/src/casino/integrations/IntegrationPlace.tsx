import type { ReactNode } from 'react';
import { useIsInDialog } from '../../ground/ui/in-dialog.ts';
import pageClasses from '../../ground/ui/Page.module.css';

/** What stands where an integration's frame will be, or would be: under its title, which a dialog has already. */
export function IntegrationPlace({ title, children }: { title: string; children: ReactNode }) {
  const isInside = useIsInDialog();
  return (
    <div className={isInside ? undefined : pageClasses['page']}>
      {!isInside && (
        <div className={pageClasses['head']}>
          <h1>{title}</h1>
        </div>
      )}
      {children}
    </div>
  );
}
