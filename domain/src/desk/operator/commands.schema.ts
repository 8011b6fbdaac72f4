import type { Static } from 'typebox';
import { AGENT_COMMANDS } from './agent-commands.schema.ts';
import { AUDIT_COMMANDS } from './audit-commands.schema.ts';
import { BANNER_COMMANDS } from './banner-commands.schema.ts';
import { CARD_COMMANDS } from './card-commands.schema.ts';
import { CASHIER_COMMANDS } from './cashier-commands.schema.ts';
import type { CommandRefusalCode } from './command-refusal.ts';
import { COMMENT_COMMANDS } from './comment-commands.schema.ts';
import { CONTENT_COMMANDS } from './content-commands.schema.ts';
import type { CommandSchema } from './command-schema.ts';
import { CUSTOMER_COMMANDS } from './customer-commands.schema.ts';
import { DEMO_COMMANDS } from './demo-commands.schema.ts';
import { DEVICE_COMMANDS } from './device-commands.schema.ts';
import { DOUBT_COMMANDS } from './doubt-commands.schema.ts';
import { IMPORT_COMMANDS } from './import-command.schema.ts';
import { LIMIT_COMMANDS } from './limit-commands.schema.ts';
import { MESSAGE_COMMANDS } from './message-commands.schema.ts';
import { LINE_COMMANDS } from './line-commands.schema.ts';
import { MONEY_COMMANDS } from './money-commands.schema.ts';
import { PASSKEY_COMMANDS } from './passkey-commands.schema.ts';
import { BOOK_COMMANDS } from './book-commands.schema.ts';
import { CONTEST_COMMANDS } from './contest-commands.schema.ts';
import { RESULT_COMMANDS } from './result-commands.schema.ts';
import { ROUND_COMMANDS } from './round-commands.schema.ts';
import { TEXT_COMMANDS } from './text-commands.schema.ts';
import { TICKET_COMMANDS } from './ticket-commands.schema.ts';
import { WAITING_COMMANDS } from './waiting-commands.schema.ts';
import { WEEK_COMMANDS } from './week-commands.schema.ts';
import { TIME_OUT_COMMANDS } from './time-out-commands.schema.ts';
import { TOKEN_COMMANDS } from './token-commands.schema.ts';

/** Every operator command, by the words that are typed. No page loads them. */
export const COMMANDS = {
  ...CUSTOMER_COMMANDS,
  ...WAITING_COMMANDS,
  ...DEMO_COMMANDS,
  ...DEVICE_COMMANDS,
  ...PASSKEY_COMMANDS,
  ...IMPORT_COMMANDS,
  ...LIMIT_COMMANDS,
  ...TIME_OUT_COMMANDS,
  ...MONEY_COMMANDS,
  ...CASHIER_COMMANDS,
  ...ROUND_COMMANDS,
  ...TICKET_COMMANDS,
  ...BOOK_COMMANDS,
  ...LINE_COMMANDS,
  ...DOUBT_COMMANDS,
  ...RESULT_COMMANDS,
  ...CONTEST_COMMANDS,
  ...WEEK_COMMANDS,
  ...CONTENT_COMMANDS,
  ...TEXT_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...COMMENT_COMMANDS,
  ...BANNER_COMMANDS,
  ...CARD_COMMANDS,
  ...AGENT_COMMANDS,
  ...TOKEN_COMMANDS,
  ...AUDIT_COMMANDS,
} as const;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export type CommandInput<Name extends CommandName> = Static<(typeof COMMANDS)[Name]['input']>;
export type CommandAnswer<Name extends CommandName> = Static<(typeof COMMANDS)[Name]['answer']>;
/** Codes that a command may be refused with, in addition to those of any command. */
export type CommandCode<Name extends CommandName> = (typeof COMMANDS)[Name]['refusals'][number] &
  CommandRefusalCode;

export const schemaOfCommand = (name: CommandName): CommandSchema => COMMANDS[name];

/** The path of a command over HTTP, by POST: `cash in` is `/api/operator/cash/in`. */
export const pathOfCommand = (name: CommandName): string => `/api/operator/${name.replace(' ', '/')}`;
