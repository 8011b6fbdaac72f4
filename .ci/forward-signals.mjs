const LOOK_FOR_PARENT_EVERY_MS = 500;

/**
 * A parent that waits for its child lives as long as the child does, and passes on what it is told.
 *
 * Ctrl-C in a terminal reaches the whole process group anyway: passed on as well, the child would take the second
 * one for "at once" and leave without finishing what it holds. A signal sent to npm alone ends npm and its shell and
 * reaches nobody else: there, the parent's disappearance is the signal.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export const forwardSignals = (child) => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    child.kill('SIGTERM');
  }, LOOK_FOR_PARENT_EVERY_MS);
  child.once('exit', () => clearInterval(look));
};
