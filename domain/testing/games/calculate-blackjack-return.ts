import { BLACKJACK_DECKS } from '../../src/casino/games/blackjack/blackjack.ts';
import { totalOfCards } from '../../src/casino/games/blackjack/total-of-cards.ts';
import { type Card, type Rank, rankOfCard, valueOfCard } from '../../src/casino/games/cards/card.ts';
import { chooseBasicStrategy } from './choose-basic-strategy.ts';

/** A card for each value; suits and the kinds of ten decide nothing. */
const VALUES: readonly Card[] = (['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as Rank[]).map(
  (rank): Card => `${rank}c`,
);
const STANDS_ON = 17;

/** How likely the dealer is to end on a total, all with no blackjack; the last is busted. */
interface DealerChances {
  totals: Map<number, number>;
  natural: number;
}

/** What is left of each value, and of all. */
class Shoe {
  readonly #left = VALUES.map((card) => (card === 'Tc' ? 16 : 4) * BLACKJACK_DECKS);
  #size = 52 * BLACKJACK_DECKS;

  /** The chances of what follows each card that can come, each card taken out while its own are looked at. */
  forEachCard(look: (card: Card, chance: number) => void): void {
    VALUES.forEach((card, index) => {
      const count = this.#left[index]!;
      if (count === 0) return;
      const chance = count / this.#size;
      this.#left[index] = count - 1;
      this.#size--;
      look(card, chance);
      this.#left[index] = count;
      this.#size++;
    });
  }

  get key(): string {
    return this.#left.join();
  }
}

const dealerChancesOf = (shoe: Shoe, up: Card): DealerChances => {
  const chances: DealerChances = { totals: new Map(), natural: 0 };
  const draw = (total: number, hasAce: boolean, cards: number, chance: number): void => {
    const soft = hasAce && total <= 11 ? total + 10 : total;
    if (cards === 2 && soft === 21) chances.natural += chance;
    else if (cards >= 2 && soft >= STANDS_ON) {
      const end = Math.min(22, soft);
      chances.totals.set(end, (chances.totals.get(end) ?? 0) + chance);
    } else
      shoe.forEachCard((card, next) => {
        const value = valueOfCard(card);
        draw(total + value, hasAce || value === 1, cards + 1, chance * next);
      });
  };
  draw(valueOfCard(up), rankOfCard(up) === 'A', 1, 1);
  return chances;
};

/**
 * What comes back of a stake by basic strategy, over every order of the cards of the shoe, to the precision of floating
 * point. The first cards of the player, the dealer's first, then all of the player's, then the dealer's: an order of
 * looking, as any card is as likely in any place. For the same reason each hand of a split returns what it would if the
 * other one took no card.
 */
export const calculateBlackjackReturn = (): number => {
  const shoe = new Shoe();
  const known = new Map<string, DealerChances>();
  const dealerChances = (up: Card): DealerChances => {
    const key = `${up}${shoe.key}`;
    const chances = known.get(key) ?? dealerChancesOf(shoe, up);
    known.set(key, chances);
    return chances;
  };
  /** Paid back per stake against a dealer without a blackjack, all of it counted on the hand's own stake. */
  const settle = (cards: readonly Card[], up: Card, stake: number): number => {
    const { total } = totalOfCards(cards);
    if (total > 21) return 0;
    let paid = 0;
    for (const [dealer, chance] of dealerChances(up).totals)
      paid += chance * (dealer > 21 || dealer < total ? 2 : dealer === total ? 1 : 0);
    return paid * stake;
  };
  /** @returns paid back less what was staked beyond the hand's first stake, dealer's blackjacks left out */
  const play = (cards: readonly Card[], up: Card, isSplit: boolean): number => {
    const { total } = totalOfCards(cards);
    const isTwo = cards.length === 2;
    const isPair = isTwo && !isSplit && valueOfCard(cards[0]!) === valueOfCard(cards[1]!);
    const move =
      total >= 21
        ? 'stand'
        : chooseBasicStrategy(cards, up, [
            'hit',
            'stand',
            ...(isTwo ? (['double'] as const) : []),
            ...(isPair ? (['split'] as const) : []),
          ]);
    if (move === 'stand') return settle(cards, up, 1);
    const open = 1 - dealerChances(up).natural;
    let paid = move === 'hit' ? 0 : -open;
    shoe.forEachCard((card, chance) => {
      if (move === 'hit') paid += chance * play([...cards, card], up, isSplit);
      else if (move === 'double') paid += chance * settle([...cards, card], up, 2);
      else {
        const hand = [cards[0]!, card];
        paid += 2 * chance * (rankOfCard(cards[0]!) === 'A' ? settle(hand, up, 1) : play(hand, up, true));
      }
    });
    return paid;
  };
  let returned = 0;
  shoe.forEachCard((first, firstChance) =>
    shoe.forEachCard((up, upChance) =>
      shoe.forEachCard((second, secondChance) => {
        const chance = firstChance * upChance * secondChance;
        const { natural } = dealerChances(up);
        const paid =
          totalOfCards([first, second]).total === 21
            ? 2.5 * (1 - natural) + natural
            : play([first, second], up, false);
        returned += chance * paid;
      }),
    ),
  );
  return returned;
};
