import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { BookView } from '../../lines/book/book-view.ts';
import { isOutdated, untilFresh } from '../../lines/book/freshness.ts';
import type { BookClock } from '../../ground/clock/book-clock.ts';
import { repeat } from '../../ground/timers/repeat.ts';

export interface PulseSource {
  book: Pick<BookView, 'position' | 'accepting' | 'confirmedAgoMs' | 'feeds'>;
  bookClock: BookClock;
  /** false: something else that a ticket needs is out, the database for one. */
  isAccepting: () => boolean;
  nowMs: () => number;
}

export interface Pulses {
  /** The pulse as it is now. */
  current(): PulseMessage;
  stop(): void;
}

/** How soon the pages are told that nothing is taken any more, or again, besides the steady rhythm. */
const LOOK_EVERY_MS = 100;

const takesTickets = ({ book, isAccepting }: PulseSource): boolean =>
  book.accepting && !isOutdated(book) && isAccepting();

const createPulse = (source: PulseSource): PulseMessage => ({
  serverMs: source.nowMs(),
  bookMs: source.bookClock.nowMs(),
  bookSpeed: source.bookClock.speed,
  ...source.book.position,
  feeds: [...source.book.feeds()],
  accepting: takesTickets(source),
});

/**
 * Reports the state in a steady rhythm, and at once when tickets are no longer taken, or are taken again. A pulse
 * speaks only for what has been read: it waits for the book to be fresh, and where that doesn't come it says so.
 *
 * @param send is also told whether it is one of the steady rhythm
 */
export const startPulses = (
  source: PulseSource,
  pulseMs: number,
  send: (pulse: PulseMessage, isBeat: boolean) => void,
): Pulses => {
  let isStopped = false;
  let wasAccepting: boolean | null = null;

  const tell = (pulse: PulseMessage, isBeat: boolean): void => {
    wasAccepting = pulse.accepting;
    if (!isStopped) send(pulse, isBeat);
  };
  const stopBeats = repeat(() => {
    void untilFresh(source.book).then(() => tell(createPulse(source), true));
  }, pulseMs);
  const stopLooks = repeat(() => {
    const accepting = takesTickets(source);
    if (wasAccepting === null) wasAccepting = accepting;
    else if (accepting !== wasAccepting) tell(createPulse(source), false);
  }, LOOK_EVERY_MS);
  return {
    current: () => createPulse(source),
    stop: () => {
      isStopped = true;
      stopBeats();
      stopLooks();
    },
  };
};
