import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

interface RealityTold {
  /** When the session began that was told of, by this device's clock, and the interval. */
  startedAtMs: number;
  minutes: number;
  /** How many checks were answered. */
  told: number;
}

/** Answered reality checks: a reload takes none away that waits, and repeats none that was answered. */
export const useRealityTold = create<RealityTold>()(
  persist((): RealityTold => ({ startedAtMs: 0, minutes: 0, told: 0 }), {
    name: 'lb-reality-check',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);

/** Two looks at one session differ by less: the way of the answer, and a clock that is put right. */
const SAME_SESSION_MS = 60_000;

/** Whether a check waits for its answer. Of a session that was never told of, those before are over. */
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
