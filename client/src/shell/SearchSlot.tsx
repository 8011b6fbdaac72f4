import classes from './SearchSlot.module.css';
import { Optional } from '../ui/Optional.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const GameSearch = lazyPart(() => import('../search/GameSearch.tsx'), 'GameSearch');

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
