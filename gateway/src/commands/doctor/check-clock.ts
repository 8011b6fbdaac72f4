import { fine, type Finding, warning, wrong } from './finding.ts';

/** Sessions, lock-outs and live delays count in seconds. */
const WARN_MS = 500;
const WRONG_MS = 5_000;

/** @param ask the time there, epoch milliseconds */
export const checkClock = async (whose: string, ask: () => Promise<number>): Promise<Finding> => {
  const askedMs = Date.now();
  const thereMs = await ask();
  const answeredMs = Date.now();
  // It was told at some moment in between: so much nobody knows.
  const apartMs = thereMs - (askedMs + answeredMs) / 2;
  const sureMs = Math.max(0, Math.abs(apartMs) - (answeredMs - askedMs) / 2);
  const part = `clock of ${whose}`;
  if (sureMs < WARN_MS) return fine(part, 'It goes with this machine’s.');
  const found = `It is ${(Math.abs(apartMs) / 1000).toFixed(1)} s ${apartMs > 0 ? 'ahead of' : 'behind'} this machine’s.`;
  const todo = 'Let NTP set the clocks of both machines.';
  return sureMs < WRONG_MS ? warning(part, found, todo) : wrong(part, found, todo);
};
