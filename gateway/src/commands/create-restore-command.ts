import { isDeepStrictEqual } from 'node:util';
import type { Argv } from 'yargs';
import type { WhereBook } from '../desk/backup/open-place.ts';
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
import { refuseHttpOptions } from './refuse-http-options.ts';

/** A book that was brought back elsewhere is none that gateways know of. */
const nameElsewhere = (into: WhereBook): string =>
  'url' in into
    ? 'Set DATABASE_URL to that address where the gateways’ variables are, before you start one.'
    : 'Set DATA_DIR to that folder where the gateways’ variables are, and no DATABASE_URL, before you start one.';

/** `lineboard restore`: ends with 1 when nothing was brought back, or its books don't add up. */
export const createRestoreCommand = (): ExtraCommand => ({
  command: 'restore <file>',
  describe: 'Bring a book back from a backup; its numbers leap, its sessions end',
  builder: (argv: Argv) =>
    argv
      .positional('file', { type: 'string', demandOption: true, describe: 'That `lineboard backup` wrote' })
      .option('into', {
        type: 'string',
        requiresArg: true,
        describe: 'postgres://… or a folder; without it the configured database',
      })
      .option('replace', {
        type: 'boolean',
        default: false,
        describe: 'A book that is there goes; it is backed up first, beside FILE',
      })
      .option('lost-from', {
        type: 'string',
        requiresArg: true,
        describe: 'postgres://… or the folder of the book that was lost, to name all that is missing',
      })
      .option('list', {
        type: 'string',
        requiresArg: true,
        describe: 'Where the list of what is lost goes, - for the standard output; without it beside FILE',
      }),
  handler: async (typed) => {
    refuseHttpOptions('restore', typed);
    const elsewhere = textOf(typed, 'into');
    const lostFrom = textOf(typed, 'lost-from');
    const file = String(typed['file']);
    const config = configOfProcess();
    const { bringBack } = await import('../desk/backup/bring-back.ts');
    const { parseWhere } = await import('../desk/backup/open-place.ts');
    const configured = whereOf(config);
    const into = elsewhere === undefined ? configured : parseWhere(elsewhere);
    const isElsewhere = !isDeepStrictEqual(into, configured);
    await runToTheEnd(async (signal) => {
      const nowMs = Date.now();
      // Another database than the configured one: the running book's lines are none of its business.
      const redis = elsewhere === undefined ? await openConfiguredRedis(config) : null;
      const { discrepancies, description, listed, summary } = await bringBack(
        {
          file,
          into,
          isReplaced: typed['replace'] === true,
          lostFrom: lostFrom === undefined ? null : parseWhere(lostFrom),
          list:
            textOf(typed, 'list') ??
            `${file}.lost-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}.txt`,
          feed: findFeed(config)?.text ?? null,
          redis,
          nowMs,
        },
        { tell, signal },
      ).finally(() => redis?.close());
      const told =
        typed['json'] === true
          ? JSON.stringify({ ok: discrepancies.length === 0, list: listed, discrepancies })
          : `${summary}\n\n${describeBooks(discrepancies)}\nThe book is in ${description}.` +
            (isElsewhere ? `\n${nameElsewhere(into)}` : '');
      process.stdout.write(`${told}\n`);
      if (discrepancies.length > 0) process.exitCode = REFUSED;
    });
  },
});
