import {
  type CommandRefusalCode,
  type CommandRefusalParams,
  describeCommandRefusal,
} from '@lineboard/domain/desk/operator/command-refusal';
import type {
  CommandAnswer,
  CommandCode,
  CommandInput,
  CommandName,
} from '@lineboard/domain/desk/operator/commands.schema';
import type { Right } from '@lineboard/domain/desk/operator/right';
import type pg from 'pg';
import type { BookView } from '../../lines/book/book-view.ts';
import type { CardKey } from '../../config/card-keys.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { FiguresOf } from '../../words/content/figures-of.ts';
import type { Message } from '../../ground/mail/mailer.ts';
import type { AgentConfig } from '../../account/session/agent-token.ts';
import type { LinkConfig } from '../../account/session/issue-reset.ts';
import type { NamingParts } from './known-names.ts';
import type { PrivateEvent } from '../../ground/customer/customer-events.ts';

/** The person or program that gives a command. */
export interface Actor {
  /** The token's name, or `console` for somebody with direct access to the database. */
  name: string;
  rights: ReadonlySet<Right>;
  /** null for this machine. */
  address: string | null;
}

/** The context of a command: everything that it does is one transaction. */
export interface CommandContext<Name extends CommandName> {
  client: pg.PoolClient;
  /** Builds statements; they run on `client`. */
  kysely: Database['kysely'];
  actor: Actor;
  wallMs: number;
  bookMs: number;
  defaultStore: string;
  siteFile: NamingParts['siteFile'];
  figuresOf: FiguresOf;
  /** The other sites to which banners may link. */
  bannerOrigins: readonly string[];
  /** The keys that decrypt images of cards. */
  cardKeys: readonly CardKey[];
  /** The configuration that signs the agent site's tokens. */
  agents: Pick<AgentConfig, 'BOOK_ID' | 'AGENT_TOKEN_KEY'>;
  /** null: no mail is sent here. */
  links: LinkConfig | null;
  /** null when it runs directly in the database, without a book. */
  book: Pick<BookView, 'inspect'> | null;
  /** Ends the command and rolls everything back. */
  refuse: Refuse<Name>;
}

/** @param field the part of the input that is refused, if it isn't all of it: `rows.3.customerId` */
type Refuse<Name extends CommandName> = <Code extends CommandCode<Name>>(
  code: Code,
  params: CommandRefusalParams<Code>,
  field?: string,
) => never;

/** The result of a command. */
export interface Done<Answer> {
  answer: Answer;
  /** The customer that it is about, whose pages are told the new balance. */
  customerId?: string;
  /** The values before, which the audit log keeps besides the input. */
  before?: unknown;
  after?: unknown;
  /** One line of the audit log for each, instead of a single one; without secrets. */
  entries?: readonly { customerId: string; input: object; before?: unknown; after: unknown }[];
  /** It was only a trial and is rolled back. */
  isTrial?: boolean;
  /** Mails that are sent after the commit. */
  mails?: readonly Message[];
  /** Events for the customer's pages after the commit. */
  events?: readonly PrivateEvent[];
  /** Events for the pages of several customers after the commit. */
  notices?: ReadonlyArray<readonly [customerId: string, event: PrivateEvent]>;
  /** Work after the commit that the answer waits for. */
  afterwards?: () => Promise<void>;
}

export type Run<Name extends CommandName> = (
  context: CommandContext<Name>,
  input: CommandInput<Name>,
) => Promise<Done<CommandAnswer<Name>>>;

/** A command of two steps: slow work that needs no database is done before the transaction. */
export interface PreparedRun<Name extends CommandName> {
  /** @returns the function that runs in the transaction */
  prepare(
    given: Pick<CommandContext<Name>, 'actor' | 'refuse'>,
    input: CommandInput<Name>,
  ): Promise<(context: CommandContext<Name>) => Promise<Done<CommandAnswer<Name>>>>;
}

/** A part of the table of commands: `Runs<keyof typeof MONEY_COMMANDS>`. */
export type Runs<Names extends CommandName> = { [Name in Names]: Run<Name> | PreparedRun<Name> };

/** Thrown by `refuse`. */
export class CommandRefused extends Error {
  readonly code: CommandRefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly field: string | undefined;
  /** The other refused parts of the input. */
  readonly others: readonly CommandRefused[];

  constructor(
    code: CommandRefusalCode,
    params: Readonly<Record<string, string | number>>,
    field?: string,
    others: readonly CommandRefused[] = [],
  ) {
    super(describeCommandRefusal(code, params as never));
    this.code = code;
    this.params = params;
    this.field = field;
    this.others = others;
  }
}
