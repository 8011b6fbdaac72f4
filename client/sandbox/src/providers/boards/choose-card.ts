import { FIXTURE_CARDS } from '@lineboard/domain/casino/games/fixtures/fixture-card';

/** Boards have numbers without end, and cards are few: they go round. What is no number is the first. */
export const chooseCard = (id: string | null): string =>
  FIXTURE_CARDS[/^\d{1,9}$/.test(id ?? '') ? Number(id) % FIXTURE_CARDS.length : 0]!;
