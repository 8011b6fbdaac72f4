import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBookClock } from '../../ground/clock/book-clock.ts';
import { type Pulses, startPulses } from './pulse.ts';

const PULSE_MS = 2_000;

describe('pulses', () => {
  const book = { position: { epoch: 'e', clk: 1 }, accepting: true, confirmedAgoMs: 0, feeds: () => [] };
  let isDatabaseUp = true;
  let sent: Array<[atMs: number, pulse: Pick<PulseMessage, 'clk' | 'accepting'>]>;
  let beats = 0;
  let pulses: Pulses;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(book, { position: { epoch: 'e', clk: 1 }, accepting: true, confirmedAgoMs: 0 });
    isDatabaseUp = true;
    sent = [];
    beats = 0;
    const startedMs = Date.now();
    pulses = startPulses(
      {
        book,
        bookClock: createBookClock({ bookMs: 0, wallMs: 0, speed: 1 }),
        isAccepting: () => isDatabaseUp,
        nowMs: Date.now,
      },
      PULSE_MS,
      ({ clk, accepting }, isBeat) => {
        sent.push([Date.now() - startedMs, { clk, accepting }]);
        if (isBeat) beats += 1;
      },
    );
  });
  afterEach(() => {
    pulses.stop();
    vi.useRealTimers();
  });

  it('come in a steady rhythm while nothing changes', async () => {
    await vi.advanceTimersByTimeAsync(2 * PULSE_MS);
    expect(sent.map(([atMs]) => atMs)).toEqual([PULSE_MS, 2 * PULSE_MS]);
    expect(beats).toBe(2);
  });

  it('HR-32.5: a gateway that was frozen never calls fresh what it had read before', async () => {
    await vi.advanceTimersByTimeAsync(PULSE_MS - 50);
    book.confirmedAgoMs = 5_000;
    await vi.advanceTimersByTimeAsync(150);
    expect(sent.map(([, pulse]) => pulse)).toEqual([{ clk: 1, accepting: false }]);
    expect(pulses.current().accepting).toBe(false);
    book.position = { epoch: 'e', clk: 9 };
    book.confirmedAgoMs = 0;
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.at(-1)?.[1]).toEqual({ clk: 9, accepting: true });
    expect(sent.filter(([, { clk, accepting }]) => clk === 1 && accepting)).toEqual([]);
  });

  it('a beat that finds the book a moment old waits for it instead of calling it old', async () => {
    await vi.advanceTimersByTimeAsync(PULSE_MS - 50);
    book.confirmedAgoMs = 400;
    await vi.advanceTimersByTimeAsync(150);
    expect(sent).toEqual([]);
    book.position = { epoch: 'e', clk: 2 };
    book.confirmedAgoMs = 0;
    await vi.advanceTimersByTimeAsync(20);
    expect(sent.map(([, pulse]) => pulse)).toEqual([{ clk: 2, accepting: true }]);
  });

  const setBook = (fields: Partial<typeof book>) => () => void Object.assign(book, fields);
  const setDatabase = (isUp: boolean) => () => {
    isDatabaseUp = isUp;
  };
  it.each([
    ['the log can not be confirmed', setBook({ confirmedAgoMs: 601 }), setBook({ confirmedAgoMs: 0 })],
    ['the log can not be read', setBook({ accepting: false }), setBook({ accepting: true })],
    ['the database is away', setDatabase(false), setDatabase(true)],
  ])('HR-32.5: %s: the pages hear of it at once, and at once when it is over', async (_what, begin, end) => {
    await vi.advanceTimersByTimeAsync(500);
    begin();
    await vi.advanceTimersByTimeAsync(100);
    end();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(([, { accepting }]) => accepting)).toEqual([false, true]);
    expect(beats).toBe(0);
  });
});
