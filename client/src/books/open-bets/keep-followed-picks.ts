import { Subject, takeUntil } from 'rxjs';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import { useFollowedPicks } from './followed-picks-store.ts';

/** Sends the open bets on the page their games' scores and lines. @returns stops it */
export const keepFollowedPicks = (link: OfferingLink): (() => void) => {
  const stopped$ = new Subject<void>();
  link.frames$
    .pipe(takeUntil(stopped$))
    .subscribe(({ followed }) => useFollowedPicks.getState().apply(followed));
  const follow = (): void =>
    void link.commands.follow(useFollowedPicks.getState().legs.map(({ pick }) => pick));
  const stopFollowing = useFollowedPicks.subscribe((state, earlier) => {
    if (state.legs !== earlier.legs) follow();
  });
  follow();
  return () => {
    stopped$.next();
    stopFollowing();
  };
};
