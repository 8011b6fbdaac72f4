import { pipeline } from 'node:stream/promises';
import { PassThrough, type Writable } from 'node:stream';
import type { Argv } from 'yargs';
import type { Manifest } from '../desk/backup/manifest.ts';
import { configOfProcess, runToTheEnd, tell, textOf, whereOf } from './backup-command-parts.ts';
import type { ExtraCommand } from './extra-command.ts';
import { nameByTime } from './name-by-time.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';
import { WrongInput } from './wrong-input.ts';

/** The program goes on after it was written: the standard output itself isn't closed. */
const writeToOutput = async (write: (into: Writable) => Promise<Manifest>): Promise<Manifest> => {
  const through = new PassThrough();
  const copied = pipeline(through, process.stdout, { end: false });
  const [manifest] = await Promise.all([write(through), copied]);
  return manifest;
};

const countRows = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** `lineboard backup`: of the book that goes on. */
export const createBackupCommand = (): ExtraCommand => ({
  command: 'backup [file]',
  describe: 'Copy the whole book into one file, while it goes on',
  builder: (argv: Argv) =>
    argv.positional('file', {
      type: 'string',
      describe: 'A new file, or - for the standard output; none: one with the time in its name, here',
    }),
  handler: async (typed) => {
    refuseHttpOptions('backup', typed);
    // A lone dash reaches here as an empty text, and so does a variable of a script that holds nothing.
    const isOutput = typed['file'] === '' && process.argv.includes('-');
    if (typed['file'] === '' && !isOutput)
      throw new WrongInput('file got “”, it takes the name of a new file, or -.');
    const file = isOutput ? '-' : (textOf(typed, 'file') ?? nameByTime(Date.now()));
    if (isOutput && process.stdout.isTTY)
      throw new WrongInput('A backup is no text for a terminal: lead it into a file, or name one.');
    const { makeBackup } = await import('../desk/backup/make-backup.ts');
    const { writeNewFile } = await import('../desk/backup/new-file.ts');
    await runToTheEnd(async (signal) => {
      const made = await makeBackup(
        whereOf(configOfProcess()),
        (write) => (isOutput ? writeToOutput(write) : writeNewFile(file, write)),
        signal,
      );
      const { manifest, description, isNoted } = made;
      const rows = countRows(manifest);
      const at = new Date(manifest.madeAtMs).toISOString();
      if (typed['json'] === true && !isOutput)
        process.stdout.write(`${JSON.stringify({ file, madeAt: at, bookId: manifest.bookId, rows })}\n`);
      else
        tell(
          `The book in ${description}, as it was at ${at.slice(0, 19).replace('T', ' ')} UTC: ` +
            `${rows} rows of ${manifest.tables.length} tables${isOutput ? '' : ` in ${file}`}.`,
        );
      if (!isNoted) tell('The book couldn’t be told of it: `lineboard doctor` doesn’t know of this backup.');
    });
  },
});
