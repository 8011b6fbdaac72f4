import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useEffect, useRef } from 'react';

/** A press that was on its way when an amount moved was meant for the one before: as long as `useSteady` waits. */
const MEANT_FOR_MS = 500;

/**
 * Remembers what was shown. @returns reads the most that was shown just before a press: a bet isn't sold for less than
 * that and the tolerance, however late the finger is (HR-53)
 *
 * @param of what the amount is of: what was shown of something else doesn't count
 */
export const useSeenCents = (cents: Cents | null, of: string): (() => Cents | null) => {
  const seen = useRef<{ of: string; shown: Array<{ cents: Cents; goneAtMs: number }> }>({ of, shown: [] });
  useEffect(() => {
    if (seen.current.of !== of) seen.current = { of, shown: [] };
    if (cents === null) return;
    const entry = { cents, goneAtMs: Infinity };
    const { shown } = seen.current;
    shown.push(entry);
    return () => {
      entry.goneAtMs = Date.now();
      const oldest = Date.now() - MEANT_FOR_MS;
      seen.current.shown = seen.current.shown.filter(({ goneAtMs }) => goneAtMs >= oldest);
    };
  }, [cents, of]);
  return () => {
    if (cents === null) return null;
    const since = Date.now() - MEANT_FOR_MS;
    const lately = seen.current.shown.filter(({ goneAtMs }) => goneAtMs >= since);
    return Math.max(cents, ...lately.map((each) => each.cents));
  };
};
