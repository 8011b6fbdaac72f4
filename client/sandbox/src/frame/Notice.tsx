import type { ReactNode } from 'react';
import classes from './Notice.module.css';

/** Says why a page shows nothing else, and what to do about it. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes['notice']} role="status">
      <h2>{title}</h2>
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
