import { type Logger, pino } from 'pino';

export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** A log that the test reads, all levels of it unless told otherwise. */
export const createNotedLog = (level = 'trace'): { log: Logger; lines: LogLine[] } => {
  const lines: LogLine[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
};
