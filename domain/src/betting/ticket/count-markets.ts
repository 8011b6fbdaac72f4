import { keyOfExposure, type PickKey } from '../../ground/pick/pick.ts';
import type { PricedItem } from './price-item.ts';

const marketOf = ({ item }: PricedItem): PickKey => keyOfExposure(item.pick, null);

/**
 * For each item, how many of the ticket are on its side of its market: lines half a point apart share one limit
 * (HR-4).
 */
export const countOnMarket = (priced: readonly PricedItem[]): number[] => {
  const counts = new Map<PickKey, number>();
  for (const each of priced) counts.set(marketOf(each), (counts.get(marketOf(each)) ?? 0) + 1);
  return priced.map((each) => counts.get(marketOf(each)) ?? 1);
};

/** What the items of a ticket take of their markets' limits, one after the other (HR-4). */
export const createMarketTally = () => {
  const taken = new Map<PickKey, number>();
  return {
    takenCents: (each: PricedItem): number => taken.get(marketOf(each)) ?? 0,
    add: (each: PricedItem, baseCents: number): void => {
      taken.set(marketOf(each), (taken.get(marketOf(each)) ?? 0) + baseCents);
    },
  };
};
