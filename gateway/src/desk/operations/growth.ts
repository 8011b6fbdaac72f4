import type { Tables } from '../../ground/database/tables.ts';

/** Why a table can't fill the disk, or what fills it. */
export type Growth =
  /** There are as many rows as the book has of something that its operators set up. */
  | { is: 'fixed'; to: string }
  /** The code lets no more be there: it refuses the next row, or deletes the oldest. */
  | { is: 'capped'; at: string }
  /** A sweep deletes its rows after their time: `swept-tables.ts` says which. */
  | { is: 'swept' }
  /** Its rows go with those of another table. */
  | { is: 'within'; table: keyof Tables }
  /** Nothing deletes it: what brings a row, and why it stays. */
  | { is: 'kept'; why: string };

const fixed = (to: string): Growth => ({ is: 'fixed', to });
const capped = (at: string): Growth => ({ is: 'capped', at });
const within = (table: keyof Tables): Growth => ({ is: 'within', table });
const kept = (why: string): Growth => ({ is: 'kept', why });
const SWEPT: Growth = { is: 'swept' };

const BOOKS = 'balances are sums of all of it, and customers read it';

/** How each table of the database grows. */
export const GROWTH: Readonly<Record<keyof Tables, Growth>> = {
  account: fixed('a customer'),
  action_log: SWEPT,
  agent_token: SWEPT,
  audit_log: kept('a command of an operator: who changed what is asked years later'),
  backup_log: kept('a backup or restore: a row a night'),
  banned_message: kept('a message that was recalled from one customer: only operators write it'),
  banner: fixed('a banner'),
  book_clock: fixed('a feed'),
  book_identity: fixed('one'),
  book_secret: fixed('a purpose'),
  card_image: SWEPT,
  card_part: within('card_upload'),
  card_upload: SWEPT,
  cash_request: kept(`a deposit or payout: ${BOOKS}`),
  casino_play: kept(`a round of a game: ${BOOKS}`),
  content_page: fixed('a page of words'),
  content_version: kept('a change of a page of words: what customers agreed to is shown as it was'),
  contest_move: SWEPT,
  contest_result: kept(
    'a result of a contestant, and each correction: wagers name the version that decided them',
  ),
  contest_sum: SWEPT,
  customer: fixed('a customer'),
  customer_limit: fixed('a limit that an operator set'),
  customer_message: capped('the messages that are kept for one customer'),
  customer_restriction: fixed('a restriction that an operator set'),
  database_beat: fixed('one'),
  database_room: fixed('none: what is written to try the disk is rolled back'),
  day_time: fixed('a customer'),
  game_result: kept('a result of a game, and each correction: wagers name the version that decided them'),
  guess_rate: SWEPT,
  known_device: SWEPT,
  launch_token: SWEPT,
  line_alert: SWEPT,
  line_move: SWEPT,
  league: fixed('a league that a feed told of'),
  ledger: kept(`a posting: two a wager, two a round, one a payment: ${BOOKS}`),
  line_override: kept('a line that an operator holds: until it is released, also after its game'),
  login_attempt: capped('200,000, the oldest go first'),
  login_token: SWEPT,
  message: kept('a message of an operator: what customers were told'),
  odds_api_event: kept('a game of The Odds API: its number is never given to another'),
  odds_api_spending: kept('a day of The Odds API: a row a day'),
  operator_notice: capped('100,000 besides those that an operator decided'),
  operator_token: fixed('a token of an operator'),
  override_revision: fixed('one'),
  own_limit: fixed('a limit of a customer, twelve each at most'),
  passkey: capped('the passkeys of one customer'),
  passkey_challenge: SWEPT,
  password_reset: SWEPT,
  pending_ticket: capped('the tickets that wait for seconds'),
  played_game: kept('a game that was played: scores of the past, and bets of a game'),
  push_due: SWEPT,
  push_subscription: SWEPT,
  receipt_link: capped('the links of one customer'),
  sandbox_affiliate_token: SWEPT,
  sandbox_round: SWEPT,
  sandbox_seed: SWEPT,
  sandbox_session: SWEPT,
  sandbox_wallet_call: within('sandbox_round'),
  score_override: kept('a game whose score an operator typed: a feed may say its own again at any time'),
  session: SWEPT,
  sign_in: capped('20 a customer'),
  sign_up: fixed('a customer'),
  store: fixed('a store'),
  text_suggestion: capped('the suggestions that wait, of one customer and of all'),
  ticket: kept(`a ticket: ${BOOKS}`),
  ticket_event: kept(`a filled open spot: ${BOOKS}`),
  ticket_key: kept('a ticket: a key has one answer for as long as there is the ticket; others are swept'),
  ticket_password: SWEPT,
  time_out: fixed('a customer'),
  translation: fixed('a text in a language'),
  translation_version: fixed('one'),
  used_captcha: SWEPT,
  wager: kept(`a wager: ${BOOKS}`),
  wager_item: kept(`a leg of a wager: ${BOOKS}`),
  wager_sale: kept(`a share of a wager that was sold: ${BOOKS}`),
  wager_sale_target: capped('the targets that one customer may have'),
  wallet_session: SWEPT,
  wallet_transaction: kept('a call of a provider: the number of a transaction has one answer for ever'),
  week_settlement: kept(`a settled week of a customer: ${BOOKS}`),
};
