import { chooseBelow, type Random } from '@lineboard/domain/testing/seeded-random';

export const chance = (random: Random, share: number): boolean => random() < share;
/** Both ends included. */
export const between = (random: Random, least: number, most: number): number =>
  least + chooseBelow(random, most - least + 1);
