import type { ReactNode } from 'react';
import classes from './Hits.module.css';

interface HitHeadProps {
  role?: 'rowheader' | 'gridcell';
  /** Said instead of what stands on it. */
  name?: string;
  onGo: () => void;
  children: ReactNode;
}

/** What a hit is called, and the way to it: the first stop of its row for the arrows. */
export function HitHead({ role = 'rowheader', name, onGo, children }: HitHeadProps) {
  return (
    <div role={role} className={classes['head']}>
      <button
        type="button"
        className={classes['go']}
        data-column={-1}
        data-line={0}
        aria-label={name}
        onClick={onGo}
      >
        {children}
      </button>
    </div>
  );
}
