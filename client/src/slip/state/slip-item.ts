import type { Quote } from '@lineboard/domain/quote/quote';
import type { LogPosition } from '@lineboard/domain/feed/feed-change';
import type { Cents } from '@lineboard/domain/money/cents';
import type { AmericanPrice } from '@lineboard/domain/price/american-price';
import { keyOfPick, type WagerPick } from '@lineboard/domain/pick/pick';
import type { WagerItemRequest } from '@lineboard/domain/request/ticket-request';
import type { AmountEntered } from '@lineboard/domain/price/straight-amounts';

/**
 * What stood in the cell when it was pressed: the price, the points (null for moneylines and contests), and their age.
 */
export interface SeenLine {
  price: AmericanPrice;
  line: number | null;
  position: LogPosition;
}

/** null: nothing entered yet; `invalid`: what stands in the field is not an amount. */
export type EnteredCents = Cents | 'invalid' | null;

/** A missing amount goes as 0: not ready, yet no error; what is no amount as NaN, which the evaluation names. */
export const centsOfEntered = (entered: EnteredCents): Cents =>
  entered === 'invalid' ? Number.NaN : (entered ?? 0);

export interface SlipItem {
  /** The pick's key: a pick stands on a slip once. */
  itemId: string;
  pick: WagerPick;
  seen: SeenLine;
  amountEntered: AmountEntered;
  amountCents: EnteredCents;
  /** Half points bought; negative: sold (HR-30). */
  pointsBought: number;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
}

/** Picks that a change of the bet took off the slip, and those of them that the new bet takes. */
export interface TakenOff {
  count: number;
  fitting: ReadonlyArray<{ item: SlipItem; quote: Quote | null; lastKnown: Quote | undefined }>;
}

export const createSlipItem = (pick: WagerPick, seen: SeenLine, mustStart: boolean): SlipItem => ({
  itemId: keyOfPick(pick),
  pick,
  seen,
  amountEntered: 'risk',
  amountCents: null,
  pointsBought: 0,
  pitcher1ReqFlag: mustStart,
  pitcher2ReqFlag: mustStart,
});

export const requestOfItem = (item: SlipItem): WagerItemRequest => ({
  itemId: item.itemId,
  pick: item.pick,
  seenPrice: item.seen.price,
  seenLine: item.seen.line,
  seen: item.seen.position,
  amountEntered: item.amountEntered,
  amountCents: centsOfEntered(item.amountCents),
  pointsBought: item.pointsBought,
  pitcher1ReqFlag: item.pitcher1ReqFlag,
  pitcher2ReqFlag: item.pitcher2ReqFlag,
});
