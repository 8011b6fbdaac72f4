import type { ReactNode } from 'react';
import classes from './Tab.module.css';

interface TabProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of a few tabs, side by side in a low row that it is as high as. */
export function Tab({ isChosen, onChoose, children }: TabProps) {
  return (
    <button type="button" className={classes['tab']} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
