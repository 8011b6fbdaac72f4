import { type Logger, pino } from 'pino';

/** What no log line may hold. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.key', '*.token'];

/** JSON lines on standard output. @param level as of `LOG_LEVEL` */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: REDACTED,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        method,
        url: url.split('?')[0] ?? '',
        id,
      }),
    },
  });
