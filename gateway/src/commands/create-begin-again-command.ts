import type { Argv } from 'yargs';
import { openConfiguredRedis } from '../config/open-configured-redis.ts';
import { findFeed } from '../config/feed-of-book.ts';
import {
  configOfProcess,
  describeBooks,
  REFUSED,
  runToTheEnd,
  tell,
  textOf,
  whereOf,
} from './backup-command-parts.ts';
import type { ExtraCommand } from './extra-command.ts';
import { parseMoment } from './parse-moment.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';

/** `lineboard begin-again`: ends with 1 when it was refused, or the books don't add up. */
export const createBeginAgainCommand = (): ExtraCommand => ({
  command: 'begin-again',
  describe: 'After PostgreSQL’s own programs brought the database back: numbers leap, sessions end',
  builder: (argv: Argv) =>
    argv.option('as-of', {
      type: 'string',
      requiresArg: true,
      describe:
        'The moment that it was brought back to, e.g. 2026-11-29T07:00:00Z; none: the server still knows it',
    }),
  handler: async (typed) => {
    refuseHttpOptions('begin-again', typed);
    const asOf = textOf(typed, 'as-of');
    const asOfMs = asOf === undefined ? null : parseMoment('--as-of', asOf);
    const config = configOfProcess();
    const { beginAgain } = await import('../desk/backup/begin-again.ts');
    const { describeRestore } = await import('../desk/backup/describe-restore.ts');
    const { openAlone } = await import('../desk/backup/open-place.ts');
    const { openLongPool } = await import('../desk/backup/open-long-pool.ts');
    const { watchAlone } = await import('../desk/backup/watch-alone.ts');
    const { forgetRedisLog } = await import('../lines/log/forget-redis-log.ts');
    await runToTheEnd(async (signal) => {
      const redis = await openConfiguredRedis(config);
      const place = await openAlone(whereOf(config), signal);
      const pool = openLongPool(place.target, signal);
      try {
        const { report, discrepancies } = await beginAgain(pool, {
          asOfMs,
          feed: findFeed(config)?.text ?? null,
          nowMs: Date.now(),
          // The embedded one is ours alone by the lock of its folder.
          alone: place.isEmbedded ? null : await watchAlone(pool),
        });
        if (redis !== null)
          await forgetRedisLog(redis).catch((error: Error) =>
            tell(
              `Redis couldn’t be told to begin a new line log (${error.message}): empty it before you start.`,
            ),
          );
        const told =
          typed['json'] === true
            ? JSON.stringify({ ok: discrepancies.length === 0, asOfMs: report.shownMs, discrepancies })
            : `${describeRestore(report, true)}\n\n${describeBooks(discrepancies)}`;
        process.stdout.write(`${told}\n`);
        if (discrepancies.length > 0) process.exitCode = REFUSED;
      } finally {
        redis?.close();
        await pool.end();
        await place.close();
      }
    });
  },
});
