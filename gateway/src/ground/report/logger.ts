import { type DestinationStream, type Logger, pino } from 'pino';

/** The fields that no log line may contain. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.key', '*.token'];

/** Lines that wait for room on a full disk; newer ones are left out. */
const MOST_WAITING_CHARACTERS = 1_048_576;

/** Standard output, which may be a file on a full disk, or a pipe that nobody reads: a gateway outlives its log. */
const openOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_CHARACTERS });
  output.on('error', () => undefined);
  return output;
};

/**
 * JSON lines on standard output.
 * @param level as of `LOG_LEVEL`
 * @param mixin what each line says of where it was written
 */
export const createLogger = (level: string, mixin?: () => object): Logger =>
  pino(
    {
      level,
      ...(mixin === undefined ? {} : { mixin }),
      redact: REDACTED,
      serializers: {
        req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
          method,
          url: url.split('?')[0] ?? '',
          id,
        }),
      },
    },
    openOutput(),
  );
