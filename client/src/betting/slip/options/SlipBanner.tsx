import type { ReactNode } from 'react';
import { Icon } from '../../../ground/ui/Icon.tsx';
import classes from './SlipBanner.module.css';

interface SlipBannerProps {
  title: string;
  children: ReactNode;
  removeLabel: string;
  isLocked: boolean;
  onRemove: () => void;
}

/** What the slip builds on: an open bet that is rolled from or filled, with a button to remove it. */
export function SlipBanner({ title, children, removeLabel, isLocked, onRemove }: SlipBannerProps) {
  return (
    <section className={classes['banner']} aria-label={title}>
      <div className={classes['head']}>
        <h3>{title}</h3>
        <button type="button" aria-label={removeLabel} disabled={isLocked} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {children}
    </section>
  );
}
