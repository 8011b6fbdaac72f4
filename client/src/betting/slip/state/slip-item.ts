import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TicketOptions, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { PressedSubject } from '../../bets/bet-subject.ts';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';

/** A price as it was shown, with its points (null for moneylines and contests) and their age. */
export interface SeenLine {
  price: AmericanPrice;
  line: number | null;
  position: LogPosition;
}

/** null: nothing entered yet; `invalid`: the text in the field is not an amount. */
export type EnteredCents = Cents | 'invalid' | null;

/** A missing amount is sent as 0: not ready, but no error; invalid text as NaN, which the evaluation reports. */
export const centsOfEntered = (entered: EnteredCents): Cents =>
  entered === 'invalid' ? Number.NaN : (entered ?? 0);

/** What was typed for a pick, or for the ticket that it was part of, in one wager type. */
export interface TypedAmount {
  wagerType: TicketWagerType;
  amountEntered: AmountEntered;
  amountCents: Cents;
}

/** What was chosen for the ticket that a pick was part of, in one shape. */
export interface ChosenOptions
  extends Pick<TicketOptions, 'wagerType' | 'roundRobinSizes' | 'openSpots' | 'lessJuice' | 'teaserName'> {
  shape: TicketShape;
  /** Left out by slips that were kept before a birdcage came back. */
  arbc?: boolean;
  /** The games whose picks counted as one; left out where there were none. */
  combinedGames?: readonly number[];
}

export interface SlipItem {
  /** The pick's key: a pick is on a slip only once. */
  itemId: string;
  pick: WagerPick;
  /**
   * The line on the slip, updated with each move that it shows unasked: the press that sends agrees to this, and the
   * book compares with it.
   */
  seen: SeenLine;
  /** The line in the cell when it was pressed, only for the receipt. */
  picked: SeenLine;
  /** When that was, by the book's clock; left out by slips that were kept before it was noted. */
  pickedAtMs?: number;
  /** The last move that was shown unasked; null when nothing moved since the customer agreed. */
  moved: ChangedItem | null;
  /**
   * Version of the quote that was older than what the customer accepted: the page lags behind the book, and that quote
   * is no move. null where nothing overtook it.
   */
  overtaken: number | null;
  /** What the pressed cell said it was, until its quote arrives; null where that isn't known. */
  pressed: PressedSubject | null;
  amountEntered: AmountEntered;
  amountCents: EnteredCents;
  /** Half points bought; negative: sold (HR-30). */
  pointsBought: number;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
  /** In the types that it stood in before: choosing one of them again brings it back (`keep-amounts.ts`). */
  typed?: readonly TypedAmount[];
  /** In the shapes that it stood in before, the last at the end (`keep-choices.ts`). */
  chosen?: readonly ChosenOptions[];
}

/** A pick that isn't on the slip now, with what the book said of it. */
export interface KeptPick {
  item: SlipItem;
  quote: Quote | null;
  lastKnown: Quote | undefined;
}

/** Picks that a change of the bet removed. */
export interface TakenOff {
  count: number;
  /** Those that the new bet takes. */
  fitting: readonly KeptPick[];
  /** The others: a bet that takes them restores them. */
  misfits: readonly KeptPick[];
}

export const createSlipItem = (
  pick: WagerPick,
  seen: SeenLine,
  {
    mustStart,
    bookMs,
    pressed = null,
  }: { mustStart: boolean; bookMs: number; pressed?: PressedSubject | null },
): SlipItem => ({
  itemId: keyOfPick(pick),
  pick,
  seen,
  picked: seen,
  pickedAtMs: Math.round(bookMs),
  moved: null,
  overtaken: null,
  pressed,
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
  pickedPrice: item.picked.price,
  pickedLine: item.picked.line,
  ...(item.pickedAtMs !== undefined && { pickedAtMs: item.pickedAtMs }),
  seen: item.seen.position,
  amountEntered: item.amountEntered,
  amountCents: centsOfEntered(item.amountCents),
  pointsBought: item.pointsBought,
  pitcher1ReqFlag: item.pitcher1ReqFlag,
  pitcher2ReqFlag: item.pitcher2ReqFlag,
});

/** The figures of a move, marked as seen. */
export const seeMove = ({ seen }: SlipItem, { newPrice, newLine, version }: ChangedItem): SeenLine => ({
  price: newPrice,
  line: newLine,
  position: { epoch: seen.position.epoch, clk: version },
});
