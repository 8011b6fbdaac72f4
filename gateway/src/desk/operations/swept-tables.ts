import { oldCards } from '../../account/cards/sweep-cards.ts';
import { OLD_CHALLENGES } from '../../account/passkeys/passkey-challenges.ts';
import { OLD_GUESSES } from '../../account/session/guess-rate.ts';
import { OLD_DEVICES } from '../../account/session/known-devices.ts';
import { EXPIRED_ROWS } from '../../account/session/sessions.ts';
import { OLD_PUSH } from '../../account/web-push/sweep-web-push.ts';
import { OLD_SALE_KEYS } from '../../betting/selling/sale-keys.ts';
import { OLD_KEYS } from '../../betting/tickets/close-key.ts';
import { OLD_CONFIRMATIONS } from '../../betting/tickets/ticket-password.ts';
import { OLD_LAUNCH_TOKENS } from '../../casino/wallet/launch-tokens.ts';
import { OLD_WALLET_SESSIONS } from '../../casino/wallet/open-wallet-session.ts';
import { OLD_ACTIONS } from '../../ground/customer/action-log.ts';
import { OLD_ALERTS } from '../../lines/alerts/old-alerts.ts';
import { oldMoves } from '../../lines/history/old-moves.ts';
import type { SweptRows } from '../../ground/database/sweep-old-rows.ts';
import { OLD_AFFILIATE_TOKENS } from '../../sandbox/people/affiliate-tokens.ts';
import { OLD_ROUNDS } from '../../sandbox/rounds/sweep-rounds.ts';
import { OLD_GUESTS } from '../../sandbox/sessions/guests.ts';

export interface SweptBook {
  /** How long images of cards are kept, days. */
  CARD_KEEP_DAYS: number;
  /** How long moves of lines are kept, days. */
  LINE_HISTORY_DAYS: number;
  /** Whether this book has a sandbox: only then its tables are swept. */
  hasSandbox: boolean;
}

/** Everything that the sweeps of a running gateway delete once its time is over, as the rooms say it. */
export const listSweptRows = ({
  CARD_KEEP_DAYS,
  LINE_HISTORY_DAYS,
  hasSandbox,
}: SweptBook): readonly SweptRows[] => [
  ...EXPIRED_ROWS,
  OLD_GUESSES,
  OLD_DEVICES,
  OLD_CHALLENGES,
  ...OLD_PUSH,
  ...oldCards(CARD_KEEP_DAYS),
  ...oldMoves(LINE_HISTORY_DAYS),
  OLD_ALERTS,
  OLD_KEYS,
  OLD_SALE_KEYS,
  OLD_CONFIRMATIONS,
  OLD_ACTIONS,
  OLD_LAUNCH_TOKENS,
  OLD_WALLET_SESSIONS,
  ...(hasSandbox ? [OLD_GUESTS, OLD_AFFILIATE_TOKENS, ...OLD_ROUNDS] : []),
];
