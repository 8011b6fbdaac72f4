import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

interface SpotlightMemory {
  /** The last menu promoted nothing: no place is reserved until the next one is there. */
  wasEmpty: boolean;
}

/** Whether the book promoted anything when this device saw its menu last. */
export const useSpotlightMemory = create<SpotlightMemory>()(
  persist((): SpotlightMemory => ({ wasEmpty: false }), {
    name: 'lb-spotlight',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);
