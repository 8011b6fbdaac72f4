import { useOffering } from '../../betting/offering/offering-store.ts';
import { DateFilter, MarketFilter, SpotlightSwitch } from './BoardFilters.tsx';
import classes from './BoardToolbar.module.css';
import { MyGamesSlot } from './MyGamesSlot.tsx';
import { TeaserNote } from './TeaserNote.tsx';

/** Desktop: the filters of the board, in a row above it. */
export function BoardToolbar() {
  const isLive = useOffering((state) => state.onlyLive);
  return (
    <div className={classes['toolbar']}>
      <TeaserNote />
      <MarketFilter />
      {!isLive && <DateFilter />}
      {!isLive && <SpotlightSwitch />}
      <MyGamesSlot />
    </div>
  );
}
