import type { LeftOpen } from './left-open.ts';
import { findOwnCaller } from './own-code.ts';

/** What RxJS gives for a `subscribe`. */
interface Heard {
  readonly closed: boolean;
  add(end: () => void): void;
}

/**
 * Notes from now on which streams the product hears, until it leaves them or they end.
 *
 * @param stream RxJS’ `Observable.prototype`
 * @param mayStay files that hear for as long as there is a page
 */
export const watchStreams = <Given extends never[]>(
  stream: { subscribe: (...given: Given) => Heard },
  mayStay: ReadonlySet<string> = new Set(),
): LeftOpen => {
  const kept = new Map<Heard, string>();
  const { subscribe } = stream;
  stream.subscribe = function watched(...given: Given): Heard {
    const listener = findOwnCaller();
    const heard = subscribe.apply(this, given);
    if (listener !== null && !mayStay.has(listener) && !heard.closed) {
      kept.set(heard, listener);
      heard.add(() => kept.delete(heard));
    }
    return heard;
  };
  return {
    list: () => [...kept.values()].map((listener) => `stream heard by ${listener}`),
    end: () => {
      stream.subscribe = subscribe;
    },
  };
};
