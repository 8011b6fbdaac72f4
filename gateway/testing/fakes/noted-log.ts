import { type Logger, pino } from 'pino';

export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** A log that the test reads, all levels of it. */
export const createNotedLog = (): { log: Logger; lines: LogLine[] } => {
  const lines: LogLine[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
};
