import { StartRefused } from '../ground/report/start-refused.ts';

/** SIGHUP: the terminal was closed. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A process with a server to end is told to stop; by default these signals would end it and leave the server running.
 */
export interface HeardStop {
  stopAsked: AbortSignal;
  /** From here on they end the process as ever. */
  letGo(): void;
}

export const hearStop = (): HeardStop => {
  const asked = new AbortController();
  const hear = (): void => asked.abort(new StartRefused('It was told to stop before it was done.'));
  for (const signal of STOP_SIGNALS) process.on(signal, hear);
  return {
    stopAsked: asked.signal,
    letGo: () => {
      for (const signal of STOP_SIGNALS) process.off(signal, hear);
    },
  };
};
