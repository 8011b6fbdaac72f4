import {
  calculateNet,
  type StatementFigures,
  type StatementRow,
} from '@lineboard/domain/daily-figures/calculate-statement';
import type { Language } from '@lineboard/domain/language/languages';
import { BET_WORDS } from '@lineboard/domain/open-bets/bet-words';
import type { DayRange } from '@lineboard/domain/transactions/transaction-range';
import type { StoredStatement } from './read-statement.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { STATEMENT_TEXTS, type StatementTexts } from './statement-texts.ts';
import { describeMoment } from './describe-moment.ts';
import { writeCents } from './write-cents.ts';

const fill = (text: string, blanks: Readonly<Record<string, string>>): string =>
  Object.entries(blanks).reduce((filled, [name, value]) => filled.replace(`{${name}}`, () => value), text);

/** Of days and months by name, which no zone moves; in the years of the book's days, in Thai, too. */
const formatDay = (locale: string, day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...how, calendar: 'gregory', timeZone: 'UTC' }).format(Date.parse(day));

const FIRST_SHARE = 0.15;

export const createStatementHead = (
  language: Language,
  { customerId, days, nowMs }: { customerId: string; days: DayRange; nowMs: number },
  statement: StoredStatement,
): SheetHead => {
  const texts = STATEMENT_TEXTS[language];
  const { locale } = SHEET_WORDS[language];
  const { currency, startingCents, total } = statement;
  const day = (one: string) => formatDay(locale, one, { dateStyle: 'long' });
  const [first, ...others] = texts.columns;
  return {
    title: texts.title,
    about: [
      fill(texts.account, { id: customerId, currency }),
      fill(texts.days, { start: day(days.start), end: day(days.end) }),
      fill(texts.starting, { cents: writeCents(startingCents) }),
      fill(texts.ending, { cents: writeCents(startingCents + calculateNet(total)) }),
      fill(texts.made, { moment: describeMoment(nowMs, locale) }),
    ],
    columns: [
      { name: first, kind: 'text', share: FIRST_SHARE },
      ...others.map((name, at) => ({
        name,
        kind: at === 0 ? ('count' as const) : ('cents' as const),
        share: at === 0 ? 0.05 : (1 - FIRST_SHARE - 0.05) / (others.length - 1),
      })),
    ],
  };
};

const figuresOf = (figures: StatementFigures): SheetRow => [
  String(figures.bets),
  figures.stakedCents,
  figures.wonCents,
  figures.lostCents,
  figures.casinoCents,
  figures.freePlayGivenCents,
  figures.freePlayStakedCents,
  figures.depositsCents,
  figures.withdrawalsCents,
  figures.adjustmentsCents,
  calculateNet(figures),
];

/** Of what isn't split by sport or kind of bet nothing is said there. */
const betsOf = ({ bets, stakedCents, wonCents, lostCents }: StatementFigures): SheetRow => [
  String(bets),
  stakedCents,
  wonCents,
  lostCents,
  null,
  null,
  null,
  null,
  null,
  null,
  wonCents - lostCents,
];

const nothing = (texts: StatementTexts): SheetRow => texts.columns.slice(1).map(() => null);

/** By month with its total, by sport, and by kind of bet. */
export const listStatementRows = (language: Language, statement: StoredStatement): SheetRow[] => {
  const texts = STATEMENT_TEXTS[language];
  const { locale } = SHEET_WORDS[language];
  const { months, sports, wagerTypes, total, monthNames } = statement;
  const heading = (name: string): SheetRow => [name, ...nothing(texts)];
  const month = (number: number): string =>
    formatDay(locale, `${monthNames[number - 1]}-01`, { year: 'numeric', month: 'long' });
  const sport = (name: string): string =>
    name === 'Several' ? texts.several : (BET_WORDS[language].sports.get(name) ?? name);
  const wagerType = (letter: string): string => texts.wagerTypes[letter] ?? letter;
  const byBets = (rows: ReadonlyArray<StatementRow<string>>, nameOf: (key: string) => string): SheetRow[] =>
    rows.map(({ key, figures }) => [nameOf(key), ...betsOf(figures)]);
  return [
    heading(texts.byMonth),
    ...months.map(({ key, figures }): SheetRow => [month(key), ...figuresOf(figures)]),
    [texts.total, ...figuresOf(total)],
    heading(texts.bySport),
    ...byBets(sports, sport),
    heading(texts.byWagerType),
    ...byBets(wagerTypes, wagerType),
  ];
};
