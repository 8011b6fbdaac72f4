import { calculateToWinAtProfit } from '../money/amounts-at-profit.ts';
import { formatCents } from '../money/format-cents.ts';
import { createRational, subtractRational } from '../money/rational.ts';
import type { HouseRules, TeaserCard } from '../house-rules/house-rules.schema.ts';
import { calculateParlayFactor } from '../parlay/calculate-parlay-odds.ts';
import { boundsOfCard } from '../parlay/settle-progressive.ts';
import { formatTotal } from '../price/format-points.ts';
import { formatPrice } from '../price/format-price.ts';
import { rowOfSport, SPORT_TYPES } from '../sport/sports.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';
import type { Language } from '../language/languages.ts';

/** What a book is configured with and its pages may tell. */
export interface BookSettings {
  bookName: string;
  rules: HouseRules;
  /** HR-44: where a sport has no delay of its own. */
  liveDelayMs: number;
  liveDelays: ReadonlyArray<{ sportType: string; delayMs: number }>;
}

/** What Markdown would take for its own. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#+\-.!|~]/g, String.raw`\$&`);

const writeTable = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const writePrice = (price: number): string => escapeMarkdown(formatPrice(price, 'A').replace('-', '−'));

const createNames =
  ({ sports }: FigureWords) =>
  (sportType: string): string =>
    sports.get(sportType) ?? escapeMarkdown(sportType);

const writeTeasers = (cards: readonly TeaserCard[], words: FigureWords): string => {
  const teams = [...new Set(cards.flatMap(({ payCards }) => Object.keys(payCards).map(Number)))];
  const counts = teams.toSorted((one, other) => one - other);
  const nameOf = createNames(words);
  const rows = cards.map(({ teaserName, points, tieRule, payCards }) => [
    escapeMarkdown(teaserName),
    Object.entries(points)
      .map(([sport, moved]) => `${nameOf(sport)} ${formatTotal(moved)}`)
      .join(', '),
    words.tie[tieRule],
    ...counts.map((count) => (payCards[count] === undefined ? '' : writePrice(payCards[count]))),
  ]);
  const head = [words.teaser, words.points, words.ties, ...counts.map((count) => `${count} ${words.teams}`)];
  return cards.length === 0 ? words.none : writeTable(head, rows);
};

/** What legs at −110 pay together, by their number: by the book's card where it has one (HR-10). */
const writeParlays = (
  { mostParlayLegs, parlayCard }: HouseRules,
  { legs, pays, toOne }: FigureWords,
): string => {
  const rows = Array.from({ length: mostParlayLegs - 1 }, (_, at) => {
    const factor = calculateParlayFactor(Array(at + 2).fill({ price: -110, isQuarter: false }), parlayCard);
    const profit = subtractRational(factor, createRational(1));
    return [String(at + 2), toOne(formatCents(calculateToWinAtProfit(100, profit)))];
  });
  return writeTable([legs, pays], rows);
};

/** What progressive parlays pay (HR-16), by how many of their legs didn't win. */
const writeProgressive = ({ progressiveCard }: HouseRules, words: FigureWords): string => {
  if (progressiveCard === null) return words.none;
  const rows = Object.entries(progressiveCard.payouts);
  const most = Math.max(...rows.map(([, profits]) => profits.length));
  return writeTable(
    [words.legs, ...Array.from({ length: most }, (_, lost) => `${words.notWon}: ${lost}`)],
    rows.map(([legs, profits]) => [
      legs,
      ...Array.from({ length: most }, (_, lost) => {
        const profit = profits[lost];
        return profit === undefined ? '' : words.toOne(formatTotal(profit[0] / profit[1]));
      }),
    ]),
  );
};

const writePoints = (
  { points }: HouseRules,
  words: FigureWords,
): { keyNumbers: string; mostHalves: string } => {
  const nameOf = createNames(words);
  const { keyNumbers, mostOnSpread } = points;
  return {
    keyNumbers:
      keyNumbers.length === 0
        ? words.none
        : writeTable(
            [words.sport, words.number, words.cents],
            keyNumbers.map(({ sportType, points: number, cents }) => [
              nameOf(sportType),
              formatTotal(number),
              String(cents),
            ]),
          ),
    mostHalves: writeTable(
      [words.sport, words.most],
      Object.entries(mostOnSpread).map(([sport, most]) => [nameOf(sport), String(most)]),
    ),
  };
};

/** How many minutes make a game official (HR-70): by sport, and by the leagues that differ. */
const writeOfficialMinutes = (words: FigureWords): string => {
  const nameOf = createNames(words);
  const rows = SPORT_TYPES.flatMap((sportType) => {
    const { minutes, leagues: ofLeagues } = rowOfSport(sportType);
    const leagues = [...ofLeagues].flatMap(([league, row]) =>
      row.minutes === undefined || row.minutes === null
        ? []
        : [[nameOf(sportType), escapeMarkdown(league), String(row.minutes.official)]],
    );
    return minutes === null ? [] : [[nameOf(sportType), '', String(minutes.official)], ...leagues];
  });
  return writeTable([words.sport, words.league, words.minutes], rows);
};

/** Until when a game may be played for the wagers on it (HR-73). */
const writeWindows = (words: FigureWords): string => {
  const nameOf = createNames(words);
  const rows = SPORT_TYPES.map((sportType) => {
    const { suspended, postponed } = rowOfSport(sportType);
    return [nameOf(sportType), words.window(suspended), words.window(postponed)];
  });
  return writeTable([words.sport, words.suspended, words.postponed], rows);
};

/** As the figures of the book's own pages: no sign of a currency. */
const writeCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Half seconds and less stay what they are. */
const writeSeconds = (milliseconds: number, { seconds }: FigureWords): string =>
  seconds(milliseconds / 1_000);

/**
 * The figures that a page of the book may name, as Markdown in its language: rules and grading take them from the same
 * place, so that no page can say something else.
 */
export const createBookFigures = (
  { bookName, rules, liveDelayMs, liveDelays }: BookSettings,
  language: Language,
): ReadonlyMap<string, string> => {
  const words = FIGURE_WORDS[language];
  const nameOf = createNames(words);
  const { keyNumbers, mostHalves } = writePoints(rules, words);
  const legsOfCard = rules.progressiveCard === null ? null : boundsOfCard(rules.progressiveCard);
  const cardsOf = (category: TeaserCard['category']) =>
    writeTeasers(
      rules.teasers.filter((card) => card.category === category),
      words,
    );
  return new Map([
    ['bookName', escapeMarkdown(bookName)],
    ['mostParlayLegs', String(rules.mostParlayLegs)],
    ['parlayPays', writeParlays(rules, words)],
    ['progressivePays', writeProgressive(rules, words)],
    ['fewestProgressiveLegs', String(legsOfCard?.[0] ?? words.none)],
    ['mostProgressiveLegs', String(legsOfCard?.[1] ?? words.none)],
    ['teasers', cardsOf('Standard')],
    ['pleasers', cardsOf('Pleasers')],
    ['openSpotDays', String(rules.openSpotDays)],
    ['mostIfBetLegs', String(rules.mostIfBetLegs)],
    ['rifMaxChain', String(rules.rifMaxChain)],
    ['pointSports', rules.points.sportTypes.map(nameOf).join(', ') || words.none],
    ['halfPointCents', String(rules.points.halfPointCents)],
    ['keyNumbers', keyNumbers],
    ['mostHalves', mostHalves],
    ['mostHalvesElsewhere', String(rules.points.mostElsewhere)],
    ['officialMinutes', writeOfficialMinutes(words)],
    ['windows', writeWindows(words)],
    ['decidedTotals', words.decidedTotals(rules.decidedStands)],
    ['mostTicketWin', writeCents(rules.mostTicketWinCents)],
    ['mostDayWin', writeCents(rules.mostDayWinCents)],
    ['correctionHours', String(rules.correctionHours)],
    ['statisticCorrectionHours', String(rules.statisticCorrectionHours)],
    ['mostPendingTickets', String(rules.mostPendingTickets)],
    ['mostOpenWagers', rules.mostOpenWagers.toLocaleString('en-US')],
    ['liveDelay', writeSeconds(liveDelayMs, words)],
    [
      'liveDelays',
      liveDelays.map((each) => `${nameOf(each.sportType)} ${writeSeconds(each.delayMs, words)}`).join(', ') ||
        words.none,
    ],
  ]);
};
