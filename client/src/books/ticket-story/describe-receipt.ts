import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { listPlacedCombinations } from '@lineboard/domain/books/ticket-story/list-placed-combinations';
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
import { describeLineStory } from './describe-line-story.ts';
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

/** Moves of a line that a picture shows, the latest; the others are counted. */
const MOST_PICTURED = 12;
/** Moves that stand in one line of words. */
const MOVES_TOGETHER = 4;

/** How the line moved until it was accepted. */
const describeLine = (t: TFunction, formats: Formats, placed: PlacedLeg): string[] => {
  const words = describeLineStory(t, formats, placed);
  if (words === null) return [];
  const moves = words.lines.filter(({ isMove }) => isMove);
  const shown = moves.slice(-MOST_PICTURED);
  const left = words.earlier + moves.length - shown.length;
  const texts = shown.map(({ atMs, text }) => `${formats.time(atMs)} ${text}`);
  return [
    words.summary,
    ...(left === 0 ? [] : [t('ticket:lineEarlier', { count: left })]),
    ...Array.from({ length: Math.ceil(texts.length / MOVES_TOGETHER) }, (_, at) =>
      texts.slice(at * MOVES_TOGETHER, (at + 1) * MOVES_TOGETHER).join(' → '),
    ),
  ];
};

/** What legs of one game paid together on the way, after the last of them. */
const describeCombinations = (
  t: TFunction,
  { price }: Formats,
  { bets }: TicketStory,
): Array<readonly [key: string, text: string]> =>
  listPlacedCombinations(bets).map(({ wagerNumber, numbers, picked, seen, got }) => {
    const stages = [
      ['picked', picked],
      ['saw', seen],
      ['got', got],
    ] as const;
    const way = stages.flatMap(([name, at]) =>
      at == null ? [] : [t(`receipt-picture:price.${name}`, { offer: price(at) })],
    );
    return [
      keyOfLeg(wagerNumber, numbers.at(-1) ?? 0),
      `${t('combination:together', { legs: numbers.join(', ') })}: ${way.join(' → ')}`,
    ];
  });

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

const describeLegs = (
  t: TFunction,
  formats: Formats,
  rules: PointPrices,
  story: TicketStory,
): PictureReceipt['legs'] => {
  const combined = describeCombinations(t, formats, story);
  return new Map(
    listPlacedLegs(story, rules).map((placed) => {
      const key = keyOfLeg(placed.leg.wagerNumber, placed.leg.itemNumber);
      const prices = describePrices(t, formats, placed);
      return [
        key,
        [
          ...(prices === null ? [] : [prices]),
          ...describeLine(t, formats, placed),
          ...describeRulings(t, placed),
          ...combined.flatMap(([of, text]) => (of === key ? [text] : [])),
        ],
      ];
    }),
  );
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
    legs: describeLegs(t, formats, rules, story),
  };
};
