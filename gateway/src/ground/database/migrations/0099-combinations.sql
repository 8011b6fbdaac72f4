-- The games whose legs a wager combines (HR-64): what a customer may win of one game by combinations is counted by them
-- (HR-69). Null in all other wagers.
alter table wager add combined_games integer[];
