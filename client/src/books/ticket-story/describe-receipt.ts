import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import type { Ruling, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { PointPrices } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TFunction } from 'i18next';
import { describeLegResult } from '../../betting/bets/describe-leg-result.ts';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { describeScore } from '../../betting/bets/describe-score.ts';
import { describeAcceptance } from '../../ground/formats/describe-acceptance.ts';
import {
  keyOfLeg,
  type PictureReceipt,
  type ReceiptShows,
} from '../../betting/ticket-picture/picture-receipt.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { listPlacedLegs, type PlacedLeg } from './list-placed-legs.ts';

/** A place in the history of a leg's price, and what was offered there. */
type Stage = readonly [name: 'picked' | 'saw' | 'accepted' | 'got' | 'closed', offer: string];

/** The price from the cell that was pressed to the close; what stayed as it was is said once. */
const describePrices = (t: TFunction, { price }: Formats, { bet, item, leg }: PlacedLeg): string | null => {
  const write = (points: number | null, american: number | null): string =>
    [
      ...(points === null ? [] : [describePoints(item.pick, points)]),
      ...(american === null || !paysOwnPrice(bet.terms, leg.itemNumber - 1) ? [] : [price(american)]),
    ].join(' ');
  const close = item.close ?? null;
  const stages: Stage[] = [
    ...(leg.pickedPrice === null ? [] : [['picked', write(leg.pickedLine, leg.pickedPrice)] as const]),
    ...(leg.seenPrice === null ? [] : [['saw', write(leg.seenLine, leg.seenPrice)] as const]),
    ['accepted', write(item.linePoints, item.linePrice)],
    ['got', write(item.finalLine, item.finalPrice)],
  ];
  const told = stages.filter(([, offer], at) => offer !== '' && offer !== stages[at - 1]?.[1]);
  const whole: Stage[] =
    close === null ? told : [...told, ['closed', write(close.points, close.prices[0] ?? null)]];
  return whole.length === 0
    ? null
    : whole
        .filter(([, offer]) => offer !== '')
        .map(([name, offer]) => t(`receipt-picture:price.${name}`, { offer }))
        .join(' → ');
};

const describeRuling = (t: TFunction, { item }: PlacedLeg, ruling: Ruling): string => {
  const { result, score1, score2 } = ruling;
  const kind = describeLegResult(result);
  return [
    kind === 'pending' ? t('receipt-picture:takenBack') : t(`open-bets:legResult.${kind}`),
    ...(score1 === null || score2 === null ? [] : [describeScore(t, item, { score1, score2 })]),
  ].join(', ');
};

/** The way to the result, where it is more than the result. */
const describeRulings = (t: TFunction, placed: PlacedLeg): string[] => {
  const { rulings, decidedByOperator } = placed.leg;
  return [
    ...(rulings.length < 2 ? [] : [rulings.map((ruling) => describeRuling(t, placed, ruling)).join(' → ')]),
    ...(decidedByOperator === null ? [] : [t('ticket:moment.byOperator')]),
  ];
};

type Fact = PictureReceipt['facts'][number];

const describeMoney = (t: TFunction, { amount, signedAmount }: Formats, story: TicketStory): Fact[] => {
  const graded = story.bets.flatMap((bet) => (bet.wagerStatus === 'O' ? [] : [madeOfBet(bet)]));
  const sales = story.entries.flatMap(({ kind, sale }) =>
    kind === 'wagerSale' && sale != null ? [sale] : [],
  );
  return [
    { name: t('open-bets:risk'), text: amount(story.totalRiskCents) },
    { name: t('open-bets:win'), text: amount(story.totalToWinCents) },
    ...sales.map(({ paidCents, sharePercent }) => ({
      name: t('open-bets:status.S'),
      text: t('transactions:salePaid', { paid: amount(paidCents), percent: sharePercent }),
    })),
    ...(graded.length === 0
      ? []
      : [{ name: t('ticket:made'), text: signedAmount(graded.reduce((sum, cents) => sum + cents, 0)) }]),
  ];
};

/** What a picture of the ticket says that a dispute is settled by. @param rules the book's current price of points */
export const describeReceipt = (
  t: TFunction,
  formats: Formats,
  rules: PointPrices,
  story: TicketStory,
  { money, number }: ReceiptShows,
): PictureReceipt => {
  const { acceptedAtMs, entries, priceAcceptance, ticketNumber } = story;
  const { zonedDateTime } = formats;
  const sent = entries.find(({ kind, atMs }) => kind === 'hold' && atMs <= acceptedAtMs);
  return {
    facts: [
      ...(number ? [{ name: t('receipt-picture:number'), text: String(ticketNumber) }] : []),
      ...(sent === undefined
        ? []
        : [
            {
              name: t('ticket:sent'),
              text: `${zonedDateTime(sent.atMs)} · ${t('ticket:waited', {
                count: Math.round((acceptedAtMs - sent.atMs) / 1_000),
              })}`,
            },
          ]),
      { name: t('ticket:accepted'), text: zonedDateTime(acceptedAtMs) },
      ...(priceAcceptance === null
        ? []
        : [
            {
              name: t('ticket:rule'),
              text: priceAcceptance === 'any' ? t('ticket:tookAny') : describeAcceptance(t, priceAcceptance),
            },
          ]),
      ...(money ? describeMoney(t, formats, story) : []),
    ],
    legs: new Map(
      listPlacedLegs(story, rules).map((placed) => {
        const prices = describePrices(t, formats, placed);
        return [
          keyOfLeg(placed.leg.wagerNumber, placed.leg.itemNumber),
          [...(prices === null ? [] : [prices]), ...describeRulings(t, placed)],
        ];
      }),
    ),
  };
};
