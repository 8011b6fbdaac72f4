import type { CommandRefusalCode, CommandRefusalParams } from '@lineboard/domain/operator/command-refusal';
import type {
  CommandAnswer,
  CommandCode,
  CommandInput,
  CommandName,
} from '@lineboard/domain/operator/commands.schema';
import type { Right } from '@lineboard/domain/operator/right';
import type pg from 'pg';
import type { Database } from '../database/create-database.ts';
import type { PrivateEvent } from '../customer/customer-events.ts';

/** Who gives a command. */
export interface Actor {
  /** A token's, or `console` for somebody with the database's own key. */
  name: string;
  rights: ReadonlySet<Right>;
  /** null: on this machine. */
  address: string | null;
}

/** What a command works with: everything that it does is one transaction. */
export interface CommandContext<Name extends CommandName> {
  client: pg.PoolClient;
  /** Builds statements; they run on `client`. */
  kysely: Database['kysely'];
  actor: Actor;
  wallMs: number;
  bookMs: number;
  defaultStore: string;
  /** Ends the command: nothing of it stays. */
  refuse: <Code extends CommandCode<Name>>(code: Code, params: CommandRefusalParams<Code>) => never;
}

/** What came of a command. */
export interface Done<Answer> {
  answer: Answer;
  /** Whom it is about; their pages are told of the new balance. */
  customerId?: string;
  /** What the audit log keeps beside the input. */
  before?: unknown;
  after?: unknown;
  /** Told to the customer's pages once it is done. */
  events?: readonly PrivateEvent[];
}

export type Run<Name extends CommandName> = (
  context: CommandContext<Name>,
  input: CommandInput<Name>,
) => Promise<Done<CommandAnswer<Name>>>;

/** A part of the table of commands: `Runs<keyof typeof MONEY_COMMANDS>`. */
export type Runs<Names extends CommandName> = { [Name in Names]: Run<Name> };

/** Thrown by `refuse`. */
export class CommandRefused extends Error {
  readonly code: CommandRefusalCode;

  constructor(code: CommandRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
