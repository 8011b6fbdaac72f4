import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { CombinationRequest } from '@lineboard/domain/betting/request/ticket-request';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';

/** What a combination is said to have paid before the page knows its price; no combination pays so little. */
export const UNSEEN = '1/1';

/** A combination whose price the slip shows; the first one is kept beside it. */
export const seeFactor = (combination: CombinationRequest, seenFactor: string): CombinationRequest => ({
  ...combination,
  seenFactor,
  pickedFactor:
    combination.pickedFactor ?? (combination.seenFactor === UNSEEN ? seenFactor : combination.seenFactor),
});

/** Whether a ticket of this sort may have combinations: a parlay that isn't a round robin (HR-64). */
export const mayCombine = ({
  wagerType,
  roundRobinSizes,
}: Pick<SlipState['options'], 'wagerType' | 'roundRobinSizes'>): boolean =>
  rowOfType(wagerType).hasRoundRobin && roundRobinSizes.length === 0;

const gameOf = ({ pick }: SlipItem): number | null => (pick.type === 'G' ? pick.gameNum : null);

/** The games whose picks on the slip count as one. @param combining the game that its page combines */
export const listCombinedGames = (
  { items, options }: Pick<SlipState, 'items' | 'options'>,
  combining: number | null,
): number[] => {
  const named = combinationsOf(options).flatMap(({ itemIds }) => {
    const item = items.find(({ itemId }) => itemIds.includes(itemId));
    const gameNum = item === undefined ? null : gameOf(item);
    return gameNum === null ? [] : [gameNum];
  });
  return [...new Set([...named, ...(combining === null ? [] : [combining])])];
};

/**
 * The combinations of a slip: all its picks of each such game, two at least. One that is the same as before keeps the
 * price that was seen for it.
 *
 * @returns the same list when nothing changed
 */
export const combinePicks = (
  state: Pick<SlipState, 'items' | 'options'>,
  combining: number | null,
): readonly CombinationRequest[] => {
  const before = combinationsOf(state.options);
  if (!mayCombine(state.options)) return before.length === 0 ? before : [];
  const now = listCombinedGames(state, combining).flatMap((gameNum): CombinationRequest[] => {
    const itemIds = state.items.filter((item) => gameOf(item) === gameNum).map(({ itemId }) => itemId);
    if (itemIds.length < 2) return [];
    const known = before.find((each) => keyOfCombination(each.itemIds) === keyOfCombination(itemIds));
    return [known ?? { itemIds, seenFactor: UNSEEN }];
  });
  return now.length === before.length && now.every((each, at) => each === before[at]) ? before : now;
};

/** Picks of a combination stand together, where the first of them stands. @returns the same list when they do */
export const putTogether = (
  items: readonly SlipItem[],
  combinations: readonly CombinationRequest[],
): readonly SlipItem[] => {
  const groupOf = (itemId: string) => combinations.find(({ itemIds }) => itemIds.includes(itemId));
  const sorted = items.flatMap((item, at) => {
    const group = groupOf(item.itemId);
    if (group === undefined) return [item];
    const members = items.filter(({ itemId }) => group.itemIds.includes(itemId));
    return items.indexOf(members[0]!) === at ? members : [];
  });
  return sorted.every((item, at) => item === items[at]) ? items : sorted;
};

/** Legs of a combination are for both listed pitchers (HR-64). @returns the same list when they are */
export const listPitchers = (
  items: readonly SlipItem[],
  combinations: readonly CombinationRequest[],
): readonly SlipItem[] => {
  const isToList = ({ itemId, pitcher1ReqFlag, pitcher2ReqFlag }: SlipItem): boolean =>
    !(pitcher1ReqFlag && pitcher2ReqFlag) && combinations.some(({ itemIds }) => itemIds.includes(itemId));
  return items.some(isToList)
    ? items.map((item) => (isToList(item) ? { ...item, pitcher1ReqFlag: true, pitcher2ReqFlag: true } : item))
    : items;
};
