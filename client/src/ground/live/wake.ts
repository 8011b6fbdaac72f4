import {
  asyncScheduler,
  filter,
  fromEvent,
  interval,
  map,
  merge,
  type Observable,
  pairwise,
  type SchedulerLike,
} from 'rxjs';

const LOOK_EVERY_MS = 1_000;
/** A timer of one second that took five: the device slept, or the tab was frozen. */
const SLEPT_AFTER_MS = 5_000;

/** The tab is shown again, the network is back, or the device has slept. */
export const createWake$ = (
  page: Window = window,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<unknown> =>
  merge(
    fromEvent(page.document, 'visibilitychange').pipe(
      filter(() => page.document.visibilityState === 'visible'),
    ),
    fromEvent(page, 'online'),
    // Restored from the browser's cache of pages, as it was left.
    fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(filter(({ persisted }) => persisted)),
    interval(LOOK_EVERY_MS, scheduler).pipe(
      map(() => scheduler.now()),
      pairwise(),
      filter(([before, now]) => now - before >= SLEPT_AFTER_MS),
    ),
  );
