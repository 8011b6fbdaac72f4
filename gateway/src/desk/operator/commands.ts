import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { AGENT_RUNS } from './agent-commands.ts';
import { listAudit } from './audit-log.ts';
import { BANNER_RUNS } from './banner-commands.ts';
import { CARD_RUNS } from './card-commands.ts';
import { CASHIER_RUNS } from './cashier-commands.ts';
import { COMMENT_RUNS } from './comment-commands.ts';
import { CONTENT_RUNS } from './content-commands.ts';
import type { Runs } from './command.ts';
import { CUSTOMER_RUNS } from './customer-commands.ts';
import { DEMO_RUNS } from './demo-commands.ts';
import { DEVICE_RUNS } from './device-commands.ts';
import { DOUBT_RUNS } from './doubt-commands.ts';
import { IMPORT_RUNS } from './import-command.ts';
import { LIMIT_RUNS } from './limit-commands.ts';
import { MESSAGE_RUNS } from './message-commands.ts';
import { LINE_RUNS } from './line-commands.ts';
import { MONEY_RUNS } from './money-commands.ts';
import { PASSKEY_RUNS } from './passkey-commands.ts';
import { BOOK_RUNS } from './book-commands.ts';
import { CONTEST_RUNS } from './contest-commands.ts';
import { RESULT_RUNS } from './result-commands.ts';
import { ROUND_RUNS } from './round-commands.ts';
import { TEXT_RUNS } from './text-commands.ts';
import { TICKET_RUNS } from './ticket-commands.ts';
import { WAITING_RUNS } from './waiting-commands.ts';
import { WEEK_RUNS } from './week-commands.ts';
import { TIME_OUT_RUNS } from './time-out-commands.ts';
import { TOKEN_RUNS } from './token-commands.ts';

/** The function of each command in the table. */
export const RUNS: Runs<CommandName> = {
  ...CUSTOMER_RUNS,
  ...WAITING_RUNS,
  ...DEMO_RUNS,
  ...DEVICE_RUNS,
  ...PASSKEY_RUNS,
  ...IMPORT_RUNS,
  ...LIMIT_RUNS,
  ...TIME_OUT_RUNS,
  ...MONEY_RUNS,
  ...CASHIER_RUNS,
  ...ROUND_RUNS,
  ...TICKET_RUNS,
  ...BOOK_RUNS,
  ...LINE_RUNS,
  ...DOUBT_RUNS,
  ...RESULT_RUNS,
  ...CONTEST_RUNS,
  ...WEEK_RUNS,
  ...CONTENT_RUNS,
  ...TEXT_RUNS,
  ...MESSAGE_RUNS,
  ...COMMENT_RUNS,
  ...BANNER_RUNS,
  ...CARD_RUNS,
  ...AGENT_RUNS,
  ...TOKEN_RUNS,
  'audit list': listAudit,
};
