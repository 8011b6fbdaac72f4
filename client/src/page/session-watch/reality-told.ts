import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

interface RealityTold {
  /** The start of the session whose checks were answered, by this device's clock, and the interval. */
  startedAtMs: number;
  minutes: number;
  /** The number of answered checks. */
  told: number;
}

/** Answered reality checks: a reload removes no waiting check, and repeats no answered one. */
export const useRealityTold = create<RealityTold>()(
  persist((): RealityTold => ({ startedAtMs: 0, minutes: 0, told: 0 }), {
    name: 'lb-reality-check',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);

/** Two measurements of one session differ by less: the time of the answer, and a clock that is corrected. */
const SAME_SESSION_MS = 60_000;

/** Whether a check waits for its answer. For a session without any answer, earlier checks are over. */
export const isCheckDue = (signedInMs: number, minutes: number, nowMs: number): boolean => {
  const number = Math.floor(signedInMs / (minutes * 60_000));
  const startedAtMs = nowMs - signedInMs;
  const stored = useRealityTold.getState();
  const isKnown = stored.minutes === minutes && Math.abs(stored.startedAtMs - startedAtMs) < SAME_SESSION_MS;
  if (!isKnown) useRealityTold.setState({ startedAtMs, minutes, told: number });
  return isKnown && number > stored.told;
};

export const answerCheck = (signedInMs: number, minutes: number): void => {
  useRealityTold.setState({ told: Math.floor(signedInMs / (minutes * 60_000)) });
};
