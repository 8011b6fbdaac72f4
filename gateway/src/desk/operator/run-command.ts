import {
  type CommandAnswer,
  COMMAND_NAMES,
  type CommandName,
  schemaOfCommand,
} from '@lineboard/domain/desk/operator/commands.schema';
import { describeCentsFault } from '@lineboard/domain/desk/operator/describe-amount-fault';
import { isMoney } from '@lineboard/domain/desk/operator/option-name';
import type { OperatorRefusal } from '@lineboard/domain/desk/operator/operator-refusal.schema';
import type { Right } from '@lineboard/domain/desk/operator/right';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { Compile, type Validator } from 'typebox/compile';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Config } from '../../config/read-config.ts';
import type { CardKey } from '../../config/card-keys.ts';
import type { FiguresOf } from '../../words/content/figures-of.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Customers } from '../../ground/customer/customers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { listBatches } from '../../ground/database/list-batches.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Mailer } from '../../ground/mail/mailer.ts';
import type { LinkConfig } from '../../account/session/issue-reset.ts';
import { findDone, writeAudit } from './audit-log.ts';
import { type Actor, CommandRefused, type Done } from './command.ts';
import { RUNS } from './commands.ts';
import { hideSecrets } from './hide-secrets.ts';
import { type NamingParts, suggestKnown } from './known-names.ts';

export interface OperatorParts {
  database: Database;
  customers: Pick<Customers, 'balance'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
  defaultStore: string;
  siteFile: NamingParts['siteFile'];
  figuresOf: FiguresOf;
  config: LinkConfig & Pick<Config, 'BANNER_ORIGINS' | 'CARD_KEYS' | 'BOOK_ID' | 'AGENT_TOKEN_KEY'>;
  mailer: Mailer;
  book: Pick<BookView, 'inspect'> | null;
  /** The key for images; a demo uses the gateway’s own one, which isn't in the configuration. */
  cardKey: CardKey | null;
}

export interface CommandCall<Name extends CommandName> {
  name: Name;
  actor: Actor;
  /** The input as it was received, of any type. */
  input: unknown;
  /** A repeated key does nothing. */
  idempotencyKey: string | null;
}

export type CommandOutcome<Name extends CommandName> =
  | { kind: 'done'; answer: CommandAnswer<Name> }
  /** `field` is the refused part of the input, if it isn't all of it. */
  | ({ kind: 'refused' } & OperatorRefusal)
  | { kind: 'forbidden'; right: Right }
  /** `field` is empty where the input as a whole is wrong. */
  | { kind: 'badInput'; field: string; message: string };

const validators = new Map<CommandName, Validator>(
  COMMAND_NAMES.map((name) => [name, Compile(schemaOfCommand(name).input)]),
);

/** The commands' types are erased here: each runs with its own input, which was checked against its own schema. */
type InTransaction = (context: object) => Promise<Done<unknown>>;
type AnyRun =
  | ((context: object, input: unknown) => Promise<Done<unknown>>)
  | { prepare(given: object, input: unknown): Promise<InTransaction> };

const refuse = (code: never, params: never, field?: string): never => {
  throw new CommandRefused(code, params, field);
};

const prepare = async (name: CommandName, actor: Actor, input: unknown): Promise<InTransaction> => {
  const run = RUNS[name] as unknown as AnyRun;
  if (typeof run === 'function') return (context) => run(context, input);
  return run.prepare({ actor, refuse }, input);
};

const listCardKeys = ({ config, cardKey }: OperatorParts): readonly CardKey[] =>
  config.CARD_KEYS.length === 0 && cardKey !== null ? [cardKey] : config.CARD_KEYS;

/** Rolls back the transaction of a trial. */
class Tried extends Error {
  readonly done: Done<unknown>;

  constructor(done: Done<unknown>) {
    super('only tried');
    this.done = done;
  }
}

const MOST_TRIES = 3;
const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '40P01';

/** When two commands wait for each other’s wagers, the database aborts one of them, and that one is tried again. */
const inTransactionAgain = async <T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, act);
    } catch (error) {
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error;
    }
  }
};

/**
 * Runs one operator command: it checks right and input, runs one transaction for the command and its line in the audit
 * log, and only then notifies the customer's pages.
 */
export const runCommand = async <Name extends CommandName>(
  parts: OperatorParts,
  { name, actor, input, idempotencyKey }: CommandCall<Name>,
): Promise<CommandOutcome<Name>> => {
  const schema = schemaOfCommand(name);
  if (!actor.rights.has(schema.right)) return { kind: 'forbidden', right: schema.right };
  const [fault] = validators.get(name)!.Errors(input);
  if (fault !== undefined) return describeFault(input, fault);
  const unfit = findUnfitText(input);
  if (unfit !== null)
    return { kind: 'badInput', field: unfit, message: 'must be text without cut characters and NUL' };
  try {
    const run = await prepare(name, actor, input);
    const done = await inTransactionAgain(parts.database.pool, async (client) => {
      const { wallNowMs, bookNowMs, defaultStore, siteFile, figuresOf, book, config, mailer } = parts;
      const [wallMs, bookMs] = [wallNowMs(), Math.round(bookNowMs())];
      if (idempotencyKey !== null) await refuseDone(client, idempotencyKey);
      const { kysely } = parts.database;
      const links = mailer.isSetUp ? config : null;
      const bannerOrigins = config.BANNER_ORIGINS;
      const context = {
        client,
        kysely,
        actor,
        wallMs,
        bookMs,
        defaultStore,
        siteFile,
        figuresOf,
        bannerOrigins,
        book,
        links,
        refuse,
        agents: config,
        cardKeys: listCardKeys(parts),
      };
      const result = await run(context);
      if (result.isTrial) throw new Tried(result);
      const { entries = [{ ...result, input: hideSecrets(input, schema.input) }] } = result;
      if (schema.changes || schema.isWatched === true)
        for (const [at, entry] of entries.entries()) {
          const key = at === 0 ? idempotencyKey : null;
          await writeAudit(client, { ...entry, atMs: wallMs, actor, command: name, idempotencyKey: key });
        }
      return result;
    });
    for (const mail of done.mails ?? []) parts.mailer.send(mail);
    await tellPages(parts, schema.changes, done);
    await done.afterwards?.();
    return { kind: 'done', answer: done.answer as CommandAnswer<Name> };
  } catch (error) {
    if (error instanceof Tried) return { kind: 'done', answer: error.done.answer as CommandAnswer<Name> };
    if (error instanceof CommandRefused) return { kind: 'refused', ...(await describeRefused(parts, error)) };
    throw error;
  }
};

/** Suggests the most likely name where a name is unknown. */
const describeRefused = async (parts: OperatorParts, refused: CommandRefused): Promise<OperatorRefusal> => {
  const { code, field, others } = refused;
  const message = refused.message + (await suggestKnown(parts.database.pool, parts, refused));
  const rest = await Promise.all(others.map((other) => describeRefused(parts, other)));
  return {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(rest.length === 0 ? {} : { others: rest }),
  };
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

/** Adds a hint when a wrong amount may have been meant in units of the currency. */
const describeFault = (input: unknown, fault: Parameters<typeof nameOfFault>[0] & { message: string }) => {
  const field = nameOfFault(fault);
  const doubt = isMoney(field) ? describeCentsFault(readPath(input, field)) : undefined;
  return { kind: 'badInput', field, message: doubt ?? fault.message } as const;
};

/** Finds text that the database can't store, anywhere in the input. @returns its field; null when there is none */
const findUnfitText = (value: unknown, path = ''): string | null => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = findUnfitText(name, at) ?? findUnfitText(part, at);
    if (found !== null) return found;
  }
  return null;
};

const readPath = (input: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      input,
    );

const refuseDone = async (client: Parameters<typeof findDone>[0], idempotencyKey: string): Promise<void> => {
  const entryId = await findDone(client, idempotencyKey);
  if (entryId !== null) throw new CommandRefused('alreadyDone', { entryId });
};

const tellPages = async (
  { customers, customerEvents }: OperatorParts,
  changes: boolean,
  { customerId, events = [], notices = [] }: Done<unknown>,
): Promise<void> => {
  if (!changes) return;
  for (const batch of listBatches(notices)) {
    for (const [recipient, event] of batch) customerEvents.publish(recipient, event);
    if (batch.length < notices.length) await nextTurn();
  }
  if (customerId === undefined) return;
  const balance = await customers.balance(customerId);
  if (balance !== null) customerEvents.publish(customerId, { kind: 'balance', balance });
  for (const event of events) customerEvents.publish(customerId, event);
};
