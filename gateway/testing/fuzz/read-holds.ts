import { existsSync, readFileSync } from 'node:fs';
import type { Hold } from './loop-clock.ts';

/** What the clock in the gateway's process has told. */
export interface LoopClock {
  /** Environment of the gateway that is to be watched. */
  env: Record<string, string>;
  /** Those told since the last call. */
  take(): Hold[];
}

export const createLoopClock = (file: string): LoopClock => {
  let read = 0;
  return {
    env: {
      LOOP_CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${new URL('./loop-clock.ts', import.meta.url).href}`,
    },
    take: () => {
      if (!existsSync(file)) return [];
      const text = readFileSync(file).subarray(read).toString();
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      read += Buffer.byteLength(whole);
      return whole
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Hold);
    },
  };
};
