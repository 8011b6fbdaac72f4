import classes from './SearchSlot.module.css';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const GameSearch = lazyPart(() => import('../../lines/search/GameSearch.tsx'), 'GameSearch');

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
