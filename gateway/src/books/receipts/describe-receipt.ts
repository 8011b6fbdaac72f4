import { describeItem, describeType } from '@lineboard/domain/books/open-bets/describe-bet';
import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import { selectTicketState } from '@lineboard/domain/books/ticket-story/select-ticket-state';
import type { StoryBet, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { type Language, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import { textsIn } from '../../words/catalogues/texts-in.ts';
import { describeMoment, describeTime } from '../exports/describe-moment.ts';
import type { FileLanguage } from '../exports/file-language.ts';
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
import type { OpenedLink } from './receipt-link-rows.ts';
import { escapeHtml, listTerms, wrapPage } from './receipt-html.ts';

type Shows = Pick<OpenedLink, 'shows_money' | 'shows_number' | 'shown_name'>;

/** How a receipt is told: to whoever opens it, with the prices of whose bet it is. */
interface Telling {
  language: FileLanguage;
  shows: Shows;
  bookName: string;
  /** Book's clock. */
  nowMs: number;
}

/** A time is said where it isn't the ticket's own. */
const sayWhen = ({ atMs, text }: LegFact, acceptedAtMs: number, locale: string): string =>
  atMs === null || atMs === acceptedAtMs ? text : `${text} · ${describeMoment(atMs, locale)}`;

const renderLine = (told: ToldLeg, language: FileLanguage): string => {
  const words = describeLine(told, language);
  if (words === null) return '';
  const items = words.lines.map(
    ({ atMs, text }) => `<li>${escapeHtml(`${describeTime(atMs, language.locale)} · ${text}`)}</li>`,
  );
  return `<p>${escapeHtml(words.summary)}</p>${items.length === 0 ? '' : `<ol>${items.join('')}</ol>`}`;
};

const renderRulings = ({ leg }: ToldLeg, language: FileLanguage): string => {
  const rulings = leg?.rulings ?? [];
  if (rulings.length < 2) return '';
  const items = rulings.map((ruling) =>
    [describeMoment(ruling.atMs, language.locale), describeRuling(ruling, language)].join(' · '),
  );
  return `<p>${escapeHtml(language.t('receipt:rulings'))}</p><ol>${items
    .map((item) => `<li>${escapeHtml(item)}</li>`)
    .join('')}</ol>`;
};

const renderLeg = (told: ToldLeg, acceptedAtMs: number, language: FileLanguage): string => {
  const { t, locale, priceType } = language;
  const { bet, item, at } = told;
  const name = describeItem(item, paysOwnPrice(bet.terms, at) ? priceType : null, t);
  const list = (facts: readonly LegFact[]): string =>
    listTerms(facts.map((fact) => [fact.name, sayWhen(fact, acceptedAtMs, locale)]));
  return [
    `<p><strong>${escapeHtml(name)}</strong></p>`,
    list(listPlacedFacts(told, language)),
    renderLine(told, language),
    list(listResultFacts(told, language)),
    renderRulings(told, language),
  ].join('');
};

const renderBet = (bet: StoryBet, story: TicketStory, { language, shows }: Telling): string => {
  const { t, priceType } = language;
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
  const items = listToldLegs(bet, story).map((told) => renderLeg(told, story.acceptedAtMs, language));
  const combinations = listTerms(
    describeCombinations(bet, language).map(({ name, text }) => [name, text] as const),
  );
  return `<article><h2>${escapeHtml(describeType(bet, t))}${
    combined === null ? '' : ` ${escapeHtml(formatPrice(combined, priceType))}`
  } · ${escapeHtml(t(`open-bets:status.${bet.wagerStatus}`))}</h2>${items.join('')}${combinations}${money}</article>`;
};

const renderLedger = ({ entries }: TicketStory, { language }: Telling): string => {
  const { t, locale } = language;
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
  const { t, locale } = language;
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
      [t('ticket:rule'), priceAcceptance === null ? null : describeAcceptance(priceAcceptance, t)],
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
