import { PRICE_ACCEPTANCE_CODES } from '@lineboard/domain/ground/price/price-acceptances';
import { randomUUID } from 'node:crypto';
import {
  STRAIGHT_OPTIONS,
  type TicketRequest,
  type WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from './chance.ts';
import { chooseCells, isEvenMoney, isPointed, isSoldByPoints } from './choose-season-cells.ts';
import { draftCombination } from './combinations/draft-combination.ts';
import { draftAgain, draftFilling, draftRolling } from './draft-on-open-bets.ts';
import { draftTeaser } from './draft-teaser.ts';
import type { SeasonCell } from './list-season-picks.ts';
import type { ChooseLegs, Draft, SeasonView } from './season-view.ts';

/** The bet that a customer intends; the gateway decides what becomes of it. */
const WISHES = [
  'straight',
  'again',
  'straights',
  'points',
  'parlay',
  'parlay',
  'roundRobin',
  'roundRobin',
  'teaser',
  'teaser',
  'openParlay',
  'openTeaser',
  'fill',
  'ifWinOnly',
  'ifWinOrPush',
  'reverse',
  'arbc',
  'straight',
  'rolling',
  'rolling',
  'rolling',
  'rolling',
  'freePlay',
  'freePlay',
  'lessJuice',
  'progressive',
  'combination',
  'combination',
] as const;

type Wish = (typeof WISHES)[number];

/**
 * @param turn counts a customer's tickets: wishes, sizes and teasers take turns, so that a short season has all of them
 */
export const draftSeasonTicket = (random: Random, view: SeasonView, turn: number): TicketRequest => {
  const wish = WISHES[turn % WISHES.length] ?? 'straight';
  const {
    cells,
    options,
    points = false,
    listed = false,
    amountsCents,
  } = createDraft(random, view, wish, turn);
  const amount = chooseAmount(random);
  // Now and then the page was a moment late.
  const late = chance(random, 0.06) ? 0 : -1;
  return {
    ...STRAIGHT_OPTIONS,
    amountEntered: options.roundRobinSizes?.length
      ? 'risk'
      : chooseOne(random, ['risk', 'risk', 'toWin', 'base']),
    amountCents: amount,
    ...options,
    idempotencyKey: randomUUID(),
    priceAcceptance: chooseOne(random, PRICE_ACCEPTANCE_CODES),
    items: cells.map((cell, at) => ({
      ...createItem(
        random,
        at === late ? { ...cell, price: chooseOne(random, [-105, -115, 120]) } : cell,
        at,
        points,
        amountsCents?.[at] ?? chooseAmount(random),
      ),
      ...(listed && { pitcher1ReqFlag: true, pitcher2ReqFlag: true }),
    })),
  };
};

/** Mostly some dollars and odd cents; now and then less or more than is taken. */
const chooseAmount = (random: Random): number => {
  const odd = random();
  if (odd < 0.01) return between(random, 1, 99);
  if (odd < 0.02) return 5_000_000_000;
  return between(random, 100, odd < 0.5 ? 2_500 : 12_000);
};

const createDraft = (random: Random, view: SeasonView, wish: Wish, turn: number): Draft => {
  const legs: ChooseLegs = (count, accept, conflicts = 0.15, card) =>
    chooseCells(random, view, count, { accept, conflicts, card });
  const round = Math.floor(turn / WISHES.length);
  // Each time round a wish meets the next card.
  const cardTurn = round + (turn % WISHES.length);
  switch (wish) {
    case 'straight':
      return { cells: legs(1), options: {} };
    case 'again':
      return draftAgain(random, view, legs);
    case 'straights':
      return { cells: legs(between(random, 2, 4)), options: {} };
    case 'points':
      return { cells: legs(1, chance(random, 0.9) ? isSoldByPoints : isPointed), options: {}, points: true };
    case 'parlay':
      return {
        cells: legs(
          chance(random, 0.03) ? chooseOne(random, [1, 13]) : 2 + ((turn + round * 3) % 11),
          undefined,
          0.08,
        ),
        options: { wagerType: 'parlay' },
        points: chance(random, 0.15),
      };
    case 'roundRobin': {
      const count = chance(random, 0.05) ? 2 : between(random, 3, chance(random, 0.2) ? 10 : 6);
      const sizes = Array.from({ length: count - 1 }, (_, at) => at + 2).filter(() => chance(random, 0.4));
      return {
        cells: legs(count, undefined, 0.5),
        options: {
          wagerType: 'parlay',
          roundRobinSizes: sizes.length > 0 ? sizes : [2],
          amountCents: between(random, 100, 900),
        },
      };
    }
    case 'teaser':
      return draftTeaser(random, legs, cardTurn, 0);
    case 'openTeaser':
      return draftTeaser(random, legs, cardTurn, between(random, 1, 3));
    case 'openParlay':
      return {
        cells: legs(between(random, 1, 4)),
        options: { wagerType: 'parlay', openSpots: between(random, 1, 3) },
      };
    case 'fill':
      return draftFilling(random, view, legs);
    case 'ifWinOnly':
    case 'ifWinOrPush': {
      const count = between(random, chance(random, 0.05) ? 1 : 2, chance(random, 0.05) ? 8 : 7);
      // Each stake no more than what the leg before brings, most of the time.
      const amountsCents = Array.from({ length: count }, () => between(random, 100, 6_000));
      if (chance(random, 0.8)) amountsCents.sort((a, b) => b - a);
      return { cells: legs(count), options: { wagerType: wish }, amountsCents };
    }
    case 'reverse':
    case 'arbc':
      return {
        cells: legs(
          wish === 'arbc' ? between(random, chance(random, 0.05) ? 2 : 3, 5) : chance(random, 0.05) ? 3 : 2,
        ),
        options: {
          wagerType: 'actionReverse',
          arbc: wish === 'arbc',
          amountCents: between(random, 100, 2_000),
          useFreePlay: chance(random, 0.15),
        },
      };
    case 'rolling':
      return draftRolling(random, view, legs, cardTurn);
    case 'freePlay': {
      const wagerType = chance(random, 0.75) ? 'straight' : chooseOne(random, ['parlay', 'teaser'] as const);
      const isShort = ({ price, pick }: SeasonCell): boolean =>
        Math.abs(price) <= 140 && (pick.type === 'C' ? chance(random, 0.1) : pick.market !== 'M');
      const useFreePlay = { useFreePlay: true };
      if (wagerType === 'teaser') {
        const teaser = draftTeaser(random, legs, cardTurn, 0);
        return { ...teaser, options: { ...teaser.options, ...useFreePlay } };
      }
      const count = wagerType === 'straight' ? 1 : between(random, 2, 4);
      return {
        cells: legs(count, chance(random, 0.9) ? isShort : undefined),
        options: {
          wagerType,
          ...useFreePlay,
          amountCents: between(random, 500, chance(random, 0.9) ? 3_000 : 60_000),
        },
      };
    }
    case 'progressive':
      return {
        cells: legs(
          chance(random, 0.05) ? chooseOne(random, [3, 13]) : 4 + (round % 9),
          chance(random, 0.95) ? isEvenMoney : undefined,
          0.05,
        ),
        options: {
          wagerType: 'progressiveParlay',
          amountEntered: chance(random, 0.03) ? 'toWin' : 'risk',
          amountCents: between(random, 100, 900),
        },
      };
    case 'combination':
      return draftCombination(random, view, legs, cardTurn);
    case 'lessJuice':
      return {
        cells: legs(between(random, 1, 2), chance(random, 0.9) ? isSoldByPoints : isPointed),
        options: { lessJuice: true },
      };
  }
};

const createItem = (
  random: Random,
  { pick, price, points }: SeasonCell,
  at: number,
  wantsPoints: boolean,
  amountCents: number,
): WagerItemRequest => {
  return {
    itemId: `item-${at + 1}`,
    pick,
    seenPrice: price,
    seenLine: points,
    seen: { epoch: 'season', clk: 0 },
    amountEntered: chooseOne(random, ['risk', 'risk', 'toWin', 'base']),
    amountCents,
    pointsBought:
      wantsPoints && points !== null && chance(random, 0.9)
        ? between(random, -2, chance(random, 0.2) ? 3 : 2)
        : 0,
    pitcher1ReqFlag: chance(random, 0.25),
    pitcher2ReqFlag: chance(random, 0.25),
  };
};
