-- A gateway judges a game's bets by what it remembers of the player, too. So the account's version rises with everything
-- of a customer that decides whether a game may be played, whoever changes it (0003-account-version.sql).
drop trigger customer_terms_change on customer;
create trigger customer_terms_change after update of store, credit_acct_flag, credit_limit_cents, minimum_wager_cents,
  contest_max_payout_cents, if_bet_max_payout_cents, round_robin_max_bet_cents, round_robin_max_payout_cents,
  parlay_max_payout_cents, enable_rif_flag, currency, is_demo, is_offline, customer_is_a_bot, closed_at_ms
  on customer for each row execute function raise_account_version();
