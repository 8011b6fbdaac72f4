import { SHARE_PERCENT } from '../../betting/selling/sale-bounds.ts';
import { COMBINATION_FIGURES } from '../../betting/combination/combination-figures.ts';
import { calculateToWinAtProfit } from '../../ground/money/amounts-at-profit.ts';
import { formatCents } from '../../ground/money/format-cents.ts';
import { createRational, subtractRational } from '../../ground/money/rational.ts';
import type { HouseRules, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateParlayFactor } from '../../betting/parlay/calculate-parlay-odds.ts';
import { boundsOfCard } from '../../betting/kinds/progressive-card.ts';
import { saySport } from '../../ground/language/say-sport.ts';
import type { Say } from '../../ground/language/say.ts';
import { formatTotal } from '../../ground/price/format-points.ts';
import { formatPrice } from '../../ground/price/format-price.ts';
import type { Window } from '../../ground/sport/sport-row.ts';
import { rowOfSport, SPORT_TYPES } from '../../ground/sport/sports.ts';
import { writeAmountByCurrency } from './write-amount-by-currency.ts';
import { writeCents } from './write-cents.ts';

/** The settings of a book that its pages may show. */
export interface BookSettings {
  bookName: string;
  rules: HouseRules;
  /** HR-44: the delay for sports without their own. */
  liveDelayMs: number;
  liveDelays: ReadonlyArray<{ sportType: string; delayMs: number }>;
}

/** Escapes the characters that mean something in Markdown. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#+\-.!|~]/g, String.raw`\$&`);

const writeTable = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const writePrice = (price: number): string => escapeMarkdown(formatPrice(price, 'A').replace('-', '−'));

/** A name from a feed may look like Markdown; the book's own words never do. */
const nameOf = (sportType: string, say: Say): string => escapeMarkdown(saySport(sportType, say));

const none = (say: Say): string => say('figures:none');

const writeTeasers = (cards: readonly TeaserCard[], say: Say): string => {
  const teams = [...new Set(cards.flatMap(({ payCards }) => Object.keys(payCards).map(Number)))];
  const counts = teams.toSorted((one, other) => one - other);
  const rows = cards.map(({ teaserName, points, tieRule, payCards }) => [
    escapeMarkdown(teaserName),
    Object.entries(points)
      .map(([sport, moved]) => `${nameOf(sport, say)} ${formatTotal(moved)}`)
      .join(', '),
    say(`figures:tie.${tieRule}`),
    ...counts.map((count) => (payCards[count] === undefined ? '' : writePrice(payCards[count]))),
  ]);
  const head = [say('figures:teaser'), say('figures:points'), say('figures:ties')];
  const ofTeams = counts.map((count) => say('figures:teams', { count }));
  return cards.length === 0 ? none(say) : writeTable([...head, ...ofTeams], rows);
};

/** The payouts of parlays at −110 by number of legs: by the book's card where it has one (HR-10). */
const writeParlays = ({ mostParlayLegs, parlayCard }: HouseRules, say: Say): string => {
  const rows = Array.from({ length: mostParlayLegs - 1 }, (_, at) => {
    const factor = calculateParlayFactor(Array(at + 2).fill({ price: -110, isQuarter: false }), parlayCard);
    const profit = subtractRational(factor, createRational(1));
    return [
      String(at + 2),
      say('figures:toOne', { profit: formatCents(calculateToWinAtProfit(100, profit)) }),
    ];
  });
  return writeTable([say('figures:legs'), say('figures:pays')], rows);
};

/** The payouts of progressive parlays (HR-16) by the number of legs that didn't win. */
const writeProgressive = ({ progressiveCard }: HouseRules, say: Say): string => {
  if (progressiveCard === null) return none(say);
  const rows = Object.entries(progressiveCard.payouts);
  const most = Math.max(...rows.map(([, profits]) => profits.length));
  return writeTable(
    [say('figures:legs'), ...Array.from({ length: most }, (_, legs) => say('figures:notWon', { legs }))],
    rows.map(([legs, profits]) => [
      legs,
      ...Array.from({ length: most }, (_, lost) => {
        const profit = profits[lost];
        return profit === undefined
          ? ''
          : say('figures:toOne', { profit: formatTotal(profit[0] / profit[1]) });
      }),
    ]),
  );
};

const writePoints = ({ points }: HouseRules, say: Say): { keyNumbers: string; mostHalves: string } => {
  const { keyNumbers, mostOnSpread } = points;
  return {
    keyNumbers:
      keyNumbers.length === 0
        ? none(say)
        : writeTable(
            [say('figures:sport'), say('figures:keyNumber'), say('figures:cents')],
            keyNumbers.map(({ sportType, points: number, cents }) => [
              nameOf(sportType, say),
              formatTotal(number),
              String(cents),
            ]),
          ),
    mostHalves: writeTable(
      [say('figures:sport'), say('figures:mostHalves')],
      Object.entries(mostOnSpread).map(([sport, most]) => [nameOf(sport, say), String(most)]),
    ),
  };
};

/** The minutes after which a game is official (HR-70), by sport and for the leagues that differ. */
const writeOfficialMinutes = (say: Say): string => {
  const rows = SPORT_TYPES.flatMap((sportType) => {
    const { minutes, leagues: ofLeagues } = rowOfSport(sportType);
    const leagues = [...ofLeagues].flatMap(([league, row]) =>
      row.minutes === undefined || row.minutes === null
        ? []
        : [[nameOf(sportType, say), escapeMarkdown(league), String(row.minutes.official)]],
    );
    return minutes === null ? [] : [[nameOf(sportType, say), '', String(minutes.official)], ...leagues];
  });
  return writeTable([say('figures:sport'), say('figures:league'), say('figures:minutes')], rows);
};

const writeWindow = (window: Window, say: Say): string => {
  if (window === 'open') return say('figures:window.open');
  if ('hours' in window) return say('figures:window.hours', { count: window.hours });
  if ('weekday' in window) return say('figures:window.weekday');
  const { hour } = window;
  return hour === 0 ? say('figures:window.midnight') : say('figures:window.nextMorning', { hour });
};

/** The deadlines by which a game must be played for its wagers to count (HR-73). */
const writeWindows = (say: Say): string => {
  const rows = SPORT_TYPES.map((sportType) => {
    const { suspended, postponed } = rowOfSport(sportType);
    return [nameOf(sportType, say), writeWindow(suspended, say), writeWindow(postponed, say)];
  });
  return writeTable([say('figures:sport'), say('figures:suspended'), say('figures:postponed')], rows);
};

/** Keeps fractions of a second. */
const writeSeconds = (milliseconds: number, say: Say): string =>
  say('figures:seconds', { count: milliseconds / 1_000 });

/**
 * Creates the figures that a page of the book may name, as Markdown in the language of `say`. Rules and grading take
 * them from the same place, so no page can say anything else.
 */
export const createBookFigures = (
  { bookName, rules, liveDelayMs, liveDelays }: BookSettings,
  say: Say,
): ReadonlyMap<string, string> => {
  const { keyNumbers, mostHalves } = writePoints(rules, say);
  const legsOfCard = rules.progressiveCard === null ? null : boundsOfCard(rules.progressiveCard);
  const cardsOf = (category: TeaserCard['category']) =>
    writeTeasers(
      rules.teasers.filter((card) => card.category === category),
      say,
    );
  return new Map([
    ['bookName', escapeMarkdown(bookName)],
    ['mostParlayLegs', String(rules.mostParlayLegs)],
    ['parlayPays', writeParlays(rules, say)],
    ['progressivePays', writeProgressive(rules, say)],
    ['fewestProgressiveLegs', String(legsOfCard?.[0] ?? none(say))],
    ['mostProgressiveLegs', String(legsOfCard?.[1] ?? none(say))],
    ['fewestCombinedLegs', String(COMBINATION_FIGURES.leastLegs)],
    ['mostCombinedLegs', String(COMBINATION_FIGURES.mostLegs)],
    ['mostCombinedWin', writeCents(COMBINATION_FIGURES.mostWinCents)],
    ['saleMargin', String(rules.sales.marginPercent)],
    ['saleLegMargin', String(rules.sales.legPercent)],
    ['leastSale', writeAmountByCurrency(rules.sales.leastCents, rules.sales.leastCentsOf)],
    ['leastSaleShare', String(SHARE_PERCENT.least)],
    ['teasers', cardsOf('Standard')],
    ['pleasers', cardsOf('Pleasers')],
    ['openSpotDays', String(rules.openSpotDays)],
    ['mostIfBetLegs', String(rules.mostIfBetLegs)],
    ['rifMaxChain', String(rules.rifMaxChain)],
    ['pointSports', rules.points.sportTypes.map((sport) => nameOf(sport, say)).join(', ') || none(say)],
    ['halfPointCents', String(rules.points.halfPointCents)],
    ['keyNumbers', keyNumbers],
    ['mostHalves', mostHalves],
    ['mostHalvesElsewhere', String(rules.points.mostElsewhere)],
    ['officialMinutes', writeOfficialMinutes(say)],
    ['windows', writeWindows(say)],
    ['decidedTotals', say(`figures:decided.${rules.decidedStands ? 'all' : 'parts'}`)],
    ['mostTicketWin', writeAmountByCurrency(rules.mostTicketWinCents, rules.mostTicketWinCentsOf)],
    ['mostDayWin', writeAmountByCurrency(rules.mostDayWinCents, rules.mostDayWinCentsOf)],
    ['correctionHours', String(rules.correctionHours)],
    ['statisticCorrectionHours', String(rules.statisticCorrectionHours)],
    ['mostPendingTickets', String(rules.mostPendingTickets)],
    ['mostOpenWagers', rules.mostOpenWagers.toLocaleString('en-US')],
    ['liveDelay', writeSeconds(liveDelayMs, say)],
    [
      'liveDelays',
      liveDelays
        .map((each) => `${nameOf(each.sportType, say)} ${writeSeconds(each.delayMs, say)}`)
        .join(', ') || none(say),
    ],
  ]);
};
