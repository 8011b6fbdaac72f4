/**
 * Rows of tables whose checks tie columns together, or that the books are made of: whole, and with nothing left over.
 * In the words of the version that made the table.
 */
export const LATER_ROWS: Readonly<Record<string, string>> = {
  week_settlement: `insert into week_settlement (customer_id, monday, closing_cents, paid_since_cents, settled_cents,
      carried_cents, actor, at_ms)
    select 'OLD' || n, '2023-11-13', 0, 0, 0, 0, 'desk', 1700000000000 from generate_series(1, 20) n`,
  day_time: `insert into day_time (customer_id, day, used_ms, counted_at_ms)
    select 'OLD' || n, '2023-11-14', 1000, 1700000000000 from generate_series(1, 20) n`,
  text_suggestion: `insert into text_suggestion (customer_id, language, text_key, built_in, body, suggested_at_ms)
    select 'OLD' || n, 'es', 'slip.place', 'Apostar', 'Jugar', 1700000000000 from generate_series(1, 20) n`,
  translation: `insert into translation (language, text_key, body, changed_at_ms)
    values ('es', 'slip.place', 'Jugar', 1700000000000)`,
  sandbox_seed: `insert into sandbox_seed (player, game, title, server_seed)
    select 'p' || n, 'dice', 'Dice', encode(sha256(n::text::bytea), 'hex') from generate_series(1, 20) n`,
  casino_play: `
    insert into casino_play (customer_id, system, round, stake_cents, win_cents, accepted_book_ms, posted_book_ms)
      select 'OLD' || n, 'Casino', 'old-' || n, 500, 500, 1700000000000, 1700000001000 from generate_series(1, 20) n;
    insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
      select customer_id, kind, 0, cents, play_id, 1700000000000, 1700000000000
      from casino_play cross join (values ('casinoHold', 500), ('casino', -500)) l (kind, cents)`,
  wallet_transaction: `insert into wallet_transaction (provider, transaction, call, request_hash, amount_cents, code, at_ms)
    select 'acme', 't' || n, 'bet', sha256(n::text::bytea), 100, 'insufficientFunds', 1700000000000
    from generate_series(1, 20) n`,
  cash_request: `
    insert into cash_request (customer_id, provider, transaction, kind, amount_cents, currency, method, state, asked_at_ms,
        decided_at_ms, decided_by, reason)
      select 'OLD' || n, 'cash', 'c' || n, 'deposit', 1000, 'USD', 'Card', 'refused', 1700000000000, 1700000001000,
        'operator', 'No' from generate_series(1, 20) n;
    insert into wallet_transaction (provider, transaction, call, request_hash, amount_cents, request_id, at_ms)
      select provider, transaction, kind, sha256(transaction::bytea), amount_cents, request_id, asked_at_ms
      from cash_request`,
  line_alert: `insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points,
      repeats, begins_ms, over_ms, since_ms)
    select 'OLD' || n, n, 0, 'S', 'main', 'team1', 'Home', 'Away', -3, false, 1700000000000, 1700010000000, 1700000000000
    from generate_series(1, 20) n`,
};

/** Tables that an upgrade finds empty, and why. */
export const STAY_EMPTY: ReadonlySet<string> = new Set([
  // A live ticket waits for seconds: none outlives the stop before an upgrade for long.
  'pending_ticket',
  // A leg that was added to a wager: those of the first version have one leg each.
  'ticket_event',
]);
