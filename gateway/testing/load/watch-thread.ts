/**
 * How long this thread works without a look at its timers, in milliseconds of its own CPU time: what other processes
 * take of the machine doesn't count.
 */
interface ThreadWatch {
  /** @returns each stretch of work, in its order */
  stop(): number[];
}

const LOOK_EVERY_MS = 1;

const watchThread = (): ThreadWatch => {
  const stretches: number[] = [];
  let before = cpuMs();
  const look = (): void => {
    const now = cpuMs();
    stretches.push(now - before);
    before = now;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return stretches;
    },
  };
};

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const ROUNDS = 3;

/**
 * The longest stretch of work that something takes of this thread, in the quietest of up to three rounds: a collection
 * of the garbage that other tests left comes in one of them, what is held up by itself in each.
 *
 * @param fewMs no further round is run when none was longer
 */
export const measureLongestStretch = async (act: () => Promise<unknown>, fewMs: number): Promise<number> => {
  let quietest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && quietest >= fewMs; round += 1) {
    const thread = watchThread();
    await act();
    quietest = Math.min(quietest, Math.max(...thread.stop()));
  }
  return quietest;
};
