import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from './chance.ts';
import { isPointed, isTeasedBy } from './choose-season-cells.ts';
import type { ChooseLegs, Draft } from './season-view.ts';

/** @param turn chooses the card */
export const draftTeaser = (random: Random, legs: ChooseLegs, turn: number, openSpots: number): Draft => {
  const { teasers } = DEFAULT_HOUSE_RULES;
  const card = teasers[turn % teasers.length]!;
  const teams = chance(random, 0.04)
    ? between(random, 1, 9)
    : Number(chooseOne(random, Object.keys(card.payCards)));
  const left = Math.max(1, teams - openSpots);
  return {
    cells: legs(left, chance(random, 0.04) ? isPointed : isTeasedBy(card.points), 0.1, card),
    options: { wagerType: 'teaser', teaserName: card.teaserName, openSpots },
  };
};
