import { type Observable, race, take, timer } from 'rxjs';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';

/** A page that gets no lines, for want of a network, has still to hear what its worker says. */
const WITHOUT_LINES_MS = 10_000;

const loadJoining = behindFirstPrices(() => import('./join-service-worker.ts'));

/** Behind the first prices: nothing of the first load waits for what a later one is helped by. @returns stops it */
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
