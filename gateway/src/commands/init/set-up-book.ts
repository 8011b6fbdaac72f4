import { randomUUID } from 'node:crypto';
import type {
  CommandAnswer,
  CommandInput,
  CommandName,
} from '@lineboard/domain/desk/operator/commands.schema';
import { readAmount } from '@lineboard/domain/ground/money/read-amount';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { findDemoLogins } from '../../desk/demo/find-demo-logins.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { hearStop } from '../../start/hear-stop.ts';
import type { CommandRunner } from '../command-runner.ts';
import { openDatabaseRunner } from '../database-runner.ts';
import { examineBook } from '../doctor/examine-book.ts';
import type { Finding } from '../doctor/finding.ts';
import { WrongInput } from '../wrong-input.ts';
import type { Answers } from './collect-answers.ts';
import { type Changes, compareVariables, createVariables } from './create-variables.ts';
import { type Variables, writeEnvironmentFile } from './environment-file.ts';

/** The things that were created; null where they existed before. */
export interface SetUp {
  database: string;
  token: string | null;
  customer: { customerId: string; password: string } | null;
  /** The changes to the existing file, and its copy. */
  replaced: (Changes & { copy: string }) | null;
  /** The database was a demo's: the logins that are closed now, and the number of other accounts from that time. */
  demo: { closed: readonly string[]; others: number } | null;
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

/** Closes the well-known logins before the first real customer comes. */
const closeDemo = async ({ pool }: Database, runner: CommandRunner): Promise<SetUp['demo']> => {
  const ids = (await findDemoLogins(pool)).map(({ customerId }) => customerId);
  if (ids.length === 0) return null;
  const { rows } = await pool.query<{ others: number }>(
    'select count(*) as others from customer where customer_id <> all ($1)',
    [ids],
  );
  const done = await runOnce(runner, 'customers close-demo', {});
  return { closed: done?.closed ?? [], others: rows[0]?.others ?? 0 };
};

/**
 * Sets up a book from nothing to its first customer: the database, the file of variables, a token, a customer with a
 * deposit, and a check of everything.
 * @param kept kept the variables of the existing file, when it is set up again; null: there must be no file
 * @throws WrongInput, StartRefused: then there is no file, or still the previous one
 */
export const setUpBook = async (answers: Answers, file: string, kept: Variables | null): Promise<SetUp> => {
  const variables = createVariables(answers, kept ?? undefined);
  const env = Object.fromEntries(variables);
  const result = readConfig(env);
  if (!result.ok) throw new WrongInput(result.mistakes.join('\n'));
  const { config } = result;
  const { stopAsked, letGo } = hearStop();
  const opened = await openDatabase(
    {
      url: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      defaultDir: DEFAULT_DATA_DIR,
      connections: config.DATABASE_CONNECTIONS,
      mayBeNew: true,
      stopAsked,
    },
    (event, detail) => void process.stderr.write(`database: ${event} ${detail}\n`),
  );
  try {
    stopAsked.throwIfAborted();
    const copy = await writeEnvironmentFile(file, variables, kept !== null);
    const runner = await openDatabaseRunner(config);
    if (runner === null) throw new Error('The database is gone.');
    try {
      const demo = await closeDemo(opened.database, runner);
      const made = await runOnce(runner, 'tokens create', { name: answers.get('operator') ?? '' });
      return {
        database: opened.description,
        token: made?.token ?? null,
        customer: await openFirstAccount(runner, answers),
        replaced: copy === null || kept === null ? null : { copy, ...compareVariables(kept, variables) },
        demo,
        findings: await examineBook({ ...env, LINEBOARD_ENV_FILE: file }),
      };
    } finally {
      await runner.close();
    }
  } finally {
    await opened.close();
    letGo();
  }
};

const openFirstAccount = async (runner: CommandRunner, answers: Answers): Promise<SetUp['customer']> => {
  const deposit = readAmount(answers.get('deposit') ?? '', 'operator');
  const row = {
    customerId: answers.get('customer') ?? '',
    depositCents: deposit.kind === 'amount' ? deposit.cents : 0,
  };
  const imported = await runOnce(runner, 'customers import', { rows: [row] });
  const [customer] = imported?.customers ?? [];
  return customer?.password === undefined
    ? null
    : { customerId: customer.customerId, password: customer.password };
};
