import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startPatientTimer } from './start-patient-timer.ts';

/** Blocks, as a process does while it loads its modules, or while others have the processor. */
const standStill = (ms: number): void => {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
};

describe('a patient timer', () => {
  it('is over when its time was spent looking', async () => {
    let isLate = false;
    startPatientTimer(120, () => (isLate = true));
    await sleep(60);
    expect(isLate).toBe(false);
    await expect.poll(() => isLate).toBe(true);
  });

  it('does not count the time in which the process was frozen', async () => {
    let isLate = false;
    const stop = startPatientTimer(400, () => (isLate = true));
    for (let block = 0; block < 4; block++) {
      standStill(250);
      await nextTurn();
      await nextTurn();
    }
    expect(isLate).toBe(false);
    stop();
  });

  it('says nothing once it is stopped', async () => {
    let isLate = false;
    startPatientTimer(20, () => (isLate = true))();
    await sleep(60);
    expect(isLate).toBe(false);
  });
});
