/** What a customer lets a picture show besides bet, price, result and times. */
export interface ReceiptShows {
  money: boolean;
  number: boolean;
}

/** What settles a dispute, in words: how a ticket was placed, and what became of each leg’s price and result. */
export interface PictureReceipt {
  facts: ReadonlyArray<{ name: string; text: string }>;
  /** The key is what `keyOfLeg` gives. */
  legs: ReadonlyMap<string, readonly string[]>;
}

export type DescribeReceipt = (shows: ReceiptShows) => PictureReceipt;

/** @param itemNumber counted from 1 */
export const keyOfLeg = (wagerNumber: number, itemNumber: number): string => `${wagerNumber}-${itemNumber}`;
