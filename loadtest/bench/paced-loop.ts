/**
 * Calls `step` every `everyMs` until stopped, without drifting: a late step is made up for, so the rate over the
 * whole run is the one that was asked for. A step may be asynchronous; steps don't overlap.
 */
export const startPacedLoop = (everyMs: number, step: () => Promise<void>): { stop(): Promise<number> } => {
  let stopping = false;
  let steps = 0;
  const run = async (): Promise<void> => {
    let dueMs = performance.now();
    while (!stopping) {
      await step();
      steps += 1;
      dueMs += everyMs;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
    }
  };
  const running = run();
  // Reported by stop(); without a handler of its own a failure in between would end the process at once.
  running.catch(() => undefined);
  return {
    stop: async () => {
      stopping = true;
      await running;
      return steps;
    },
  };
};
