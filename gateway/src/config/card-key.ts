import { cardKeys, type CardKey, writeCardKey } from './card-keys.ts';
import type { Config } from './read-config.ts';

/**
 * What images of cards are sealed with. Of a demo book that has no key it lasts as long as the process, and so does
 * what it sealed; any other book without one takes no images.
 */
export const cardKeyOf = ({ CARD_KEYS, DEMO }: Pick<Config, 'CARD_KEYS' | 'DEMO'>): CardKey | null =>
  CARD_KEYS[0] ?? (DEMO ? (cardKeys.parse(writeCardKey('demo'))?.[0] ?? null) : null);
