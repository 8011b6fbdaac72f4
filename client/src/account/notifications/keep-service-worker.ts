import { type Observable, race, take, timer } from 'rxjs';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';

/** A page without lines, because it has no network, must still hear its worker. */
const WITHOUT_LINES_MS = 10_000;

const loadJoining = behindFirstPrices(() => import('./join-service-worker.ts'));

/**
 * Starts after the first prices: nothing in the first load waits for something that only speeds up later ones. @returns
 * stops it
 */
export const keepServiceWorker = (compare$: Observable<unknown>): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = async (): Promise<void> => {
    const { joinServiceWorker } = await loadJoining();
    if (!isOver) stop = joinServiceWorker();
  };
  const begun = race(compare$, timer(WITHOUT_LINES_MS))
    .pipe(take(1))
    .subscribe(() => void begin().catch(() => undefined));
  return () => {
    isOver = true;
    begun.unsubscribe();
    stop?.();
  };
};
