/** Who writes a table: rooms of `gateway/src`. */
export interface TableOwner {
  /** The room that says what the columns mean. */
  readonly owner: string;
  /** Rooms that write it all the same, each with the reason; one that writes it no more is refused here. */
  readonly writers?: Readonly<Record<string, string>>;
}

const POSTS = 'it posts its own act to the account in one statement';
const ACTS = 'an operator’s command changes it';
const ENDS = 'an operator’s command takes away what lets a customer in';
const SIGNS_OUT = 'what hangs on a session or a password goes with it';
const CLOCK = 'a start settles times that a wrong clock set ahead';
const RESTORED = 'a book that was brought back lets nobody in by what the backup held';
const LEAPS = 'a book that was brought back goes on behind every number that was told';
const DEMO = 'customers to try a book with are made whole';
const HOLDS = 'a result’s change holds and pays the bets on it';

/**
 * The room that owns each table of the database (`gateway/src/database/tables.ts`), and which others write it today:
 * this list is there to become shorter. Who reads a table is free.
 */
export const TABLE_OWNERS: Readonly<Record<string, TableOwner>> = {
  account: {
    owner: 'customer',
    writers: { casino: POSTS, cashier: POSTS, demo: DEMO, grading: POSTS, operator: POSTS, tickets: POSTS },
  },
  action_log: { owner: 'customer' },
  agent_token: { owner: 'session', writers: { backup: RESTORED, start: CLOCK } },
  audit_log: { owner: 'operator' },
  backup_log: { owner: 'backup' },
  banned_message: { owner: 'messages' },
  banner: { owner: 'banners', writers: { operator: ACTS } },
  book_clock: { owner: 'clock' },
  book_identity: { owner: 'backup' },
  book_secret: { owner: 'wallet' },
  card_image: { owner: 'cards' },
  card_part: { owner: 'cards' },
  card_upload: { owner: 'cards', writers: { backup: RESTORED, start: CLOCK } },
  cash_request: { owner: 'cashier' },
  casino_play: {
    owner: 'casino',
    writers: {
      backup: 'rounds that go on begin their time anew in a book that was brought back',
      start: CLOCK,
    },
  },
  content_page: { owner: 'content', writers: { operator: ACTS } },
  content_version: { owner: 'content' },
  contest_result: {
    owner: 'results',
    writers: { grading: 'it marks what it has graded', operator: 'an operator decides a contest' },
  },
  customer: {
    owner: 'customer',
    writers: {
      account: 'customers save their own settings',
      demo: DEMO,
      messages: 'the bell keeps up to where it was read',
      operator: ACTS,
      passkeys: 'a first passkey gives a customer the number that passkeys know them by',
      session: 'a changed password and a first device are the customer’s',
      'sign-up': 'an address that was confirmed becomes the customer’s',
    },
  },
  customer_limit: { owner: 'customer', writers: { demo: DEMO, operator: ACTS } },
  customer_message: { owner: 'messages' },
  customer_restriction: {
    owner: 'customer',
    writers: { account: 'customers switch some of their own', demo: DEMO, operator: ACTS },
  },
  database_beat: { owner: 'operations' },
  database_room: { owner: 'operations' },
  day_time: { owner: 'own-limits', writers: { demo: DEMO } },
  game_result: { owner: 'results', writers: { grading: 'it marks what it has graded' } },
  guess_rate: { owner: 'session', writers: { operator: ACTS, start: CLOCK } },
  known_device: { owner: 'session', writers: { backup: RESTORED, operator: ENDS, start: CLOCK } },
  launch_token: { owner: 'wallet', writers: { start: CLOCK } },
  league: { owner: 'feeds', writers: { operator: ACTS } },
  ledger: {
    owner: 'ledger',
    writers: { casino: POSTS, cashier: POSTS, demo: DEMO, grading: POSTS, operator: POSTS, tickets: POSTS },
  },
  line_override: { owner: 'feeds', writers: { operator: ACTS } },
  login_attempt: { owner: 'session', writers: { operator: ACTS, start: CLOCK } },
  login_token: { owner: 'session', writers: { backup: RESTORED, start: CLOCK } },
  message: { owner: 'messages' },
  odds_api_event: { owner: 'feeds' },
  odds_api_spending: { owner: 'feeds' },
  operator_notice: {
    owner: 'notices',
    writers: {
      feeds: 'a guard ends doubts, and notes which decisions it followed',
      operator: 'an operator decides a doubt',
    },
  },
  operator_token: {
    owner: 'operator',
    writers: {
      commands: 'a command at a running gateway has a key for one call',
      sandbox: 'its agent site has a key for one call',
      start: CLOCK,
    },
  },
  override_revision: { owner: 'feeds', writers: { backup: LEAPS } },
  own_limit: { owner: 'own-limits', writers: { demo: DEMO } },
  passkey: { owner: 'passkeys', writers: { operator: ENDS, session: SIGNS_OUT } },
  passkey_challenge: {
    owner: 'passkeys',
    writers: { backup: RESTORED, session: 'the sweep of sessions forgets them, too', start: CLOCK },
  },
  password_reset: { owner: 'session', writers: { backup: RESTORED, start: CLOCK } },
  pending_ticket: { owner: 'tickets', writers: { start: CLOCK } },
  played_game: { owner: 'results' },
  push_due: { owner: 'push', writers: { backup: RESTORED } },
  push_subscription: {
    owner: 'push',
    writers: { backup: RESTORED, operator: ENDS, session: SIGNS_OUT, start: CLOCK },
  },
  sandbox_affiliate_token: { owner: 'sandbox', writers: { backup: RESTORED, start: CLOCK } },
  sandbox_round: { owner: 'sandbox' },
  sandbox_seed: { owner: 'sandbox' },
  sandbox_session: { owner: 'sandbox', writers: { backup: RESTORED, start: CLOCK } },
  sandbox_wallet_call: { owner: 'sandbox', writers: { start: CLOCK } },
  score_override: { owner: 'feeds', writers: { operator: ACTS } },
  session: { owner: 'session', writers: { backup: RESTORED, operator: ENDS, start: CLOCK } },
  sign_in: { owner: 'session' },
  sign_up: {
    owner: 'sign-up',
    writers: { operator: 'an address that an operator changes needs no confirming' },
  },
  store: { owner: 'feeds', writers: { operator: ACTS } },
  text_suggestion: { owner: 'translations', writers: { operator: 'a suggestion that was decided is gone' } },
  ticket: { owner: 'tickets', writers: { operator: 'a split names the ticket that it is of' } },
  ticket_event: { owner: 'tickets' },
  ticket_key: { owner: 'tickets' },
  ticket_password: { owner: 'tickets', writers: { start: CLOCK } },
  time_out: { owner: 'own-limits' },
  translation: { owner: 'translations' },
  translation_version: { owner: 'translations', writers: { backup: LEAPS } },
  used_captcha: { owner: 'session', writers: { backup: RESTORED } },
  wager: { owner: 'tickets', writers: { grading: HOLDS, operator: ACTS } },
  wager_item: { owner: 'tickets', writers: { grading: HOLDS, operator: ACTS } },
  wallet_session: { owner: 'wallet', writers: { start: CLOCK } },
  wallet_transaction: { owner: 'wallet', writers: { casino: 'a call and its play are one statement' } },
  week_settlement: { owner: 'operator' },
};

/** Files that write whatever table they are given, each with the reason. */
export const WRITES_ANY_TABLE: Readonly<Record<string, string>> = {
  'gateway/src/backup/copy-table.ts': 'it brings back the rows of a table of a backup',
  'gateway/src/backup/fill-database.ts': 'it empties what the migrations filled, for what a backup has of it',
};
