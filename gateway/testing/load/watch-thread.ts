/**
 * How long this thread works without a look at its timers, in milliseconds of its own CPU time: what other processes
 * take of the machine doesn't count.
 */
export interface ThreadWatch {
  /** @returns each stretch of work, in its order */
  stop(): number[];
}

const LOOK_EVERY_MS = 1;

export const watchThread = (): ThreadWatch => {
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
