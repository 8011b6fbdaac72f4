import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { MOST_IMPORTED } from '@lineboard/domain/desk/operator/import-command.schema';
import { nameOfOption } from '@lineboard/domain/desk/operator/option-name';
import type { Argv } from 'yargs';
import type { CommandResult } from './command-runner.ts';
import type { TypedCommand } from './create-cli.ts';
import type { ExtraCommand } from './extra-command.ts';
import { CUSTOMER_COLUMNS, parseCustomers } from './parse-customers.ts';
import { type Imported, openPasswordFile } from './password-file.ts';
import { readTable, type TableRow } from './read-table.ts';
import { WrongInput } from './wrong-input.ts';

/** Refusals that name a part of the rows name the line and the column of the file instead. */
const nameLines = (file: string, table: readonly TableRow[], result: CommandResult): CommandResult => {
  if (result.ok) return result;
  const describe = ({ field, message }: { field?: string; message: string }): string => {
    const [, at, name = ''] = /^rows\.(\d+)(?:\.(\w+))?$/.exec(field ?? '') ?? [];
    const line = at === undefined ? undefined : table[Number(at)]?.line;
    return line === undefined ? message : `${file}, line ${line}: ${nameOfOption(name)}: ${message}`;
  };
  const { field: _, others = [], ...rest } = result;
  return { ...rest, message: [result, ...others].map(describe).join('\n') };
};

/** @param run carries a command out and tells what came of it, as `change` has it */
export const createImportCommand = (
  run: (command: TypedCommand, change: (result: CommandResult) => Promise<CommandResult>) => Promise<void>,
): ExtraCommand => ({
  group: 'customers',
  command: 'import <file>',
  describe: schemaOfCommand('customers import').summary,
  builder: (argv: Argv) =>
    argv
      .positional('file', {
        type: 'string',
        describe: `CSV of at most ${MOST_IMPORTED} customers: ${CUSTOMER_COLUMNS.join(', ')}`,
      })
      .option('dry-run', {
        type: 'boolean',
        default: false,
        describe: 'Tell what would be, and keep nothing',
      })
      .option('out', {
        type: 'string',
        requiresArg: true,
        describe: 'New file for the passwords that are made up, for your eyes only',
      }),
  handler: async (typed) => {
    const file = String(typed['file']);
    const dryRun = typed['dry-run'] === true;
    const out = typed['out'] as string | string[] | undefined;
    if (Array.isArray(out)) throw new WrongInput('--out was given twice.');
    const table = await readTable(file, {
      columns: CUSTOMER_COLUMNS,
      required: ['customer-id'],
      mostRows: MOST_IMPORTED,
    });
    const rows = parseCustomers(file, table);
    const passwords = out === undefined || dryRun ? null : await openPasswordFile(out);
    try {
      const command: TypedCommand = {
        name: 'customers import',
        input: { rows, dryRun },
        isJson: typed['json'] === true,
        url: typed['url'] as string | undefined,
        idempotencyKey: typed['key'] as string | undefined,
      };
      await run(command, async (result) => {
        if (!result.ok || passwords === null) return nameLines(file, table, result);
        return { ok: true, answer: await passwords.write(result.answer as Imported) };
      });
    } finally {
      await passwords?.close();
    }
  },
});
