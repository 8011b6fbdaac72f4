import { describe, expect, it } from 'vitest';
import { createDealtDraws, createManyDraws, SEEDS } from '../../../../testing/games/game-fixtures.ts';
import type { Card } from '../cards/card.ts';
import { GAMES } from '../games.ts';
import { moveRound, startRound } from '../play-round.ts';
import { BLACKJACK_DECKS } from './blackjack.ts';
import type { BlackjackMove } from './blackjack-round.ts';
import { listBlackjackMoves } from './list-blackjack-moves.ts';
import { isNatural, totalOfCards } from './total-of-cards.ts';

const { blackjack } = GAMES;

/** A round of 10.00 with these cards in the order in which they leave the shoe: player, dealer, player, dealer … */
const play = (cards: string, ...moves: BlackjackMove[]) => {
  const draws = () => createDealtDraws(cards, BLACKJACK_DECKS);
  let step = blackjack.start({ stakeCents: 1_000 }, draws());
  let addedCents = 0;
  for (const move of moves) {
    expect(listBlackjackMoves(step.state)).toContain(move);
    step = blackjack.move(step.state, move, draws());
    addedCents += step.extraStakeCents;
  }
  const results = step.state.hands.map(({ result }) => result).join();
  return { ...step, addedCents, results, moves: listBlackjackMoves(step.state).join() };
};
const totalOf = (...cards: Card[]) => totalOfCards(cards);

describe('a total', () => {
  it('counts face cards as ten, and an ace as eleven unless that busts the hand', () => {
    expect(totalOf('Ks', 'Jd')).toEqual({ total: 20, isSoft: false });
    expect(totalOf('As', '6d')).toEqual({ total: 17, isSoft: true });
    expect(totalOf('As', '6d', 'Tc')).toEqual({ total: 17, isSoft: false });
    expect(totalOf('As', 'Ad', '9c')).toEqual({ total: 21, isSoft: true });
    expect(totalOf('As', 'Ad', 'Ac', '9h', 'Ts')).toEqual({ total: 22, isSoft: false });
  });

  it('is a blackjack only when two cards make 21', () => {
    expect(isNatural(['As', 'Td'])).toBe(true);
    expect(isNatural(['7s', '7d', '7h'])).toBe(false);
  });
});

describe('the first cards', () => {
  it('pay 3 to 2 on a blackjack, at once', () => {
    expect(play('As 9d Kd 7c')).toMatchObject({ results: 'blackjack', outcome: { winCents: 2_500 } });
  });

  it('push a blackjack against the dealer’s', () => {
    expect(play('As Ad Kd Kc')).toMatchObject({ results: 'pushed', outcome: { winCents: 1_000 } });
  });

  it('lose to a dealer’s blackjack under an ace or a ten, before anything is added to the stake', () => {
    expect(play('9s Ad 9d Kc')).toMatchObject({ results: 'lost', outcome: { winCents: 0 }, moves: '' });
    expect(play('9s Kd 9d Ac')).toMatchObject({ results: 'lost', outcome: { winCents: 0 }, moves: '' });
  });

  it('show one of the dealer’s cards, and keep the other one out of the state', () => {
    const { state, moves } = play('9s 6d 7d Tc');
    expect(state.dealerCards).toEqual(['6d']);
    expect(JSON.stringify(state)).not.toContain('Tc');
    expect(moves).toBe('hit,stand,double');
  });
});

describe('the dealer', () => {
  it('draws to 16 and stands on 17', () => {
    const { state, outcome } = play('Ts 6d 8d Tc 5h', 'stand');
    expect(state.dealerCards).toEqual(['6d', 'Tc', '5h']);
    expect(outcome).toEqual({ winCents: 0 });
    expect(play('Ts Td 8d 7c', 'stand')).toMatchObject({ results: 'won', outcome: { winCents: 2_000 } });
  });

  it('stands on a soft 17', () => {
    expect(play('Ts 6d 8d Ac', 'stand').state.dealerCards).toEqual(['6d', 'Ac']);
  });

  it('keeps drawing when an ace has to count as one', () => {
    expect(play('Ts 2d 8d Ac 3s 9h 2h', 'stand').state.dealerCards).toEqual(['2d', 'Ac', '3s', '9h', '2h']);
  });

  it('pays every hand that isn’t busted when it busts', () => {
    expect(play('Ts 6d 2d Tc Kh', 'stand')).toMatchObject({ results: 'won', outcome: { winCents: 2_000 } });
  });

  it('draws nothing when the player is busted', () => {
    const { state, results } = play('Ts 6d 6h Tc Kh', 'hit');
    expect(results).toBe('busted');
    expect(state.dealerCards).toEqual(['6d', 'Tc']);
  });
});

describe('a hand', () => {
  it('may hit until it stands, and stands on 21 without being asked', () => {
    expect(play('2s 9d 3d Tc 4h', 'hit').moves).toBe('hit,stand');
    expect(play('2s 9d 3d Tc 6h Kc', 'hit', 'hit')).toMatchObject({ results: 'won' });
  });

  it('pushes on the same total', () => {
    expect(play('Ts 9d 9h Tc', 'stand')).toMatchObject({ results: 'pushed', outcome: { winCents: 1_000 } });
  });

  it('stakes as much again when it is doubled, and gets one card', () => {
    const won = play('6s 5d 5h Tc Th 2h', 'double');
    expect(won).toMatchObject({ addedCents: 1_000, results: 'won', outcome: { winCents: 4_000 } });
    expect(play('6s 5d 5h Tc 2d 4h', 'double')).toMatchObject({ results: 'lost', outcome: { winCents: 0 } });
  });

  it('never loses to a blackjack when it has 21 with three cards: the dealer’s would have ended the round', () => {
    expect(play('6s 5d 5h Tc Th 6h', 'double')).toMatchObject({
      results: 'pushed',
      outcome: { winCents: 2_000 },
    });
  });
});

describe('a pair', () => {
  it('is split into two hands of the same stake, each with a card', () => {
    const { state, addedCents, moves } = play('8s 6d 8h Tc 3d Kd', 'split');
    expect(state.hands.map(({ cards, stakeCents }) => [cards.join(' '), stakeCents])).toEqual([
      ['8s 3d', 1_000],
      ['8h Kd', 1_000],
    ]);
    expect(addedCents).toBe(1_000);
    expect(moves).toBe('hit,stand,double');
  });

  it('is any two cards that count ten', () => {
    expect(play('Ks 6d Th Tc').moves).toContain('split');
    expect(play('9s 6d Th Tc').moves).not.toContain('split');
  });

  it('is split once', () => {
    expect(play('8s 6d 8h Tc 8d Kd', 'split').moves).not.toContain('split');
  });

  it('may be doubled after it was split, hand by hand', () => {
    // 8+3 doubled gets a ten, 8+K stands, the dealer has 16 and busts.
    const played = play('8s 6d 8h Tc 3d Kd Td Kc', 'split', 'double', 'stand');
    expect(played).toMatchObject({ addedCents: 2_000, results: 'won,won', outcome: { winCents: 6_000 } });
  });

  it('of aces gets one card for each, and 21 is no blackjack then', () => {
    const played = play('As 6d Ah Tc Kd 5d 2c', 'split');
    expect(played).toMatchObject({ results: 'won,lost', outcome: { winCents: 2_000 }, moves: '' });
  });

  it('wins or loses hand by hand', () => {
    expect(play('8s 6d 8h Tc Td Kd 5d Ts', 'split', 'stand', 'hit')).toMatchObject({
      results: 'won,busted',
    });
  });
});

it('forbidden moves are refused, whoever sends them', () => {
  const { state } = play('9s 6d 7d Tc');
  expect(moveRound(blackjack, state, 'split', SEEDS)).toEqual({ ok: false, fault: 'moveNotAllowed' });
  const over = play('9s 6d 7d Tc 9h', 'stand').state;
  for (const move of ['hit', 'stand', 'double', 'split'] as const)
    expect(moveRound(blackjack, over, move, SEEDS).ok).toBe(false);
});

it('a stake is whole units of the currency, so that 3 to 2 is exact', () => {
  const fault = (stakeCents: number) => {
    const played = startRound(blackjack, { stakeCents }, SEEDS);
    return played.ok ? null : played.fault;
  };
  expect([0, 50, 50_100, 150].map(fault)).toEqual([
    'stakeOutOfLimits',
    'stakeOutOfLimits',
    'stakeOutOfLimits',
    'stakeNotInSteps',
  ]);
});

it('no card of a round is dealt twice, whatever is done in it', () => {
  const next = createManyDraws();
  for (let round = 0; round < 300; round++) {
    const nonce = round;
    const seeds = { ...SEEDS, nonce };
    let played = startRound(blackjack, { stakeCents: 100 }, seeds);
    const pick = next();
    while (played.ok && played.step.outcome === null) {
      const moves = listBlackjackMoves(played.step.state);
      played = moveRound(blackjack, played.step.state, moves[pick.nextBelow(moves.length)]!, seeds);
    }
    if (!played.ok) throw new Error(played.fault);
    const { hands, dealerCards, dealtCount } = played.step.state;
    const cards = [...hands.flatMap((hand) => hand.cards), ...dealerCards];
    expect(cards).toHaveLength(dealtCount);
    for (const card of cards) expect(cards.filter((other) => other === card).length).toBeLessThanOrEqual(6);
  }
});
