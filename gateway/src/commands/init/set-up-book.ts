import { randomUUID } from 'node:crypto';
import type { CommandAnswer, CommandInput, CommandName } from '@lineboard/domain/operator/commands.schema';
import { readConfig } from '../../config/read-config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { DEFAULT_DATA_DIR } from '../../folders/folders.ts';
import { hearStop } from '../../start/hear-stop.ts';
import type { CommandRunner } from '../command-runner.ts';
import { openDatabaseRunner } from '../database-runner.ts';
import { examineBook } from '../doctor/examine-book.ts';
import type { Finding } from '../doctor/finding.ts';
import { parseUnits } from '../typed-field.ts';
import { WrongInput } from '../wrong-input.ts';
import type { Answers } from './collect-answers.ts';
import { createVariables, writeEnvironmentFile } from './environment-file.ts';

/** What was made; null where it was there before. */
export interface SetUp {
  database: string;
  token: string | null;
  customer: { customerId: string; password: string } | null;
  findings: readonly Finding[];
}

/** @returns null when it is refused because it was done before */
const runOnce = async <Name extends CommandName>(
  runner: CommandRunner,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandAnswer<Name> | null> => {
  const result = await runner.run({ name, input: input as object, idempotencyKey: randomUUID() });
  if (result.ok) return result.answer as CommandAnswer<Name>;
  if (result.code === 'tokenExists' || result.code === 'customerExists') return null;
  throw new Error(result.message);
};

/**
 * From nothing to a first customer: the database, the file of variables, a token, a customer with a deposit, and a look
 * at all of it.
 * @throws WrongInput, StartRefused: then there is no file
 */
export const setUpBook = async (answers: Answers, file: string, isReplaced: boolean): Promise<SetUp> => {
  const variables = createVariables(answers, process.env);
  const env = Object.fromEntries(variables);
  const result = readConfig(env);
  if (!result.ok) throw new WrongInput(result.lines.join('\n'));
  const { config } = result;
  const { stopAsked, letGo } = hearStop();
  const opened = await openDatabase(
    {
      url: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      defaultDir: DEFAULT_DATA_DIR,
      connections: config.DATABASE_CONNECTIONS,
      stopAsked,
    },
    (event, detail) => void process.stderr.write(`database: ${event} ${detail}\n`),
  );
  try {
    stopAsked.throwIfAborted();
    await writeEnvironmentFile(file, variables, isReplaced);
    const runner = await openDatabaseRunner(config);
    if (runner === null) throw new Error('The database is gone.');
    try {
      const made = await runOnce(runner, 'tokens create', { name: answers.get('operator') ?? '' });
      const row = {
        customerId: answers.get('customer') ?? '',
        depositCents: parseUnits(answers.get('deposit') ?? '') ?? 0,
      };
      const imported = await runOnce(runner, 'customers import', { rows: [row] });
      const [customer] = imported?.customers ?? [];
      return {
        database: opened.description,
        token: made?.token ?? null,
        customer:
          customer?.password === undefined
            ? null
            : { customerId: customer.customerId, password: customer.password },
        findings: await examineBook(env),
      };
    } finally {
      await runner.close();
    }
  } finally {
    await opened.close();
    letGo();
  }
};
