import { lazy } from 'react';
import classes from './SearchSlot.module.css';
import { Optional } from '../ui/Optional.tsx';

const GameSearch = lazy(async () => ({ default: (await import('../search/GameSearch.tsx')).GameSearch }));

/** The search belongs to the offering; its place here has its size from the start. */
export function SearchSlot() {
  return (
    <div className={classes['slot']}>
      <Optional>
        <GameSearch />
      </Optional>
    </div>
  );
}
