import { describeItem, describeType } from '@lineboard/domain/books/open-bets/describe-bet';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import { selectTicketState } from '@lineboard/domain/books/ticket-story/select-ticket-state';
import type {
  Ruling,
  StoryBet,
  StoryLeg,
  TicketStory,
} from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import { type Language, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import { statusOfResult } from '@lineboard/domain/ground/result/straight-result';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { textsIn } from '../../words/catalogues/texts-in.ts';
import { describeMoment } from '../exports/describe-moment.ts';
import { writeCents } from '../exports/write-cents.ts';
import type { OpenedLink } from './receipt-link-rows.ts';
import { escapeHtml, listTerms, wrapPage } from './receipt-html.ts';

type Shows = Pick<OpenedLink, 'shows_money' | 'shows_number' | 'shown_name' | 'price_type'>;

/** How a receipt is told: to whoever opens it, with the prices of whose bet it is. */
interface Telling {
  language: Language;
  shows: Shows;
  bookName: string;
  /** Book's clock. */
  nowMs: number;
}

interface Offer {
  price: number | null;
  points: number | null;
}

const describeOffer = (bet: StoryBet, { pick }: BetItem, { price, points }: Offer, shows: Shows) => {
  const isSpread = pick.type === 'G' && pick.market === 'S';
  const parts = [
    ...(points === null ? [] : [isSpread ? formatSpread(points) : formatTotal(points)]),
    ...(price === null || !WAGER_KINDS[bet.terms.kind].pricesPay
      ? []
      : [formatPrice(price, shows.price_type)]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
};

const describeRuling = (ruling: Ruling, { language }: Telling): string => {
  const t = textsIn(language);
  const { atMs, score1, score2, result } = ruling;
  return [
    describeMoment(atMs, LANGUAGE_ROWS[language].locale),
    result === null ? t('receipt:takenBack') : t(`open-bets:status.${statusOfResult(result)}`),
    ...(score1 === null || score2 === null ? [] : [`${score1}–${score2}`]),
  ].join(' · ');
};

const renderLeg = (bet: StoryBet, item: BetItem, leg: StoryLeg | undefined, telling: Telling): string => {
  const { language, shows } = telling;
  const t = textsIn(language);
  const { locale } = LANGUAGE_ROWS[language];
  const { pricesPay } = WAGER_KINDS[bet.terms.kind];
  const offer = (price: number | null, points: number | null) =>
    describeOffer(bet, item, { price, points }, shows);
  const { placedScore, result, score1, score2, counted } = item;
  const shift = item.teaserPoints !== 0 ? item.teaserPoints : item.pointsBought / 2;
  const shiftName = item.teaserPoints !== 0 ? 'teased' : item.pointsBought > 0 ? 'bought' : 'sold';
  const status = result === null ? 'O' : statusOfResult(result);
  const rulings = leg?.rulings ?? [];
  return `<p><strong>${escapeHtml(describeItem(item, pricesPay ? shows.price_type : null, t))}</strong></p>${listTerms(
    [
      [t('receipt:starts'), describeMoment(item.gameDateTimeMs, locale)],
      [t('receipt:scoreThen'), placedScore == null ? null : `${placedScore.score1}–${placedScore.score2}`],
      [
        t('ticket:saw'),
        leg === undefined || leg.seenPrice === null ? null : offer(leg.seenPrice, leg.seenLine),
      ],
      [t('ticket:line'), offer(item.linePrice, item.linePoints)],
      [t('ticket:got'), offer(item.finalPrice, item.finalLine)],
      [t('receipt:points'), shift === 0 ? null : t(`open-bets:${shiftName}`, { points: Math.abs(shift) })],
      [
        t('receipt:result'),
        [
          t(`open-bets:status.${status}`),
          ...(result === null || score1 === null || score2 === null ? [] : [`${score1}–${score2}`]),
          ...(counted == null
            ? []
            : [t('open-bets:counted', { score: `${counted.score1}–${counted.score2}` })]),
        ].join(' · '),
      ],
      [
        t('receipt:decidedBy'),
        leg === undefined || leg.decidedByOperator === null ? null : t('ticket:moment.byOperator'),
      ],
    ],
  )}${
    rulings.length < 2
      ? ''
      : `<p>${escapeHtml(t('receipt:rulings'))}</p><ol>${rulings
          .map((ruling) => `<li>${escapeHtml(describeRuling(ruling, telling))}</li>`)
          .join('')}</ol>`
  }`;
};

const renderBet = (bet: StoryBet, { legs }: TicketStory, telling: Telling): string => {
  const { language, shows } = telling;
  const t = textsIn(language);
  const combined = calculateCombinedPrice(wagerOfBet(bet).wager);
  const accepted = acceptedOfBet(bet);
  const money = shows.shows_money
    ? listTerms([
        [t('open-bets:risk'), writeCents(accepted.riskCents)],
        [t('open-bets:win'), writeCents(accepted.toWinCents)],
        [
          t('ticket:stillOpen'),
          bet.wagerStatus === 'O' && bet.sold != null
            ? t('my-history:riskToWin', {
                risk: writeCents(bet.riskCents),
                toWin: writeCents(bet.toWinCents),
              })
            : null,
        ],
        [t('ticket:made'), bet.wagerStatus === 'O' ? null : writeCents(madeOfBet(bet))],
        [t('open-bets:freePlay'), bet.freePlayFlag ? t('receipt:yes') : null],
      ])
    : '';
  const items = bet.items.map((item, at) =>
    renderLeg(
      bet,
      item,
      legs.find((leg) => leg.wagerNumber === bet.wagerNumber && leg.itemNumber === at + 1),
      telling,
    ),
  );
  return `<article><h2>${escapeHtml(describeType(bet, t))}${
    combined === null ? '' : ` ${escapeHtml(formatPrice(combined, shows.price_type))}`
  } · ${escapeHtml(t(`open-bets:status.${bet.wagerStatus}`))}</h2>${items.join('')}${money}</article>`;
};

const renderLedger = ({ entries }: TicketStory, { language }: Telling): string => {
  const t = textsIn(language);
  const { locale } = LANGUAGE_ROWS[language];
  const rows = entries.map(({ kind, atMs, atRiskCents, freePlayCents, amountCents, sale }) =>
    [
      describeMoment(atMs, locale),
      t(`ticket:entry.${kind}`),
      ...(sale == null
        ? []
        : [t('transactions:salePaid', { paid: writeCents(sale.paidCents), percent: sale.sharePercent })]),
      ...(atRiskCents === 0 ? [] : [`${t('ticket:atRisk')} ${writeCents(atRiskCents)}`]),
      ...(freePlayCents === 0 ? [] : [`${t('open-bets:freePlay')} ${writeCents(freePlayCents)}`]),
      ...(amountCents === 0 ? [] : [writeCents(amountCents)]),
    ].join(' · '),
  );
  return `<h2>${escapeHtml(t('ticket:money'))}</h2><ol>${rows
    .map((row) => `<li>${escapeHtml(row)}</li>`)
    .join('')}</ol>`;
};

/** A receipt as whoever has its link sees it: bet, price, result and times; the rest if the customer said so. */
export const renderReceipt = (story: TicketStory, telling: Telling): string => {
  const { language, shows, bookName, nowMs } = telling;
  const t = textsIn(language);
  const { locale } = LANGUAGE_ROWS[language];
  const { acceptedAtMs, bets, entries, priceAcceptance } = story;
  const sentMs = entries.find(({ kind, atMs }) => kind === 'hold' && atMs <= acceptedAtMs)?.atMs ?? null;
  const state = selectTicketState(bets);
  const title = t('receipt:title', { book: bookName });
  return wrapPage(
    locale,
    title,
    `<header><h1>${escapeHtml(title)}</h1><p class="state">${escapeHtml(
      state === 'mixed' ? t('ticket:settled') : t(`open-bets:status.${state}`),
    )}</p></header>${listTerms([
      [t('receipt:name'), shows.shown_name],
      [t('receipt:number'), shows.shows_number ? String(story.ticketNumber) : null],
      [t('ticket:sent'), sentMs === null ? null : describeMoment(sentMs, locale)],
      [t('ticket:accepted'), describeMoment(acceptedAtMs, locale)],
      [
        t('receipt:delay'),
        sentMs === null
          ? null
          : t('receipt:seconds', { seconds: ((acceptedAtMs - sentMs) / 1000).toFixed(1) }),
      ],
      [t('ticket:rule'), priceAcceptance === null ? null : t(`slip:acceptance.${priceAcceptance}`)],
    ])}<main>${bets.map((bet) => renderBet(bet, story, telling)).join('')}</main>${
      shows.shows_money ? renderLedger(story, telling) : ''
    }<footer><p>${escapeHtml(
      t('receipt:asOf', { book: bookName, moment: describeMoment(nowMs, locale) }),
    )}</p></footer>`,
  );
};

/** One page for every link that opens nothing: it doesn't say why. */
export const renderNoReceipt = (language: Language, key: 'noReceipt' | 'tooMany'): string => {
  const t = textsIn(language);
  return wrapPage(
    LANGUAGE_ROWS[language].locale,
    t(`receipt:${key}`),
    `<h1>${escapeHtml(t(`receipt:${key}`))}</h1><p>${escapeHtml(t(`receipt:${key}How`))}</p>`,
  );
};
