import { distinctUntilChanged, groupBy, map, mergeMap, type Observable, switchMap, timer } from 'rxjs';
import type { FeedSign } from '../book/feed-signs.ts';
import type { Notices } from '../../ground/notices/notice.ts';

/** A feed that begins, or is taken over, is down for moments. */
const TOLD_AFTER_MS = 5_000;

/** Tells operators of feeds that are out, from when until when: their lines are held. @returns stops it */
export const tellSilence = (
  signs$: Observable<FeedSign>,
  { notices, isTold }: { notices: Notices; isTold: (feedId: string) => boolean },
): (() => void) => {
  const watching = signs$
    .pipe(
      groupBy(({ feedId }) => feedId),
      mergeMap((ofFeed$) =>
        ofFeed$.pipe(
          map(({ feedId, state }) => ({ feedId, isDown: state === 'down' })),
          distinctUntilChanged((a, b) => a.isDown === b.isDown),
          switchMap((told) => timer(told.isDown ? TOLD_AFTER_MS : 0).pipe(map(() => told))),
        ),
      ),
    )
    .subscribe(({ feedId, isDown }) => {
      if (!isTold(feedId)) return;
      const about = `${feedId} silent`;
      if (!isDown) return notices.end(about, 'right');
      const detail = 'says nothing any more, or nothing that can be relied on; its lines are held';
      notices.begin({ about, feedId, code: 'feedDown', level: 'urgent', detail, doubt: null });
    });
  return () => watching.unsubscribe();
};
