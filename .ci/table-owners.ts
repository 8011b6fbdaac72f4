/** Who writes a table: rooms of `gateway/src`. */
export interface TableOwner {
  /** The room that says what the columns mean. */
  readonly owner: string;
  /** Rooms that write it all the same, each with the reason; one that writes it no more is refused here. */
  readonly writers?: Readonly<Record<string, string>>;
}

/**
 * The room that owns each table of the database (`gateway/src/ground/database/tables.ts`), and which others write it
 * today: this list is there to become shorter. Who reads a table is free.
 */
export const TABLE_OWNERS: Readonly<Record<string, TableOwner>> = {
  account: { owner: 'customer' },
  action_log: { owner: 'customer' },
  agent_token: { owner: 'session' },
  audit_log: { owner: 'operator' },
  backup_log: { owner: 'backup' },
  banned_message: { owner: 'messages' },
  banner: { owner: 'banners' },
  book_clock: { owner: 'clock' },
  book_identity: { owner: 'backup' },
  book_secret: { owner: 'wallet' },
  card_image: { owner: 'cards' },
  card_part: { owner: 'cards' },
  card_upload: { owner: 'cards' },
  cash_request: { owner: 'cashier' },
  casino_play: { owner: 'play' },
  content_page: { owner: 'content' },
  content_version: { owner: 'content' },
  contest_result: { owner: 'results' },
  customer: { owner: 'customer' },
  customer_limit: { owner: 'customer' },
  customer_message: { owner: 'messages' },
  customer_restriction: { owner: 'customer' },
  database_beat: { owner: 'operations' },
  database_room: { owner: 'operations' },
  day_time: { owner: 'own-limits' },
  game_result: { owner: 'results' },
  guess_rate: { owner: 'session' },
  known_device: { owner: 'session' },
  launch_token: { owner: 'wallet' },
  league: { owner: 'feeds' },
  ledger: { owner: 'ledger' },
  line_override: { owner: 'feeds' },
  login_attempt: { owner: 'session' },
  login_token: { owner: 'session' },
  message: { owner: 'messages' },
  odds_api_event: { owner: 'feeds' },
  odds_api_spending: { owner: 'feeds' },
  operator_notice: { owner: 'notices' },
  operator_token: { owner: 'operator' },
  override_revision: { owner: 'feeds' },
  own_limit: { owner: 'own-limits' },
  passkey: { owner: 'passkeys' },
  passkey_challenge: { owner: 'passkeys' },
  password_reset: { owner: 'session' },
  pending_ticket: { owner: 'tickets' },
  played_game: { owner: 'results' },
  push_due: { owner: 'push' },
  push_subscription: { owner: 'push' },
  sandbox_affiliate_token: { owner: 'sandbox' },
  sandbox_round: { owner: 'sandbox' },
  sandbox_seed: { owner: 'sandbox' },
  sandbox_session: { owner: 'sandbox' },
  sandbox_wallet_call: { owner: 'sandbox' },
  score_override: { owner: 'feeds' },
  session: { owner: 'session' },
  sign_in: { owner: 'session' },
  sign_up: { owner: 'sign-up' },
  store: { owner: 'feeds' },
  text_suggestion: { owner: 'translations' },
  ticket: { owner: 'tickets' },
  ticket_event: { owner: 'tickets' },
  ticket_key: { owner: 'tickets' },
  ticket_password: { owner: 'tickets' },
  time_out: { owner: 'own-limits' },
  translation: { owner: 'translations' },
  translation_version: { owner: 'translations' },
  used_captcha: { owner: 'session' },
  wager: { owner: 'wagers' },
  wager_item: { owner: 'wagers' },
  wallet_session: { owner: 'wallet' },
  wallet_transaction: { owner: 'play' },
  week_settlement: { owner: 'operator' },
};

/** Files that write whatever table they are given, each with the reason. */
export const WRITES_ANY_TABLE: Readonly<Record<string, string>> = {
  'gateway/src/desk/backup/copy-table.ts': 'it brings back the rows of a table of a backup',
  'gateway/src/desk/backup/fill-database.ts':
    'it empties what the migrations filled, for what a backup has of it',
};
