import type { SampledChange } from '@lineboard/workers/socket/socket-event';
import type { Observable } from 'rxjs';
import type { BoardParts } from './BoardProvider.tsx';

/**
 * Answers what a book that sends traces asks about changes; no other asks, and then nothing more is loaded. The change
 * that the first question is about is over before that is there: nothing is told of it.
 * @returns stops it
 */
export const keepSamples = (sample$: Observable<SampledChange>, parts: BoardParts): (() => void) => {
  const asked = sample$.subscribe((sample) => {
    void import('./watch-sample.ts')
      .then(({ watchSample }) => watchSample(sample, parts))
      .catch(() => undefined);
  });
  return () => asked.unsubscribe();
};
