import { findGameModel } from '@lineboard/domain/betting/combination/game-model';
import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { CombinationRequest } from '@lineboard/domain/betting/request/ticket-request';
import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import { writeRational } from '@lineboard/domain/ground/money/rational-text';
import { UNSEEN } from './combine-picks.ts';
import type { SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';

/** Several picks of one game on the slip, of a league whose picks may count as one and before its start (HR-64). */
export interface CombinableGame {
  gameNum: number;
  team1Id: string;
  team2Id: string;
  itemIds: readonly string[];
}

type Slip = Pick<SlipState, 'items' | 'quotes' | 'begun'>;

/** The games of a slip whose picks may count as one, in the order of their first picks, combined or not. */
export const listCombinableGames = ({ items, quotes, begun }: Slip): CombinableGame[] => {
  const byGame = new Map<number, SlipItem[]>();
  for (const item of items)
    if (item.pick.type === 'G')
      byGame.set(item.pick.gameNum, [...(byGame.get(item.pick.gameNum) ?? []), item]);
  return [...byGame].flatMap(([gameNum, picks]): CombinableGame[] => {
    const quote = quotes.get(picks[0]!.itemId) ?? null;
    if (picks.length < 2 || picks.some(({ itemId }) => begun.get(itemId) === true)) return [];
    if (quote?.type !== 'G' || findGameModel(quote.game) === undefined) return [];
    const { team1Id, team2Id } = quote.game;
    return [{ gameNum, team1Id, team2Id, itemIds: picks.map(({ itemId }) => itemId) }];
  });
};

/**
 * What a slip would combine as a whole: those of its combinable games whose picks go together, at the prices that the
 * worker said; all of them where none go together, so that the slip can say why.
 *
 * @param before the games that were combined when it was a combination before; none of them left: all games
 */
export const proposeCombinations = (
  slip: Slip & Pick<SlipState, 'options'>,
  offers: ReadonlyMap<string, CombinationOffer>,
  before: readonly number[],
): CombinationRequest[] => {
  const games = listCombinableGames(slip);
  const again = games.filter(({ gameNum }) => before.includes(gameNum));
  const offerOf = ({ itemIds }: CombinableGame) => offers.get(keyOfCombination(itemIds));
  const wanted = again.length > 0 ? again : games;
  const fit = wanted.filter((game) => !('faults' in (offerOf(game) ?? {})));
  return (fit.length > 0 ? fit : wanted).map((game): CombinationRequest => {
    const { itemIds } = game;
    const offer = offerOf(game);
    const known = combinationsOf(slip.options).find(
      (each) => keyOfCombination(each.itemIds) === keyOfCombination(itemIds),
    );
    const seenFactor = offer === undefined || 'faults' in offer ? UNSEEN : writeRational(offer.factor);
    return known ?? { itemIds, seenFactor };
  });
};
