import type { TeaserCard } from '@lineboard/domain/house-rules/house-rules';
import type { AcceptedItem, TicketAccepted } from '@lineboard/domain/ticket/ticket-answer';
import type { TFunction } from 'i18next';
import { subjectOfQuote } from '../../bets/bet-subject.ts';
import { describePick } from '../../bets/describe-pick.ts';
import { selectPickMark } from '../../bets/select-pick-mark.ts';
import type { TeamMarkProps } from '../../formats/TeamMark.tsx';
import type { Formats } from '../../formats/use-formats.ts';
import { describeOptions } from '../options/describe-options.ts';
import type { PostedPicks } from '../state/ticket-stage.ts';

interface ReceiptItemWords {
  itemId: string;
  bet: string;
  /** Of the team that is bet on. */
  mark: TeamMarkProps | null;
  event: string | null;
  /** null for a teaser's picks, which have no price of their own. */
  price: string | null;
}

interface ReceiptWagerWords {
  wagerNumber: number;
  items: ReceiptItemWords[];
  openSpots: string | null;
  combinedOdds: string | null;
  money: string;
}

/** An accepted ticket in the customer's words. */
export interface ReceiptWords {
  number: string;
  time: string;
  type: string;
  teaserName: string | null;
  wagers: ReceiptWagerWords[];
  /** null of a single wager. */
  total: string | null;
}

export interface PlacedTicket {
  answer: TicketAccepted;
  posted: PostedPicks;
  teaser: TeaserCard | null;
}

const describeItem = (
  t: TFunction,
  { price }: Formats,
  { itemId, finalLine, finalPrice }: AcceptedItem,
  { items, known, process }: PostedPicks,
): ReceiptItemWords => {
  const placed = items.find((item) => item.itemId === itemId);
  const quote = known.get(itemId);
  const subject = quote && subjectOfQuote(quote);
  const words = placed && subject && describePick(t, placed.pick, subject, finalLine);
  return {
    itemId,
    bet: words?.bet ?? t('slip:unnamedPick'),
    mark: placed && subject ? selectPickMark(placed.pick, subject) : null,
    event: words?.event ?? null,
    price: process.options.wagerType === 'teaser' ? null : price(finalPrice),
  };
};

export const describeReceipt = (
  t: TFunction,
  formats: Formats,
  { answer, posted, teaser }: PlacedTicket,
): ReceiptWords => {
  const { amount, price, zonedDateTime } = formats;
  const writeMoney = (riskCents: number, toWinCents: number): string =>
    t('slip:riskToWin', { risk: amount(riskCents), toWin: amount(toWinCents) });
  return {
    number: t('slip:ticketNumber', { number: answer.ticketNumber }),
    time: zonedDateTime(answer.acceptedAtMs),
    type: describeOptions(t, posted.process.options, teaser),
    teaserName: teaser?.teaserName ?? null,
    wagers: answer.wagers.map(
      ({ wagerNumber, items, openSpots = 0, combinedPrice = null, riskCents, toWinCents }) => ({
        wagerNumber,
        items: items.map((item) => describeItem(t, formats, item, posted)),
        openSpots: openSpots > 0 ? t('wager:spotsLeft', { count: openSpots }) : null,
        combinedOdds: combinedPrice === null ? null : price(combinedPrice),
        money: writeMoney(riskCents, toWinCents),
      }),
    ),
    total: answer.wagers.length > 1 ? writeMoney(answer.totalRiskCents, answer.totalToWinCents) : null,
  };
};

const join = (...words: Array<string | null>): string => words.filter((word) => word !== null).join(' ');

/** The receipt as lines of text, to be kept elsewhere. */
export const writeReceipt = (
  t: TFunction,
  { number, time, type, teaserName, wagers, total }: ReceiptWords,
): string => {
  const parts = wagers.map(({ items, openSpots, combinedOdds, money }) => [
    ...items.flatMap(({ bet, price, event }) => [join(bet, price), event]),
    openSpots,
    combinedOdds === null ? null : join(t('wager:combinedOdds'), combinedOdds),
    money,
  ]);
  return [[number, time, join(type, teaserName)], ...parts, [total]]
    .map((lines) => lines.filter((line) => line !== null).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
};
