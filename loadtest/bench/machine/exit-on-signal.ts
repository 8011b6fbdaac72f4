type End = () => Promise<void>;

const ends = new Set<End>();
let isListening = false;
let isSignalled = false;

/** What was started ends now because it is told to, and that is no failure. */
export const isExiting = (): boolean => isSignalled;

const exit = (): void => {
  isSignalled = true;
  void Promise.allSettled([...ends].map((end) => end())).then(() => process.exit(130));
};

/**
 * Makes Ctrl-C and SIGTERM an ordinary exit, so that the code that started processes can end them in an `exit` handler,
 * or before it where that takes time. Without it a benchmark that is broken off leaves servers and browsers behind.
 *
 * @param end what the exit waits for
 * @returns for when that was done otherwise
 */
export const exitOnSignal = (end: End = async () => {}): (() => void) => {
  ends.add(end);
  if (!isListening) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);
  isListening = true;
  return () => void ends.delete(end);
};
