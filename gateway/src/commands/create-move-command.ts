import type { Argv } from 'yargs';
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
import { nameByTime } from './name-by-time.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';
import { WrongInput } from './wrong-input.ts';

/** In the file that gateways and commands read, or as a line to write there. */
const nameDatabase = async (envFile: string, url: string): Promise<string> => {
  const { changeVariable } = await import('./init/change-variable.ts');
  const kept = await changeVariable(envFile, 'DATABASE_URL', url).catch((error: Error) => {
    tell(error.message);
    return null;
  });
  return kept === null
    ? 'Set DATABASE_URL to that address where the gateways’ variables are.'
    : `${envFile} names it in DATABASE_URL; as it was before it is kept in ${kept}.`;
};

const undo = async (isJson: boolean): Promise<void> => {
  const from = whereOf(configOfProcess());
  const { undoMove } = await import('../desk/backup/move-book.ts');
  await runToTheEnd(async (signal) => {
    const place = await undoMove(from, signal);
    process.stdout.write(
      isJson
        ? `${JSON.stringify({ ok: true, place })}\n`
        : `Gateways start on ${place} again. Start none on the other database.\n`,
    );
  });
};

/** `lineboard move`: moves a book from the embedded PostgreSQL to your own, or from one server to another. */
export const createMoveCommand = (envFile: string): ExtraCommand => ({
  command: 'move',
  describe: 'Bring the book, with its gateways stopped, to another PostgreSQL; nothing of it changes',
  builder: (argv: Argv) =>
    argv
      .option('to', {
        type: 'string',
        requiresArg: true,
        describe:
          'postgres://… of an empty database (or LINEBOARD_MOVE_TO, so that it stands on no command line)',
      })
      .option('undo', {
        type: 'boolean',
        describe: 'Take a database that the book was moved from again, as these variables name it',
      })
      .option('file', {
        type: 'string',
        requiresArg: true,
        describe:
          'The copy that it goes by, which stays as a backup; none: one with the time in its name, here',
      }),
  handler: async (typed) => {
    refuseHttpOptions('move', typed);
    if (typed['undo'] === true) return undo(typed['json'] === true);
    const to = textOf(typed, 'to') ?? process.env['LINEBOARD_MOVE_TO'];
    if (to === undefined || !/^postgres(ql)?:\/\//.test(to))
      throw new WrongInput('--to takes the address of a database, e.g. postgres://lineboard:…@db/lineboard.');
    const config = configOfProcess();
    if (config.DATABASE_URL === to) throw new WrongInput('The book is in that database already.');
    const file = textOf(typed, 'file') ?? nameByTime(Date.now());
    const { moveBook } = await import('../desk/backup/move-book.ts');
    await runToTheEnd(async (signal) => {
      const { discrepancies, manifest, ...places } = await moveBook({
        from: whereOf(config),
        to: { url: to },
        file,
        signal,
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const told = await nameDatabase(envFile, to);
      process.stdout.write(
        typed['json'] === true
          ? `${JSON.stringify({ ok: discrepancies.length === 0, ...places, file, rows, discrepancies })}\n`
          : `${rows} rows of ${manifest.tables.length} tables went from ${places.from} to ${places.to}, and are alike in both.\n` +
              `${describeBooks(discrepancies)}\n${told}\n` +
              `The old database is as it was, and no gateway starts on it any more. The copy is in ${file}.\n`,
      );
      if (discrepancies.length > 0) process.exitCode = REFUSED;
    });
  },
});
