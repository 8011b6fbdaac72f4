import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { describeItem, describeType } from '@lineboard/domain/books/open-bets/describe-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import { selectTicketState } from '@lineboard/domain/books/ticket-story/select-ticket-state';
import type {
  StoryBet,
  StoryEntry,
  TicketStory,
} from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import { describeMoment } from '../exports/describe-moment.ts';
import type { FileLanguage } from '../exports/file-language.ts';
import type { SheetHead, SheetRow } from '../exports/sheet.ts';
import { writeCents } from '../exports/write-cents.ts';
import { describeAcceptance } from './describe-acceptance.ts';
import { describeCombinations } from './describe-combination.ts';
import {
  describeRuling,
  type LegFact,
  listPlacedFacts,
  listResultFacts,
  listToldLegs,
} from './describe-leg.ts';
import { describeLine, type ToldLeg } from './describe-line.ts';
import { describeSale } from './describe-sale.ts';

interface Telling {
  customerId: string;
  /** Book's clock. */
  nowMs: number;
}

/** When and how the ticket came to be, and what it comes to. */
const listAbout = (story: TicketStory, { t, locale }: FileLanguage): string[] => {
  const { acceptedAtMs, bets, entries, priceAcceptance, splitOf = null } = story;
  const sent = entries.find(({ kind, atMs }) => kind === 'hold' && atMs <= acceptedAtMs);
  const state = selectTicketState(bets);
  const graded = bets.flatMap((bet) => (bet.wagerStatus === 'O' ? [] : [madeOfBet(bet)]));
  const facts: Array<readonly [name: string, text: string | null]> = [
    [t('ticket:state'), state === 'mixed' ? t('ticket:settled') : t(`open-bets:status.${state}`)],
    [t('ticket:sent'), sent === undefined ? null : describeMoment(sent.atMs, locale)],
    [t('ticket:accepted'), describeMoment(acceptedAtMs, locale)],
    [
      t('receipt:delay'),
      sent === undefined
        ? null
        : t('receipt:seconds', { seconds: ((acceptedAtMs - sent.atMs) / 1_000).toFixed(1) }),
    ],
    [t('ticket:rule'), priceAcceptance === null ? null : describeAcceptance(priceAcceptance, t)],
    [t('ticket:splitOf'), splitOf === null ? null : t('ticket:title', { number: splitOf })],
    [t('open-bets:risk'), writeCents(story.totalRiskCents)],
    [t('open-bets:win'), writeCents(story.totalToWinCents)],
    [
      t('ticket:made'),
      graded.length === 0 ? null : writeCents(graded.reduce((sum, cents) => sum + cents, 0)),
    ],
  ];
  return facts.flatMap(([name, text]) => (text === null ? [] : [`${name}: ${text}`]));
};

export const headTicket = (
  story: TicketStory,
  { customerId, nowMs }: Telling,
  language: FileLanguage,
): SheetHead => {
  const { t, locale } = language;
  return {
    title: t('ticket:title', { number: story.ticketNumber }),
    about: [
      t('files:account', { customer: customerId }),
      ...listAbout(story, language),
      t('files:exported', { moment: describeMoment(nowMs, locale) }),
    ],
    columns: [
      { name: t('transactions:when'), kind: 'text', share: 0.17 },
      { name: '', kind: 'text', share: 0.2 },
      { name: t('transactions:what'), kind: 'text', share: 0.33 },
      { name: t('ticket:atRisk'), kind: 'cents', share: 0.1 },
      { name: t('transactions:amount'), kind: 'cents', share: 0.1 },
      { name: t('transactions:balance'), kind: 'cents', share: 0.1 },
    ],
  };
};

const rowOf = ({ atMs, name, text }: LegFact, { locale }: FileLanguage): SheetRow => [
  atMs === null ? null : describeMoment(atMs, locale),
  name,
  text,
  null,
  null,
  null,
];

const listLineRows = (told: ToldLeg, language: FileLanguage): LegFact[] => {
  const words = describeLine(told, language);
  if (words === null) return [];
  return [
    { atMs: null, name: language.t('receipt:moves'), text: words.summary },
    ...words.lines.map((line) => ({ ...line, name: '' })),
  ];
};

const listLegRows = (told: ToldLeg, language: FileLanguage): SheetRow[] => {
  const { t, priceType } = language;
  const { bet, item, at, leg } = told;
  const name = describeItem(item, paysOwnPrice(bet.terms, at) ? priceType : null, t);
  const rulings = leg?.rulings ?? [];
  return [
    [`${at + 1}. ${name}`],
    ...[
      ...listPlacedFacts(told, language),
      ...listLineRows(told, language),
      ...listResultFacts(told, language),
      ...rulings.map((ruling) => ({ atMs: ruling.atMs, name: '', text: describeRuling(ruling, language) })),
    ].map((fact) => rowOf(fact, language)),
  ];
};

const listMoneyFacts = (bet: StoryBet, { t }: FileLanguage): LegFact[] => {
  const { riskCents, toWinCents } = acceptedOfBet(bet);
  const facts: Array<readonly [name: string, text: string | null]> = [
    [t('open-bets:risk'), writeCents(riskCents)],
    [t('open-bets:win'), writeCents(toWinCents)],
    [
      t('ticket:stillOpen'),
      bet.wagerStatus === 'O' && bet.sold != null
        ? t('my-history:riskToWin', { risk: writeCents(bet.riskCents), toWin: writeCents(bet.toWinCents) })
        : null,
    ],
    [t('open-bets:freePlay'), bet.freePlayFlag ? t('receipt:yes') : null],
    [t('ticket:made'), bet.wagerStatus === 'O' ? null : writeCents(madeOfBet(bet))],
  ];
  return facts.flatMap(([name, text]) => (text === null ? [] : [{ atMs: null, name, text }]));
};

const listFillFacts = ({ wagerNumber }: StoryBet, { fills }: TicketStory, { t }: FileLanguage): LegFact[] =>
  fills
    .filter((fill) => fill.wagerNumber === wagerNumber)
    .map(({ atMs, items, toWinCents }) => ({
      atMs,
      name: t('ticket:moment.filled', { count: items }),
      text: t('ticket:moment.toWinNow', { amount: writeCents(toWinCents) }),
    }));

const listBetRows = (bet: StoryBet, story: TicketStory, language: FileLanguage): SheetRow[] => {
  const { t, priceType } = language;
  const combined = calculateCombinedPrice(wagerOfBet(bet).wager);
  const title = [
    `${bet.ticketNumber}-${bet.wagerNumber}`,
    describeType(bet, t),
    ...(combined === null ? [] : [formatPrice(combined, priceType)]),
    t(`open-bets:status.${bet.wagerStatus}`),
  ].join(' · ');
  const { terms } = bet;
  const spots = 'openSpots' in terms ? terms.openSpots : 0;
  return [
    [title],
    ...[
      ...listMoneyFacts(bet, language),
      ...describeCombinations(bet, language).map((fact) => ({ atMs: null, ...fact })),
      ...listFillFacts(bet, story, language),
      ...(spots === 0 ? [] : [{ atMs: null, name: t('ticket:spots', { count: spots }), text: '' }]),
    ].map((fact) => rowOf(fact, language)),
    ...listToldLegs(bet, story).flatMap((told) => listLegRows(told, language)),
  ];
};

/** Cents that an entry doesn't move are left out. */
const moved = (cents: number): number | null => (cents === 0 ? null : cents);

const entryRow = (entry: StoryEntry, { bets }: TicketStory, language: FileLanguage): SheetRow => {
  const { t, locale } = language;
  const { atMs, kind, wagerNumber, atRiskCents, amountCents, freePlayCents, balanceCents } = entry;
  const bet = bets.find((each) => each.wagerNumber === wagerNumber);
  const details = [
    ...(bets.length > 1 && bet !== undefined ? [`${bet.ticketNumber}-${bet.wagerNumber}`] : []),
    ...describeSale(entry, bet, language),
    ...(freePlayCents === 0 ? [] : [`${t('open-bets:freePlay')} ${writeCents(freePlayCents)}`]),
  ].join('\n');
  return [
    describeMoment(atMs, locale),
    t(`ticket:entry.${kind}`),
    details,
    moved(atRiskCents),
    moved(amountCents),
    balanceCents,
  ];
};

const sumOf = (entries: readonly StoryEntry[], read: (entry: StoryEntry) => number): number =>
  entries.reduce((total, entry) => total + read(entry), 0);

/** Everything that a dispute about a ticket is settled by: its bets and legs, then its money. */
export const listTicketRows = (story: TicketStory, language: FileLanguage): SheetRow[] => {
  const { t } = language;
  const { bets, entries } = story;
  return [
    ...bets.flatMap((bet) => listBetRows(bet, story, language)),
    [t('ticket:money')],
    ...entries.map((entry) => entryRow(entry, story, language)),
    [
      null,
      t('ticket:total'),
      null,
      sumOf(entries, (entry) => entry.atRiskCents),
      sumOf(entries, (entry) => entry.amountCents),
      entries.at(-1)?.balanceCents ?? null,
    ],
  ];
};
