import { expect, it } from 'vitest';
import { leapFrom } from './leap-numbers.ts';

const HOUR_MS = 3_600_000;

it('leaves out a million tickets at least, and begins with a full million', () => {
  expect(leapFrom('ticket_number_seq', 100_500, 0)).toBe(2_000_000);
  expect(leapFrom('ticket_number_seq', 100_500, -HOUR_MS)).toBe(2_000_000);
});

it('leaves out more than can have been given out since the backup', () => {
  expect(leapFrom('ticket_number_seq', 100_500, 24 * HOUR_MS)).toBeGreaterThanOrEqual(
    100_500 + 2_000 * 86_400,
  );
  expect(leapFrom('ledger_entry_id_seq', 7, 24 * HOUR_MS)).toBeGreaterThanOrEqual(7 + 10_000 * 86_400);
});

it('spares the few numbers that games of The Odds API have', () => {
  const left = 2_147_483_647 - leapFrom('odds_api_event_game_num_seq', 2_140_000_500, 24 * HOUR_MS);
  expect(left).toBeGreaterThan(7_000_000);
});
