#!/usr/bin/env node
/**
 * `npx lineboard --help`: the operator's commands, in the configured database or over HTTP.
 *
 * Ends with 0 when it was done, 1 when it was refused, 2 when it was typed wrong or couldn't be reached.
 */
import { nameOfOption } from '@lineboard/domain/desk/operator/option-name';
import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { readConfig } from '../config/read-config.ts';
import type { CommandResult, CommandRunner } from './command-runner.ts';
import { readFile, readText } from './read-text.ts';
import { createCli, type TypedCommand } from './create-cli.ts';
import { createDoctorCommand } from './create-doctor-command.ts';
import { createInitCommand } from './create-init-command.ts';
import { createStartCommand } from './create-start-command.ts';
import { createBeginAgainCommand } from './create-begin-again-command.ts';
import { createBackupCommand } from './create-backup-command.ts';
import { createCheckBalancesCommand } from './create-check-balances-command.ts';
import { createMoveCommand } from './create-move-command.ts';
import { createRestoreCommand } from './create-restore-command.ts';
import { AnswerLost, createHttpRunner } from './http-runner.ts';
import { createImportCommand } from './import-customers.ts';
import { writeAnswer } from './print-answer.ts';
import { createShowCardCommand } from './show-card.ts';
import { loadEnvironment } from './load-environment.ts';
import { fieldOf } from './typed-field.ts';
import { printable } from './printable.ts';
import { WrongInput } from './wrong-input.ts';

const REFUSED = 1;
const FAILED = 2;

const openRunner = async (url: string | undefined): Promise<CommandRunner> => {
  if (url !== undefined) {
    const token = process.env['LINEBOARD_TOKEN'];
    if (!URL.canParse(url)) throw new WrongInput(`--url got “${url}”, it takes e.g. https://book.example.`);
    if (token === undefined || token === '') throw new WrongInput('LINEBOARD_TOKEN holds no token.');
    return createHttpRunner(url, token);
  }
  const result = readConfig(process.env);
  if (!result.ok) throw new WrongInput(result.mistake);
  // Much of the gateway, which neither `--help` nor a call over HTTP needs.
  const { openDatabaseRunner } = await import('./database-runner.ts');
  const runner = await openDatabaseRunner(result.config);
  if (runner === null)
    throw new WrongInput(
      'No database: set DATABASE_URL, or DATA_DIR while a gateway runs on it, or give --url.',
    );
  return runner;
};

/** @param change what came of it, before it is told */
const run = async (
  { name, input, isJson, url, idempotencyKey }: TypedCommand,
  change = async (result: CommandResult): Promise<CommandResult> => result,
): Promise<void> => {
  const key = idempotencyKey ?? randomUUID();
  const runner = await openRunner(url ?? (process.env['LINEBOARD_URL'] || undefined));
  try {
    const done = await runner.run({ name, input, idempotencyKey: key }).catch((error: unknown) => {
      if (!(error instanceof AnswerLost)) throw error;
      if (!schemaOfCommand(name).changes) throw new Error(`The gateway gave no answer: ${error.message}.`);
      throw new Error(
        `It is not known whether it was done (${error.message}). Type the same again with --key ${key}: ` +
          'that gives the answer, and does nothing twice.',
      );
    });
    const result = await change(done);
    if (result.ok) {
      const { answer } = schemaOfCommand(name);
      const told = isJson ? JSON.stringify(result.answer) : writeAnswer(result.answer, fieldOf(answer));
      process.stdout.write(`${printable(told)}\n`);
      return;
    }
    process.exitCode = REFUSED;
    const { ok: _, ...error } = result;
    const where = result.field === undefined || result.field === '' ? '' : `${nameOfOption(result.field)}: `;
    const told = isJson ? JSON.stringify({ error }) : `${where}${result.message}`;
    process.stderr.write(`${printable(told)}\n`);
  } finally {
    await runner.close();
  }
};

const words = process.argv.slice(2);

const createCliOf = (envFile: string): ReturnType<typeof createCli> =>
  createCli(words, {
    onCommand: (command) => run(command),
    readSecret: async () => (await text(process.stdin)).replace(/\r?\n$/, ''),
    extraCommands: [
      createImportCommand(run),
      createShowCardCommand(run),
      createDoctorCommand(),
      createInitCommand(envFile),
      createStartCommand(),
      createBackupCommand(),
      createRestoreCommand(),
      createBeginAgainCommand(),
      createMoveCommand(envFile),
      createCheckBalancesCommand(),
    ],
    readText,
    readFile,
  });

try {
  await createCliOf(loadEnvironment(words)).fail(false).parseAsync();
} catch (error) {
  process.exitCode = FAILED;
  process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`);
}
