import type { ReactNode } from 'react';
import classes from './Hits.module.css';

interface HitHeadProps {
  role?: 'rowheader' | 'gridcell';
  /** Read out instead of its visible text. */
  name?: string;
  onGo: () => void;
  /** Over the end of its first line. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A hit's name, and the button that opens it: the first stop of its row for the arrows. A name that differs from the
 * visible text covers that, at its full size.
 */
export function HitHead({ role = 'rowheader', name, onGo, aside, children }: HitHeadProps) {
  const parts = classes['parts'];
  return (
    <div role={role} className={classes['head']}>
      <button
        type="button"
        className={name === undefined ? `${classes['go']} ${parts}` : classes['go']}
        data-column={-1}
        data-line={0}
        aria-label={name}
        onClick={onGo}
      >
        {name === undefined && children}
      </button>
      {name !== undefined && <div className={parts}>{children}</div>}
      {aside}
    </div>
  );
}
