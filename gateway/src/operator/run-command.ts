import { describeCommandRefusal } from '@lineboard/domain/operator/command-refusal';
import {
  type CommandAnswer,
  COMMAND_NAMES,
  type CommandName,
  schemaOfCommand,
} from '@lineboard/domain/operator/commands.schema';
import type { Right } from '@lineboard/domain/operator/right';
import { Compile, type Validator } from 'typebox/compile';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Customers } from '../customer/customers.ts';
import type { Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findDone, writeAudit } from './audit-log.ts';
import { type Actor, CommandRefused, type Done } from './command.ts';
import { RUNS } from './commands.ts';
import { hideSecrets } from './hide-secrets.ts';

export interface OperatorParts {
  database: Database;
  customers: Pick<Customers, 'balance'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
  defaultStore: string;
}

export interface CommandCall<Name extends CommandName> {
  name: Name;
  actor: Actor;
  /** As it came in, whatever it is. */
  input: unknown;
  /** The same key again does nothing again. */
  idempotencyKey: string | null;
}

export type CommandOutcome<Name extends CommandName> =
  | { kind: 'done'; answer: CommandAnswer<Name> }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'forbidden'; right: Right }
  /** `field` is empty where the input as a whole is wrong. */
  | { kind: 'badInput'; field: string; message: string };

const validators = new Map<CommandName, Validator>(
  COMMAND_NAMES.map((name) => [name, Compile(schemaOfCommand(name).input)]),
);

/** The commands' types part here: each runs with its own input, which was held against its own schema. */
type AnyRun = (context: object, input: unknown) => Promise<Done<unknown>>;
const runOf = (name: CommandName): AnyRun => RUNS[name] as unknown as AnyRun;

const refuse = (code: never, params: never): never => {
  throw new CommandRefused(code, describeCommandRefusal(code, params));
};

/**
 * Runs one command of an operator: right, input, one transaction for what it does and for its line in the audit log,
 * and only then the word to the customer's pages.
 */
export const runCommand = async <Name extends CommandName>(
  parts: OperatorParts,
  { name, actor, input, idempotencyKey }: CommandCall<Name>,
): Promise<CommandOutcome<Name>> => {
  const schema = schemaOfCommand(name);
  if (!actor.rights.has(schema.right)) return { kind: 'forbidden', right: schema.right };
  const [fault] = validators.get(name)!.Errors(input);
  if (fault !== undefined) return { kind: 'badInput', field: nameOfFault(fault), message: fault.message };
  try {
    const done = await inTransaction(parts.database.pool, async (client) => {
      const { wallNowMs, bookNowMs, defaultStore } = parts;
      const [wallMs, bookMs] = [wallNowMs(), Math.round(bookNowMs())];
      if (idempotencyKey !== null) await refuseDone(client, idempotencyKey);
      const context = { client, kysely: parts.database.kysely, actor, wallMs, bookMs, defaultStore, refuse };
      const result = await runOf(name)(context, input);
      const hidden = hideSecrets(input, schema.input);
      if (schema.changes)
        await writeAudit(client, {
          ...result,
          atMs: wallMs,
          actor,
          command: name,
          input: hidden,
          idempotencyKey,
        });
      return result;
    });
    await tellPages(parts, schema.changes, done);
    return { kind: 'done', answer: done.answer as CommandAnswer<Name> };
  } catch (error) {
    if (error instanceof CommandRefused) return { kind: 'refused', code: error.code, message: error.message };
    throw error;
  }
};

const nameOfFault = (fault: { instancePath: string; params?: object }): string => {
  const { requiredProperties, additionalProperties } = { ...fault.params } as Record<
    string,
    string[] | undefined
  >;
  return (
    fault.instancePath.slice(1).replaceAll('/', '.') ||
    (requiredProperties ?? additionalProperties)?.[0] ||
    ''
  );
};

const refuseDone = async (client: Parameters<typeof findDone>[0], idempotencyKey: string): Promise<void> => {
  const entryId = await findDone(client, idempotencyKey);
  if (entryId !== null)
    throw new CommandRefused('alreadyDone', describeCommandRefusal('alreadyDone', { entryId }));
};

const tellPages = async (
  { customers, customerEvents }: OperatorParts,
  changes: boolean,
  { customerId, events = [] }: Done<unknown>,
): Promise<void> => {
  if (!changes || customerId === undefined) return;
  const balance = await customers.balance(customerId);
  if (balance !== null) customerEvents.publish(customerId, { kind: 'balance', balance });
  for (const event of events) customerEvents.publish(customerId, event);
};
