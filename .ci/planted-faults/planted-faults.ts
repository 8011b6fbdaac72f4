import { BOARD_FAULTS } from './faults/board-faults.ts';
import { DOUBT_FAULTS } from './faults/doubt-faults.ts';
import { GAME_FAULTS } from './faults/game-faults.ts';
import { ACCOUNT_FAULTS } from './faults/account-faults.ts';
import { APP_FAULTS } from './faults/app-faults.ts';
import { CONTENT_FAULTS } from './faults/content-faults.ts';
import { DATABASE_FAULTS } from './faults/database-faults.ts';
import { FIGURES_FAULTS } from './faults/figures-faults.ts';
import { INTEGRATION_FAULTS } from './faults/integration-faults.ts';
import { LIVE_FAULTS } from './faults/live-faults.ts';
import { BANNER_FAULTS } from './faults/banner-faults.ts';
import { MESSAGE_FAULTS } from './faults/message-faults.ts';
import { INTERLEAVING_FAULTS } from './faults/interleaving-faults.ts';
import { LINE_FAULTS } from './faults/line-faults.ts';
import { ODDS_FAULTS } from './faults/odds-faults.ts';
import { OPERATOR_FAULTS } from './faults/operator-faults.ts';
import { OWN_LIMIT_FAULTS } from './faults/own-limit-faults.ts';
import { PAGE_FAULTS } from './faults/page-faults.ts';
import { PASSKEY_FAULTS } from './faults/passkey-faults.ts';
import { PUSH_FAULTS } from './faults/push-faults.ts';
import { RULE_FAULTS } from './faults/rule-faults.ts';
import { SANDBOX_FAULTS } from './faults/sandbox-faults.ts';
import { SCREEN_FAULTS } from './faults/screen-faults.ts';
import { SESSION_FAULTS } from './faults/session-faults.ts';
import { SLIP_FAULTS } from './faults/slip-faults.ts';
import { TICKET_FAULTS } from './faults/ticket-faults.ts';
import { TICKET_STORY_FAULTS } from './faults/ticket-story-faults.ts';
import { UPGRADE_FAULTS } from './faults/upgrade-faults.ts';
import { CASHIER_FAULTS } from './faults/cashier-faults.ts';
import { COMBINATION_FAULTS } from './faults/combination-faults.ts';
import { WALLET_FAULTS } from './faults/wallet-faults.ts';
import { RESULT_FAULTS } from './faults/result-faults.ts';
import { WEEK_FAULTS } from './faults/week-faults.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Each is seen by its tests. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...BOARD_FAULTS,
  ...DOUBT_FAULTS,
  ...GAME_FAULTS,
  ...PAGE_FAULTS,
  ...SCREEN_FAULTS,
  ...ACCOUNT_FAULTS,
  ...SESSION_FAULTS,
  ...PASSKEY_FAULTS,
  ...SLIP_FAULTS,
  ...TICKET_FAULTS,
  ...TICKET_STORY_FAULTS,
  ...UPGRADE_FAULTS,
  ...DATABASE_FAULTS,
  ...OWN_LIMIT_FAULTS,
  ...FIGURES_FAULTS,
  ...MESSAGE_FAULTS,
  ...PUSH_FAULTS,
  ...BANNER_FAULTS,
  ...INTEGRATION_FAULTS,
  ...SANDBOX_FAULTS,
  ...APP_FAULTS,
  ...LIVE_FAULTS,
  ...RULE_FAULTS,
  ...OPERATOR_FAULTS,
  ...INTERLEAVING_FAULTS,
  ...LINE_FAULTS,
  ...ODDS_FAULTS,
  ...WALLET_FAULTS,
  ...CASHIER_FAULTS,
  ...RESULT_FAULTS,
  ...WEEK_FAULTS,
  ...CONTENT_FAULTS,
  ...COMBINATION_FAULTS,
];
