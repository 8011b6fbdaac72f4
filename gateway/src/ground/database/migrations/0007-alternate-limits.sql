-- Alternate lines of a market share its limit (HR-4, docs/adr/0007-alternate-lines.md): what stands on one is counted under the
-- full game's market, also where a correction may open the wager again. Their numbers are 20 to 39.
update wager_item
set pick_key = regexp_replace(pick_key, '^((?:[PT]\.)?G\.\d+)\.(?:2\d|3\d)\.', '\1.0.')
where pick_type = 'G' and period_number between 20 and 39;
