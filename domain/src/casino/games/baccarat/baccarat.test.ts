import { describe, expect, it } from 'vitest';
import {
  calculateBaccaratChances,
  calculateBaccaratReturns,
} from '../../../../testing/games/calculate-baccarat-chances.ts';
import { createDealtDraws, SEEDS } from '../../../../testing/games/game-fixtures.ts';
import { GAMES } from '../games.ts';
import { startRound } from '../play-round.ts';
import { BACCARAT_DECKS } from './baccarat.ts';
import type { BaccaratBet } from './baccarat-round.ts';
import { doesBankerDraw } from './deal-baccarat.ts';

const { baccarat } = GAMES;

const ON_ALL: BaccaratBet['bets'] = [
  { place: 'player', amountCents: 10_000 },
  { place: 'banker', amountCents: 10_000 },
  { place: 'tie', amountCents: 10_000 },
];

const deal = (cards: string) => {
  const { state } = baccarat.start({ bets: ON_ALL }, createDealtDraws(cards, BACCARAT_DECKS));
  const side = (dealt: readonly string[]) => dealt.join(' ');
  return `${side(state.playerCards)} | ${side(state.bankerCards)} | ${state.winner} ${state.wonCents.join()}`;
};

describe('third cards', () => {
  it('are drawn by nobody when either side has 8 or 9', () => {
    expect(deal('3s 2d 5h Tc')).toBe('3s 5h | 2d Tc | player 20000,0,0');
    expect(deal('2s 4d Th 5c')).toBe('2s Th | 4d 5c | banker 0,19500,0');
  });

  it('are drawn by the player to 5, not on 6 and 7', () => {
    expect(deal('2s 7d 3h Tc Ah')).toBe('2s 3h Ah | 7d Tc | banker 0,19500,0');
    expect(deal('2s 7d 4h Tc')).toBe('2s 4h | 7d Tc | banker 0,19500,0');
  });

  it('are drawn by the banker to 5 when the player stands', () => {
    expect(deal('2s 2d 4h 3c 4c')).toBe('2s 4h | 2d 3c 4c | banker 0,19500,0');
    expect(deal('2s 3d 4h 3c')).toBe('2s 4h | 3d 3c | tie 10000,10000,90000');
  });

  it('are drawn by the banker by the published table when the player drew', () => {
    // Rows: the banker's points 0 to 7; columns: the player's third card 0 to 9.
    const table = [
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDSD',
      'SSDDDDDDSS',
      'SSSSDDDDSS',
      'SSSSSSDDSS',
      'SSSSSSSSSS',
    ];
    table.forEach((row, banker) => {
      const drawn = Array.from(row, (_want, third) => (doesBankerDraw(banker, third) ? 'D' : 'S')).join('');
      expect(`${banker} ${drawn}`).toBe(`${banker} ${row}`);
    });
  });
});

it('a tie gives player and banker their stakes back and pays 8 to 1', () => {
  expect(deal('9s 9d Th Tc')).toBe('9s Th | 9d Tc | tie 10000,10000,90000');
});

it('the banker’s 5 % is exact on every stake that is taken', () => {
  const dealt = (amountCents: number) =>
    baccarat.start(
      { bets: [{ place: 'banker', amountCents }] },
      createDealtDraws('2s 4d Th 5c', BACCARAT_DECKS),
    );
  expect(dealt(100).outcome).toEqual({ winCents: 195 });
  expect(dealt(300).outcome).toEqual({ winCents: 585 });
});

it('a place is bet on once, in whole units of the currency', () => {
  const fault = (...bets: BaccaratBet['bets']) => {
    const played = startRound(baccarat, { bets }, SEEDS);
    return played.ok ? null : played.fault;
  };
  const player = { place: 'player', amountCents: 100 } as const;
  expect(fault(player, player)).toBe('betNotOffered');
  expect(fault({ ...player, amountCents: 150 }, { ...player, place: 'tie', amountCents: 150 })).toBe(
    'stakeNotInSteps',
  );
  expect(fault(player, { ...player, place: 'tie', amountCents: 0 })).toBe('stakeNotInSteps');
  expect(fault({ ...player, amountCents: 100_100 })).toBe('stakeOutOfLimits');
  expect(fault(player)).toBeNull();
});

it('each side wins as many of all orders of six cards as are published for eight decks', () => {
  expect(calculateBaccaratChances()).toEqual({
    player: 2_230_518_282_592_256,
    banker: 2_292_252_566_437_888,
    tie: 475_627_426_473_216,
  });
  expect(baccarat.returns).toEqual(calculateBaccaratReturns());
});
