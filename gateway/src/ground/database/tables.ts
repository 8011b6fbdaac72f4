// Written by `npm run docs` from a migrated database; an integration test holds it current.
// What the catalogue can't know of a column stands in gateway/testing/tables/column-types.ts.
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { HomePage } from '@lineboard/domain/account/settings/settings-choices';
import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import type { PendingBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { DecidedCode } from '@lineboard/domain/casino/wallet/wallet-code';
import type { Language } from '@lineboard/domain/ground/language/languages';
import type { ResultDetail } from '@lineboard/domain/ground/score/game-score.schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Money in integer cents, times in epoch milliseconds; the migrations say what each column is for. */
export interface Tables {
  /**
   * By triggers of the migrations:
   * - account_version_rises: before update, runs raise_own_account_version
   */
  account: {
    customer_id: string;
    current_balance_cents: Generated<number>;
    at_risk_cents: Generated<number>;
    free_play_balance_cents: Generated<number>;
    version: Generated<number>;
    filled_day_ms: number | null;
    filled_day_cents: Generated<number>;
  };
  action_log: {
    action_id: GeneratedAlways<number>;
    customer_id: string;
    action: string;
    detail: string | null;
    at_ms: number;
  };
  agent_token: {
    token_hash: Buffer;
    customer_id: string;
    expires_at_ms: number;
  };
  /**
   * By triggers of the migrations:
   * - audit_log_append_only: before update, delete, runs refuse_audit_change
   * - audit_log_never_emptied: before truncate, runs refuse_audit_change
   */
  audit_log: {
    entry_id: GeneratedAlways<number>;
    at_ms: number;
    actor: string;
    address: string | null;
    command: string;
    customer_id: string | null;
    input: ColumnType<unknown, string, string>;
    before: ColumnType<unknown, string | null, string | null>;
    after: ColumnType<unknown, string | null, string | null>;
    idempotency_key: string | null;
  };
  backup_log: {
    entry_id: GeneratedAlways<number>;
    kind: 'backup' | 'restore' | 'move';
    at_ms: number;
    shows_ms: number;
  };
  banned_message: {
    message_id: number;
    customer_id: string;
  };
  banner: {
    name: string;
    place: 'sidebar' | 'split' | 'slider' | 'video';
    active: boolean;
    active_from_ms: number | null;
    active_to_ms: number | null;
    action: 'none' | 'link' | 'popup' | 'LiveBetting' | 'LiveDealer';
    link: string | null;
    alt: string;
    on_phone: boolean;
    media_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm';
    width: number | null;
    height: number | null;
    media_hash: string;
    media: Buffer;
    added_at_ms: number;
    actor: string;
  };
  book_clock: {
    feed: string;
    book_ms: number;
    wall_ms: number;
    speed: number;
  };
  book_identity: {
    one: Generated<boolean>;
    book_id: Generated<string>;
  };
  book_secret: {
    name: string;
    secret: string;
  };
  card_image: {
    image_id: string;
    customer_id: string;
    sent_at_ms: number;
    width: number;
    height: number;
    key_id: string;
    nonce: Buffer;
    sealed: Buffer;
  };
  card_part: {
    upload_id: string;
    image: number;
    part: number;
    bytes: Buffer;
  };
  card_upload: {
    customer_id: string;
    upload_id: string;
    token_hash: Buffer | null;
    session_hash: Buffer;
    sizes: number[];
    expires_at_ms: number;
    claimed_until_ms: Generated<number>;
    sent_at_ms: number | null;
  };
  cash_request: {
    request_id: GeneratedAlways<number>;
    customer_id: string;
    provider: string;
    transaction: string;
    kind: 'deposit' | 'payout';
    amount_cents: number;
    currency: string;
    method: string;
    state: 'waiting' | 'approved' | 'refused' | 'cancelled';
    asked_at_ms: number;
    decided_at_ms: number | null;
    decided_by: 'operator' | 'rule' | 'provider' | null;
    reason: string | null;
  };
  casino_play: {
    play_id: GeneratedAlways<number>;
    customer_id: string;
    system: string;
    round: string;
    stake_cents: number;
    win_cents: number | null;
    accepted_book_ms: number;
    posted_book_ms: number | null;
    provider: string;
    game: string | null;
    told_at_ms: number | null;
    closed_by: 'provider' | 'rule' | 'operator' | null;
    is_returned: Generated<boolean>;
  };
  content_page: {
    page_id: string;
    rules_position: number | null;
  };
  content_version: {
    page_id: string;
    language: Language;
    version: number;
    title: string;
    body: string;
    actor: string | null;
    changed_at_ms: number;
  };
  contest_move: {
    contest_num: number;
    contestant_num: number;
    store: string;
    at_ms: number;
    feed_id: string;
    contestant_name: string;
    price: number | null;
    begins_ms: number;
    over_ms: number;
  };
  contest_result: {
    contest_num: number;
    contestant_num: number;
    result_version: number;
    outcome: 'W' | 'L' | 'P' | null;
    log_epoch: string;
    log_clk: number;
    recorded_at_ms: number;
    done: Generated<boolean>;
    feed_id: string | null;
    tied: number | null;
    places: number | null;
    recorded_book_ms: number | null;
    held: 'lateCorrection' | 'decidedByOperator' | null;
    decision: 'decided' | 'confirmed' | 'released' | null;
  };
  contest_sum: {
    contest_num: number;
    store: string;
    at_ms: number;
    sides_sum: number | null;
    over_ms: number;
  };
  /**
   * By triggers of the migrations:
   * - customer_terms_change: after update of some columns, runs raise_account_version
   */
  customer: {
    customer_id: string;
    password_hash: string;
    agent_id: string;
    store: string;
    currency: string;
    price_type: 'A' | 'D' | 'F';
    credit_acct_flag: boolean;
    credit_limit_cents: Generated<number>;
    is_demo: Generated<boolean>;
    enable_rif_flag: Generated<boolean>;
    minimum_wager_cents: number;
    round_robin_max_payout_cents: number | null;
    round_robin_max_bet_cents: number | null;
    contest_max_payout_cents: number | null;
    if_bet_max_payout_cents: number | null;
    time_zone: string;
    comments_for_customer: string | null;
    web_language: Generated<string>;
    web_pitcher_option: Generated<'listed' | 'action'>;
    favorite_sport_sub_type: string | null;
    created_at_ms: number;
    parlay_max_payout_cents: number | null;
    show_bet_slip_in_web_site: Generated<boolean>;
    closed_at_ms: number | null;
    must_change_password: Generated<boolean>;
    comments_written_at_ms: number | null;
    comments_expire_at_ms: number | null;
    comments_hidden: Generated<boolean>;
    notifications_seen_entry_id: Generated<number>;
    passkey_user_id: Buffer | null;
    web_home_page: HomePage | null;
    favorite_sport_type: string | null;
    favorite_team_id: string | null;
    web_remember_password: Generated<boolean>;
    default_integration: string | null;
    email: string | null;
    customer_is_a_bot: Generated<boolean>;
    is_offline: Generated<boolean>;
    is_affiliate: Generated<boolean>;
    integration_id: string | null;
    reality_check_minutes: Generated<0 | 15 | 30 | 60>;
    favorites: ColumnType<readonly Favorite[], string | undefined, string>;
    is_agent: Generated<boolean>;
    may_suggest_texts: Generated<boolean>;
    first_device_at_ms: number | null;
    price_acceptance: 'none' | 'better' | 'close' | 'close10' | 'close20' | null;
  };
  /**
   * By triggers of the migrations:
   * - customer_limit_change: after insert, update, delete, runs raise_account_version
   */
  customer_limit: {
    limit_id: GeneratedAlways<number>;
    customer_id: string;
    sport_type: string | null;
    sport_sub_type: string | null;
    period_number: number | null;
    wager_type: 'S' | 'M' | 'L' | 'E' | 'C' | 'P' | 'T' | null;
    max_base_cents: number;
  };
  /**
   * By triggers of the migrations:
   * - customer_message_push: after insert, runs queue_push_of_messages
   */
  customer_message: {
    customer_id: string;
    message_id: number;
    status: 'R' | 'D' | null;
    changed_at_ms: number | null;
  };
  /**
   * By triggers of the migrations:
   * - customer_restriction_change: after insert, update, delete, runs raise_account_version
   */
  customer_restriction: {
    customer_id: string;
    code: string;
    params: ColumnType<Record<string, number>, string | undefined, string>;
  };
  database_beat: {
    one: Generated<boolean>;
    beats: Generated<number>;
  };
  database_room: {
    filler: string;
  };
  day_time: {
    customer_id: string;
    day: string;
    used_ms: number;
    counted_at_ms: number;
  };
  game_result: {
    game_num: number;
    result_version: number;
    phase: 'final' | 'suspended' | 'postponed' | 'cancelled' | 'live';
    score1: number;
    score2: number;
    segments: ColumnType<Array<[number, number]>, string, never>;
    starting_pitcher1: string | null;
    starting_pitcher2: string | null;
    log_epoch: string;
    log_clk: number;
    recorded_at_ms: number;
    done: Generated<boolean>;
    feed_id: string | null;
    recorded_book_ms: number | null;
    detail: ColumnType<Partial<ResultDetail>, string | undefined, never>;
    held: string | null;
    decision: 'confirmed' | 'heldAgain' | 'reopened' | 'closed' | null;
    due_book_ms: number | null;
  };
  guess_rate: {
    subject: string;
    used_until_ms: number;
  };
  known_device: {
    token_hash: Buffer;
    customer_id: string;
    seen_at_ms: number;
    passkey_id: string | null;
    remembered_until_ms: number | null;
    device_id: Generated<string>;
    user_agent: Generated<string>;
    address: Generated<string>;
    first_seen_at_ms: number | null;
    is_authorized: Generated<boolean>;
  };
  launch_token: {
    token_hash: Buffer;
    session_token_hash: Buffer;
    customer_id: string;
    provider: string;
    integration: string;
    game: string | null;
    expires_at_ms: number;
  };
  league: {
    sport_type: string;
    sport_sub_type: string;
    feed_id: string;
    at_ms: number;
    refused: Generated<boolean>;
  };
  /**
   * By triggers of the migrations:
   * - ledger_append_only: before update, delete, runs refuse_ledger_change
   * - ledger_never_emptied: before truncate, runs refuse_ledger_change
   * - ledger_push: after insert, runs queue_push_of_entry
   */
  ledger: {
    entry_id: GeneratedAlways<number>;
    customer_id: string;
    kind:
      | 'deposit'
      | 'withdrawal'
      | 'wager'
      | 'grade'
      | 'reverse'
      | 'wagerSale'
      | 'saleReverse'
      | 'activate'
      | 'deactivate'
      | 'hold'
      | 'release'
      | 'cut'
      | 'freePlayReturn'
      | 'freePlay'
      | 'adjustment'
      | 'settlement'
      | 'casinoHold'
      | 'casino'
      | 'cashRequest';
    amount_cents: number;
    at_risk_cents: number;
    free_play_cents: Generated<number>;
    ticket_number: number | null;
    wager_number: number | null;
    posting: number | null;
    at_ms: number;
    book_ms: number;
    idempotency_key: string | null;
    play_id: number | null;
    request_id: number | null;
  };
  /**
   * By triggers of the migrations:
   * - line_alert_push: after update, runs queue_push_of_alert
   */
  line_alert: {
    alert_id: GeneratedAlways<number>;
    customer_id: string;
    game_num: number;
    period_number: number;
    market: 'S' | 'M' | 'L' | 'E1' | 'E2';
    store: string;
    side:
      | 'team1'
      | 'team2'
      | 'draw'
      | 'over'
      | 'under'
      | 'team1Over'
      | 'team1Under'
      | 'team2Over'
      | 'team2Under';
    team1: string;
    team2: string;
    points: number | null;
    price: number | null;
    move_by: number | null;
    within_minutes: number | null;
    repeats: boolean;
    begins_ms: number;
    over_ms: number;
    since_ms: number;
    is_new: Generated<boolean>;
    is_away: Generated<boolean>;
    told_count: Generated<number>;
    told_at_ms: number | null;
    told_points: number | null;
    told_price: number | null;
    ended_ms: number | null;
    period_label: string | null;
  };
  line_move: {
    game_num: number;
    period_number: number;
    market: 'S' | 'M' | 'L' | 'E1' | 'E2';
    store: string;
    at_ms: number;
    points: number | null;
    points2: number | null;
    price1: number | null;
    price2: number | null;
    price_draw: number | null;
    open_before: boolean;
    begins_ms: number;
    pitcher1: string | null;
    pitcher2: string | null;
    over_ms: number;
  };
  line_override: {
    game_num: number;
    feed_id: string;
    kind: 'hold' | 'circle' | 'takeDown';
    period_number: number | null;
    market: 'S' | 'M' | 'L' | 'E' | null;
    max_wager_cents: number | null;
    actor: string;
    note: string | null;
    at_ms: number;
  };
  login_attempt: {
    subject: string;
    failures: number;
    first_failure_at_ms: number;
    locked_until_ms: Generated<number>;
    in_flight: Generated<number>;
  };
  login_token: {
    key_hash: Buffer;
    visitor_hash: Buffer;
    expires_at_ms: number;
  };
  message: {
    message_id: GeneratedAlways<number>;
    subject: string;
    body: string;
    priority: 'M' | 'H' | null;
    recipients: number;
    actor: string;
    sent_at_ms: number;
    recalled_at_ms: number | null;
  };
  odds_api_event: {
    game_num: GeneratedAlways<number>;
    event_id: string;
    sport_key: string;
    home_team: string;
    away_team: string;
    commence_ms: number;
  };
  odds_api_spending: {
    day: number;
    spent: number;
  };
  operator_notice: {
    notice_id: GeneratedAlways<number>;
    about: string;
    feed_id: string;
    code: string;
    level: 'log' | 'warn' | 'urgent';
    detail: string;
    doubt: ColumnType<unknown, string | null, string | null>;
    began_at_ms: number;
    told_at_ms: number | null;
    ended_at_ms: number | null;
    ending: 'right' | 'again' | 'operator' | 'gone' | null;
    end_told_at_ms: number | null;
    decision: 'believe' | 'doubt' | null;
    decided_by: string | null;
    decided_at_ms: number | null;
    decision_note: string | null;
    done_at_ms: number | null;
    decided_book_ms: number | null;
  };
  operator_token: {
    name: string;
    token_hash: Buffer;
    rights: string[];
    created_at_ms: number;
    expires_at_ms: number;
    used_at_ms: number | null;
  };
  override_revision: {
    one: Generated<boolean>;
    revision: Generated<number>;
  };
  /**
   * By triggers of the migrations:
   * - own_limit_change: after insert, update, delete, runs raise_account_version
   */
  own_limit: {
    customer_id: string;
    kind: 'deposit' | 'loss' | 'stake' | 'time';
    period: 'day' | 'week' | 'month';
    amount: number;
    next_amount: number | null;
    next_at_ms: number | null;
  };
  passkey: {
    passkey_id: Generated<string>;
    customer_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    transports: string[];
    rp_id: string;
    name: string;
    created_at_ms: number;
    used_at_ms: number | null;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    purpose: 'signIn' | 'confirm' | 'add';
    holder_hash: Buffer;
    expires_at_ms: number;
  };
  password_reset: {
    token_hash: Buffer;
    customer_id: string;
    password_hash: string;
    email: string;
    expires_at_ms: number;
  };
  pending_ticket: {
    customer_id: string;
    idempotency_key: string;
    request: ColumnType<unknown, string, never>;
    decide_at_ms: number;
    sent_at_ms: number | null;
    try_at_ms: number | null;
    tries: Generated<number>;
    failures: Generated<number>;
    held_cents: Generated<number>;
    free_play_cents: Generated<number>;
    exposures: ColumnType<Record<string, number>, string | undefined, never>;
    bets: ColumnType<PendingBet[], string | undefined, never>;
    filling_ticket_number: number | null;
    filling_wager_number: number | null;
    parent_ticket_number: number | null;
    parent_wager_number: number | null;
    price_acceptance: 'none' | 'better' | 'close' | 'close10' | 'close20' | 'any' | null;
  };
  played_game: {
    game_num: number;
    feed_id: string;
    sport_type: string;
    sport_sub_type: string;
    team1_id: string;
    team2_id: string;
    team1_rot_num: number;
    game_date_time_ms: number;
  };
  push_due: {
    subscription_id: number;
    kind: 'graded' | 'decided' | 'message' | 'alert' | 'sold';
    id: number;
    customer_id: string;
    at_ms: number;
  };
  push_subscription: {
    subscription_id: GeneratedAlways<number>;
    customer_id: string;
    token_hash: Buffer;
    device_id: string | null;
    passkey_id: string | null;
    endpoint: string;
    host: string;
    p256dh: string;
    auth: string;
    tells_graded: boolean;
    tells_decided: boolean;
    tells_messages: boolean;
    shows_amounts: boolean;
    since_ms: number;
    seen_at_ms: number;
    failures: Generated<number>;
    try_at_ms: Generated<number>;
  };
  receipt_link: {
    customer_id: string;
    ticket_number: number;
    token_hash: Buffer;
    shows_money: boolean;
    shows_number: boolean;
    shown_name: string | null;
    made_at_ms: number;
  };
  sandbox_affiliate_token: {
    token_hash: Buffer;
    customer_id: string;
    expires_at_ms: number;
  };
  sandbox_round: {
    round_id: string;
    seed_id: number;
    nonce: number;
    client_seed: string;
    currency: string;
    bet: ColumnType<unknown, string, string>;
    moves: ColumnType<unknown, string | undefined, string>;
    state: ColumnType<unknown, string | null, string | null>;
    stake_cents: number;
    pending: ColumnType<unknown, string | null, string | null>;
    win_cents: number | null;
    refused_code: string | null;
    started_at_ms: number;
    ended_at_ms: number | null;
  };
  sandbox_seed: {
    seed_id: GeneratedAlways<number>;
    player: string;
    game: string;
    title: string;
    server_seed: string;
    next_nonce: Generated<number>;
    revealed_at_ms: number | null;
  };
  sandbox_session: {
    token_hash: Buffer;
    wallet_session: string;
    player: string;
    currency: string;
    entered_at_ms: number;
    seen_at_ms: number;
  };
  sandbox_wallet_call: {
    call_id: GeneratedAlways<number>;
    round_id: string;
    call: 'bet' | 'win' | 'refund' | 'close';
    transaction: string;
    body: string;
    made_at_ms: number;
    due_at_ms: number;
    attempts: Generated<number>;
    decided_at_ms: number | null;
    refused_code: string | null;
    balance_cents: number | null;
  };
  score_override: {
    game_num: number;
    feed_id: string;
    phase: 'final' | 'suspended' | 'postponed' | 'cancelled';
    score1: number;
    score2: number;
    segments: ColumnType<Array<[number, number]>, string, string>;
    starting_pitcher1: string | null;
    starting_pitcher2: string | null;
    actor: string;
    note: string | null;
    at_ms: number;
    detail: ColumnType<Partial<ResultDetail>, string | undefined, string>;
  };
  session: {
    token_hash: Buffer;
    customer_id: string;
    address: string;
    created_at_ms: number;
    expires_at_ms: number;
    confirmed_at_ms: number | null;
    passkey_id: string | null;
    user_agent: Generated<string>;
    active_at_ms: number | null;
    device_id: string | null;
    captcha_passed_at_ms: number | null;
  };
  sign_in: {
    sign_in_id: GeneratedAlways<number>;
    customer_id: string;
    at_ms: number;
    address: string;
    user_agent: string;
  };
  sign_up: {
    customer_id: string;
    email: string;
    country: string;
    state: string | null;
    phone: string | null;
    born_on: string;
    agreed_at_ms: number;
    confirm_token_hash: Buffer | null;
    confirmed_at_ms: number | null;
  };
  store: {
    store: string;
    actor: string;
    at_ms: number;
  };
  text_suggestion: {
    suggestion_id: GeneratedAlways<number>;
    customer_id: string;
    language: Language;
    text_key: string;
    built_in: string;
    body: string;
    suggested_at_ms: number;
  };
  ticket: {
    ticket_number: number;
    customer_id: string;
    wager_type:
      | 'straight'
      | 'parlay'
      | 'teaser'
      | 'progressiveParlay'
      | 'ifWinOnly'
      | 'ifWinOrPush'
      | 'actionReverse';
    accepted_at_ms: number;
    accepted_book_ms: number;
    total_risk_cents: number;
    total_to_win_cents: number;
    idempotency_key: string | null;
    price_acceptance: 'none' | 'better' | 'close' | 'close10' | 'close20' | 'any' | null;
    split_of_ticket: number | null;
    split_of_wager: number | null;
  };
  ticket_event: {
    ticket_number: number;
    event_number: number;
    customer_id: string;
    kind: 'fill';
    wager_number: number;
    idempotency_key: string;
    first_item_number: number;
    items: number;
    to_win_cents: number;
    at_ms: number;
    book_ms: number;
  };
  ticket_key: {
    customer_id: string;
    idempotency_key: string;
    state: 'accepted' | 'pending' | 'refused' | 'closed';
    request_hash: Buffer | null;
    answer: ColumnType<unknown, string, string>;
    at_ms: number;
  };
  ticket_password: {
    customer_id: string;
    idempotency_key: string;
    confirmed_at_ms: number;
    request_hash: Buffer;
  };
  /**
   * By triggers of the migrations:
   * - time_out_change: after insert, update, delete, runs raise_account_version
   */
  time_out: {
    customer_id: string;
    length: 'day' | 'week' | 'month' | 'sixMonths' | 'untilAsked';
    began_at_ms: number;
    ends_at_ms: number | null;
  };
  translation: {
    language: Language;
    text_key: string;
    body: string;
    changed_at_ms: number;
  };
  translation_version: {
    one: Generated<boolean>;
    version: Generated<number>;
  };
  used_captcha: {
    token_hash: Buffer;
    expires_at_ms: number;
  };
  wager: {
    ticket_number: number;
    wager_number: number;
    customer_id: string;
    wager_type: 'S' | 'P' | 'T' | 'I';
    status: Generated<'O' | 'W' | 'L' | 'P' | 'X' | 'S'>;
    risk_cents: number;
    to_win_cents: number;
    free_play_flag: Generated<boolean>;
    net_cents: number | null;
    graded_book_ms: number | null;
    postings: Generated<number>;
    terms: ColumnType<WagerTerms | null, string | null, string | null>;
    held_cents: number;
    revision: Generated<number>;
    open_spots: Generated<number>;
    fill_deadline_book_ms: number | null;
    parent_ticket_number: number | null;
    parent_wager_number: number | null;
    rif_win_only: boolean | null;
    child_ticket_number: number | null;
    cut_risk_cents: number | null;
    cut_to_win_cents: number | null;
    free_play_back_cents: Generated<number>;
    win_key: string | null;
    void_open_spots: number | null;
    void_fill_deadline_book_ms: number | null;
    sold_risk_cents: Generated<number>;
    sold_to_win_cents: Generated<number>;
    sold_paid_cents: Generated<number>;
    combined_games: number[] | null;
    most_win_cents: number | null;
  };
  wager_item: {
    ticket_number: number;
    wager_number: number;
    item_number: number;
    customer_id: string;
    item_id: string;
    open: Generated<boolean>;
    pick_key: string;
    pick_type: 'G' | 'C';
    game_num: number | null;
    period_number: number | null;
    wager_type: 'S' | 'M' | 'L' | 'E' | null;
    side: string | null;
    contest_num: number | null;
    contestant_num: number | null;
    base_cents: number;
    final_price: number;
    final_line: number | null;
    sport_type: string;
    sport_sub_type: string;
    team1_id: string;
    team2_id: string;
    team1_rot_num: number;
    team2_rot_num: number;
    contest_desc: string | null;
    contestant_name: string | null;
    game_date_time_ms: number;
    listed_pitcher1: string | null;
    listed_pitcher2: string | null;
    pitcher1_req_flag: boolean;
    pitcher2_req_flag: boolean;
    three_way: boolean;
    result_version: number | null;
    settled_price: number | null;
    score1: number | null;
    score2: number | null;
    risk_cents: Generated<number>;
    to_win_cents: Generated<number>;
    line_price: number | null;
    line_points: number | null;
    points_bought: Generated<number>;
    teaser_points: Generated<number>;
    result: string | null;
    linked_contests: Generated<number[]>;
    contest_game_num: number | null;
    feed_id: string | null;
    entered: 'risk' | 'toWin' | null;
    graded_book_ms: number | null;
    tied: number | null;
    places: number | null;
    placed_score1: number | null;
    placed_score2: number | null;
    placed_clock: string | null;
    decided_by_operator: Generated<boolean>;
    seen_price: number | null;
    seen_line: number | null;
    parlay_restriction: 'D' | 'S' | null;
    comments: string | null;
    ruling:
      | 'pastPosting'
      | 'onTime'
      | 'obviousError'
      | 'teamsChanged'
      | 'relatedLegs'
      | 'splitTakenBack'
      | null;
    ruled_price: number | null;
    ruled_line: number | null;
    picked_price: number | null;
    picked_line: number | null;
    ruled_by: string | null;
    ruled_ticket: number | null;
    late_start_ms: number | null;
    close_prices: number[] | null;
    close_points: number | null;
    close_begins_ms: number | null;
    close_sides_sum: number | null;
    picked_ms: number | null;
  };
  /**
   * By triggers of the migrations:
   * - wager_sale_push: after insert, runs queue_push_of_target
   */
  wager_sale: {
    customer_id: string;
    key: string;
    state: 'pending' | 'sold' | 'takenBack' | 'changed' | 'refused' | 'closed';
    ticket_number: number | null;
    wager_number: number | null;
    share_percent: number | null;
    least_cents: number | null;
    by_target: Generated<boolean>;
    risk_cents: number | null;
    to_win_cents: number | null;
    paid_cents: number | null;
    answer: ColumnType<unknown, string, string>;
    at_ms: number;
    decide_at_ms: number | null;
    try_at_ms: number | null;
    tries: Generated<number>;
    failures: Generated<number>;
    posting: number | null;
    back_posting: number | null;
    before: ColumnType<unknown, string | null, string | null>;
    back_why: string | null;
    back_item: number | null;
    back_price: number | null;
    back_line: number | null;
    back_by: string | null;
    seen_cents: number | null;
    tolerance_percent: number | null;
  };
  wager_sale_target: {
    ticket_number: number;
    wager_number: number;
    customer_id: string;
    amount_cents: number;
  };
  wallet_session: {
    session_hash: Buffer;
    provider: string;
    customer_id: string;
    session_token_hash: Buffer;
    integration: string;
    game: string | null;
    created_at_ms: number;
    expires_at_ms: number;
  };
  wallet_transaction: {
    provider: string;
    transaction: string;
    call: 'bet' | 'win' | 'refund' | 'close' | 'deposit' | 'payout' | 'cancel';
    request_hash: Buffer | null;
    play_id: number | null;
    amount_cents: number;
    code: DecidedCode | null;
    balance_cents: number | null;
    refunded_by: string | null;
    at_ms: number;
    request_id: number | null;
  };
  week_settlement: {
    customer_id: string;
    monday: string;
    closing_cents: number;
    paid_since_cents: number;
    settled_cents: number;
    carried_cents: number;
    actor: string;
    at_ms: number;
  };
}
