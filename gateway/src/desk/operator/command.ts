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
  siteFile: NamingParts['siteFile'];
  figuresOf: FiguresOf;
  /** Where banners may lead beyond the site. */
  bannerOrigins: readonly string[];
  /** What images of cards are opened with. */
  cardKeys: readonly CardKey[];
  /** What tokens of the agent site are signed with. */
  agents: Pick<AgentConfig, 'BOOK_ID' | 'AGENT_TOKEN_KEY'>;
  /** null: no mail is sent here. */
  links: LinkConfig | null;
  /** null: it is carried out in the database, where no book is. */
  book: Pick<BookView, 'inspect'> | null;
  /** Ends the command: nothing of it stays. */
  refuse: Refuse<Name>;
}

/** @param field which part of the input it is about, where only a part is: `rows.3.customerId` */
type Refuse<Name extends CommandName> = <Code extends CommandCode<Name>>(
  code: Code,
  params: CommandRefusalParams<Code>,
  field?: string,
) => never;

/** What came of a command. */
export interface Done<Answer> {
  answer: Answer;
  /** Whom it is about; their pages are told of the new balance. */
  customerId?: string;
  /** What the audit log keeps besides the input. */
  before?: unknown;
  after?: unknown;
  /** A line of the audit log each, in place of the one for all; without secrets. */
  entries?: readonly { customerId: string; input: object; before?: unknown; after: unknown }[];
  /** It was only tried: nothing of it stays. */
  isTrial?: boolean;
  /** Sent once it is done. */
  mails?: readonly Message[];
  /** Told to the customer's pages once it is done. */
  events?: readonly PrivateEvent[];
  /** Told to the pages of several customers once it is done. */
  notices?: ReadonlyArray<readonly [customerId: string, event: PrivateEvent]>;
  /** Waited for once it is done, before it is answered. */
  afterwards?: () => Promise<void>;
}

export type Run<Name extends CommandName> = (
  context: CommandContext<Name>,
  input: CommandInput<Name>,
) => Promise<Done<CommandAnswer<Name>>>;

/** A command of two steps: what takes long and asks no database is done before the transaction. */
export interface PreparedRun<Name extends CommandName> {
  /** @returns what is done in the transaction */
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
  /** What else of the input is refused. */
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
