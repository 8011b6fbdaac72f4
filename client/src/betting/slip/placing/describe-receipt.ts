import { NO_BREAK } from '../../../ground/formats/no-break.ts';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { AcceptedItem, TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TFunction } from 'i18next';
import { type BetSubject, subjectOfQuote } from '../../bets/bet-subject.ts';
import { describePoints } from '../../bets/describe-points.ts';
import { describeScore } from '../../bets/describe-score.ts';
import { describeClock } from '../../../ground/formats/describe-clock.ts';
import { describePick } from '../../bets/describe-pick.ts';
import { selectPickMark } from '../../bets/select-pick-mark.ts';
import type { TeamMarkProps } from '../../../ground/formats/TeamMark.tsx';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { formatFactor } from '../items/format-factor.ts';
import type { SlipItem } from '../state/slip-item.ts';
import { combinationOf } from '@lineboard/domain/betting/ticket/combination-of-item';
import { pricesPay } from '../state/slip-options.ts';
import type { PostedPicks } from '../state/ticket-stage.ts';
import { describeReceiptType } from './describe-receipt-type.ts';

interface ReceiptItemWords {
  itemId: string;
  bet: string;
  /** The mark of the team in the bet. */
  mark: TeamMarkProps | null;
  event: string | null;
  /** null for a teaser's picks, which have no price of their own. */
  price: string | null;
  /** Half points bought or sold; null when the points are those of the line. */
  shift: string | null;
  /** The picked, seen and accepted figures; null when all three are the same. */
  history: string | null;
  /** Says that it is a live bet, with the score; null for all others. */
  live: string | null;
}

/** Picks of one game that count as one (HR-64). */
interface ReceiptCombinationWords {
  legs: string;
  /** What they pay as one: what was agreed to, and where they are the whole ticket what it was accepted at. */
  price: string;
  /** What was seen, where it isn't sure to be the same. */
  history: string | null;
  isWhole: boolean;
}

interface ReceiptWagerWords {
  wagerNumber: number;
  items: ReceiptItemWords[];
  combined: ReceiptCombinationWords[];
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
  /** null for a single wager. */
  total: string | null;
}

export interface PlacedTicket {
  answer: TicketAccepted;
  posted: PostedPicks;
  teaser: TeaserCard | null;
}

const describeItem = (
  t: TFunction,
  formats: Formats,
  accepted: AcceptedItem,
  { items, known, process }: PostedPicks,
): ReceiptItemWords => {
  const { itemId, finalLine, finalPrice } = accepted;
  const placed = items.find((item) => item.itemId === itemId);
  const quote = known.get(itemId);
  const subject = quote && subjectOfQuote(quote);
  const words = placed && subject && describePick(t, placed.pick, subject, finalLine);
  return {
    itemId,
    bet: words?.bet ?? t('slip:unnamedPick'),
    mark: placed && subject ? selectPickMark(placed.pick, subject) : null,
    event: words?.event ?? null,
    price: paysOwn(itemId, process) ? formats.price(finalPrice) : null,
    shift: placed === undefined ? null : describeShift(t, placed),
    history: placed === undefined ? null : describeHistory(t, formats, placed, accepted, process),
    live: subject && accepted.live === true ? describeLive(t, subject, accepted) : null,
  };
};

const paysOwn = (itemId: string, { options }: PostedPicks['process']): boolean =>
  pricesPay(options) && combinationOf(itemId, options) === null;

const describeShift = (t: TFunction, { pointsBought }: SlipItem): string | null =>
  pointsBought === 0
    ? null
    : pointsBought > 0
      ? t('wager:buyHalves', { count: pointsBought })
      : t('wager:sellHalves', { count: -pointsBought });

const describeLive = (t: TFunction, subject: BetSubject, { placedScore }: AcceptedItem): string => {
  if (placedScore == null) return t('slip:live');
  const clock = describeClock(t, subject.sportType, placedScore.clock);
  return [t('pick:placedLive', { score: describeScore(t, subject, placedScore) }), ...clock]
    .filter(Boolean)
    .join(' · ');
};

/** By the line's own figures: what the customer bought or teased on it is shown next to them. */
const describeHistory = (
  t: TFunction,
  { price }: Formats,
  { itemId, pick, picked, seen }: SlipItem,
  { linePrice, linePoints }: AcceptedItem,
  process: PostedPicks['process'],
): string | null => {
  if (linePrice === undefined || linePoints === undefined) return null;
  const write = (at: number, points: number | null): string =>
    [
      ...(points === null ? [] : [describePoints(pick, points)]),
      ...(paysOwn(itemId, process) ? [price(at)] : []),
    ].join(NO_BREAK);
  const [wasPicked, wasSeen, got] = [
    write(picked.price, picked.line),
    write(seen.price, seen.line),
    write(linePrice, linePoints),
  ];
  if (wasPicked === wasSeen && wasSeen === got) return null;
  return [
    t('slip:picked', { offer: wasPicked }),
    t('placing:youSaw', { offer: wasSeen }),
    t('placing:youGot', { offer: got }),
  ].join(', ');
};

const describeCombined = (
  t: TFunction,
  formats: Formats,
  { items, combinedPrice = null }: TicketAccepted['wagers'][number],
  { process }: PostedPicks,
): ReceiptCombinationWords[] =>
  combinationsOf(process.options).map(({ itemIds, seenFactor }) => {
    const numbers = items.flatMap(({ itemId }, at) => (itemIds.includes(itemId) ? [at + 1] : []));
    const saw = formatFactor(formats, seenFactor);
    const got =
      numbers.length === items.length && combinedPrice !== null ? formats.price(combinedPrice) : null;
    const youSaw = t('placing:youSaw', { offer: saw });
    return {
      legs: t('combination:together', { legs: numbers.join(', ') }),
      price: got ?? saw,
      isWhole: got !== null,
      history:
        got === null ? youSaw : got === saw ? null : `${youSaw}, ${t('placing:youGot', { offer: got })}`,
    };
  });

export const describeReceipt = (
  t: TFunction,
  formats: Formats,
  { answer, posted, teaser }: PlacedTicket,
): ReceiptWords => {
  const { amount, price, zonedDateTime } = formats;
  const money = posted.process.options.useFreePlay ? 'slip:riskFreePlay' : 'slip:riskToWin';
  const writeMoney = (riskCents: number, toWinCents: number): string =>
    t(money, { risk: amount(riskCents), toWin: amount(toWinCents) });
  return {
    number: t('placing:ticketNumber', { number: answer.ticketNumber }),
    time: zonedDateTime(answer.acceptedAtMs),
    type: describeReceiptType(t, formats, { options: posted.process.options, teaser }),
    teaserName: teaser?.teaserName ?? null,
    wagers: answer.wagers.map((wager) => {
      const { wagerNumber, items, openSpots = 0, combinedPrice = null, riskCents, toWinCents } = wager;
      const combined = describeCombined(t, formats, wager, posted);
      const isOne = combined.length === 1 && combined[0]!.isWhole;
      return {
        wagerNumber,
        items: items.map((item) => describeItem(t, formats, item, posted)),
        combined,
        openSpots: openSpots > 0 ? t('wager:spotsLeft', { count: openSpots }) : null,
        combinedOdds: combinedPrice === null || isOne ? null : price(combinedPrice),
        money: writeMoney(riskCents, toWinCents),
      };
    }),
    total: answer.wagers.length > 1 ? writeMoney(answer.totalRiskCents, answer.totalToWinCents) : null,
  };
};

const join = (...words: Array<string | null>): string => words.filter((word) => word !== null).join(' ');

/** The receipt as lines of text, to be kept elsewhere. */
export const writeReceipt = (
  t: TFunction,
  { number, time, type, teaserName, wagers, total }: ReceiptWords,
): string => {
  const parts = wagers.map(({ items, combined, openSpots, combinedOdds, money }) => [
    ...items.flatMap(({ bet, price, shift, event, live, history }) => [
      join(bet, price),
      shift,
      event,
      live,
      history,
    ]),
    ...combined.flatMap((each) => [join(each.legs, each.price), each.history]),
    openSpots,
    combinedOdds === null ? null : join(t('wager:combinedOdds'), combinedOdds),
    money,
  ]);
  return [[number, time, join(type, teaserName)], ...parts, [total]]
    .map((lines) => lines.filter((line) => line !== null).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
};
