import { describe, expect, it } from 'vitest';
import { createManyDraws, createToldDraws, SEEDS } from '../../../../testing/games/game-fixtures.ts';
import type { Card } from '../cards/card.ts';
import { createDraws } from '../create-draws.ts';
import { GAMES } from '../games.ts';
import { moveRound } from '../play-round.ts';
import { rankHand } from './rank-hand.ts';

/** Whatever was dealt: the numbers of the deal are passed over. */
const dealOf = [0, 0, 0, 0, 0];

const rank = (cards: string) => rankHand(cards.split(' ') as Card[]);

describe('a hand', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royalFlush'],
    ['9s Ts Js Qs Ks', 'straightFlush'],
    ['As 2s 3s 4s 5s', 'straightFlush'],
    ['9s 9h 9d 9c Ks', 'fourOfAKind'],
    ['9s 9h 9d Kc Ks', 'fullHouse'],
    ['2s 9s 4s Js Ks', 'flush'],
    ['Ts Jh Qs Ks As', 'straight'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['9s 9h 9d 2c Ks', 'threeOfAKind'],
    ['9s 9h 2d 2c Ks', 'twoPair'],
    ['Js Jh 2d 3c Ks', 'jacksOrBetter'],
    ['As Ah 2d 3c Ks', 'jacksOrBetter'],
    ['Ts Th 2d 3c Ks', null],
    ['Qs Kh As 2s 3s', null],
    ['2s 4h 6s 8s Ts', null],
  ])('%s is %s', (cards, expected) => {
    expect(rank(cards)).toBe(expected);
  });
});

/** 25 cents on each hand, with these five cards. */
const deal = (hands: 'videoPoker' | 'triplePoker', cards: string) => ({
  stakeCents: GAMES[hands].limits.minCents,
  dealt: cards.split(' ') as Card[],
  held: null,
  hands: [],
});

it('held cards stay where they are, and the others come from the rest of the deck', () => {
  const next = createManyDraws();
  for (let round = 0; round < 64; round++) {
    const { state } = GAMES.tenPoker.start({ stakeCents: 250 }, next());
    const held = round % 32;
    const { hands } = GAMES.tenPoker.move(state, held, next()).state;
    expect(hands).toHaveLength(10);
    for (const { cards } of hands) {
      expect(new Set(cards).size).toBe(5);
      cards.forEach((card, place) => {
        if ((held >> place) & 1) expect(card).toBe(state.dealt[place]);
        else expect(state.dealt).not.toContain(card);
      });
    }
  }
});

it('each hand pays by the table on its part of the stake', () => {
  const one = GAMES.videoPoker.move(deal('videoPoker', 'Ts Js Qs Ks As'), 0b11111, createToldDraws(dealOf));
  expect(one.outcome).toEqual({ winCents: 800 * 25 });
  const three = GAMES.triplePoker.move(deal('triplePoker', '9s 9h 9d Kc Ks'), 31, createToldDraws(dealOf));
  expect(three.outcome).toEqual({ winCents: 3 * 9 * 25 });
});

it('cards are drawn once', () => {
  const { state } = GAMES.videoPoker.start({ stakeCents: 25 }, createDraws(SEEDS));
  const drawn = moveRound(GAMES.videoPoker, state, 0, SEEDS);
  expect(drawn.ok && moveRound(GAMES.videoPoker, drawn.step.state, 0, SEEDS)).toEqual({
    ok: false,
    fault: 'moveNotAllowed',
  });
});
