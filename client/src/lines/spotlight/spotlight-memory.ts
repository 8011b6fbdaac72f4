import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

interface SpotlightMemory {
  /** The book's last answer promoted nothing: no place is reserved for the next one. */
  wasEmpty: boolean;
}

/** Whether the book promoted anything when this device asked last. */
export const useSpotlightMemory = create<SpotlightMemory>()(
  persist((): SpotlightMemory => ({ wasEmpty: false }), {
    name: 'lb-spotlight',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);
