import type { ReactNode } from 'react';
import { useIsInDialog } from '../../ground/ui/in-dialog.ts';
import pageClasses from '../../ground/ui/Page.module.css';

/** The place of an integration's frame: under its title, unless a dialog already shows that. */
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
