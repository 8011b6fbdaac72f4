/** `0099-name.sql table` → why it may hold this table: mostly that the table stays short. */
export const MAY_LOCK: Readonly<Record<string, string>> = {
  '0095-sweeps-by-index.sql passkey_challenge': 'a challenge is kept for five minutes',
  '0095-sweeps-by-index.sql sandbox_round':
    'the sandbox of a book without customers’ money, and 30 days of it',
  '0095-sweeps-by-index.sql sandbox_seed': 'a row for each game that a player of the sandbox has opened',
  '0105-moved-texts.sql translation': 'a book has 5,000 texts of its own at most',
  '0105-moved-texts.sql text_suggestion':
    'the few customers who may suggest texts, and 200 texts of each that wait at most',
};
