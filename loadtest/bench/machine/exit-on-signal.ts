let isListening = false;

/**
 * Makes Ctrl-C and SIGTERM an ordinary exit, so that whoever started processes can end them in an `exit` handler.
 * Without it a benchmark that is broken off leaves servers and browsers behind.
 */
export const exitOnSignal = (): void => {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
};
