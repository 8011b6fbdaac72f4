import { FIXTURE_CARDS } from '@lineboard/domain/casino/games/fixtures/fixture-card';

/** There are endless board numbers but few cards: they repeat. Anything that isn't a number gets the first. */
export const chooseCard = (id: string | null): string =>
  FIXTURE_CARDS[/^\d{1,9}$/.test(id ?? '') ? Number(id) % FIXTURE_CARDS.length : 0]!;
