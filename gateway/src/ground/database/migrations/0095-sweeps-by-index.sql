-- Sweeps take the oldest rows first, by an index: whatever has gathered, none of them reads a whole table.
create index passkey_challenge_expiry on passkey_challenge (expires_at_ms);
create index sandbox_round_ended on sandbox_round (ended_at_ms) where ended_at_ms is not null;
create index sandbox_seed_revealed on sandbox_seed (revealed_at_ms) where revealed_at_ms is not null;
