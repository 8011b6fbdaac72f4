import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

/** The line of a game when it was last looked at on this device. */
export interface LastLook extends LinePoint {
  gameNum: number;
}

/** Games of some weeks, 20 kB. */
const MOST_LOOKS = 200;

/** The games whose line was looked at on this device, the latest last. */
export const useLastLooks = create<{ looks: readonly LastLook[] }>()(
  persist(() => ({ looks: [] as readonly LastLook[] }), {
    name: 'lb-last-looks',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);

export const findLook = (gameNum: number): LastLook | null =>
  useLastLooks.getState().looks.find((look) => look.gameNum === gameNum) ?? null;

export const noteLook = (look: LastLook): void => {
  useLastLooks.setState(({ looks }) => ({
    looks: [...looks.filter(({ gameNum }) => gameNum !== look.gameNum), look].slice(-MOST_LOOKS),
  }));
};
