import {
  calculateNet,
  type StatementFigures,
  type StatementRow,
} from '@lineboard/domain/books/daily-figures/calculate-statement';
import { type Language, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { saySport } from '@lineboard/domain/ground/language/say-sport';
import type { DayRange } from '@lineboard/domain/books/transactions/transaction-range';
import { textsIn } from '../../words/catalogues/texts-in.ts';
import { describeMoment } from './describe-moment.ts';
import type { StoredStatement } from './read-statement.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { writeCents } from './write-cents.ts';

/** The columns next to a row's subject, from left to right. */
const COLUMNS = [
  'bets',
  'staked',
  'won',
  'lost',
  'casino',
  'freePlayGiven',
  'freePlayStaked',
  'deposits',
  'withdrawals',
  'adjustments',
  'net',
] as const;

/** Formats days and months by name, which no zone moves; in the years of the book's days, in Thai, too. */
const formatDay = (locale: string, day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...how, calendar: 'gregory', timeZone: 'UTC' }).format(Date.parse(day));

const FIRST_SHARE = 0.15;
const BETS_SHARE = 0.05;

export const createStatementHead = (
  language: Language,
  { customerId, days, nowMs }: { customerId: string; days: DayRange; nowMs: number },
  statement: StoredStatement,
): SheetHead => {
  const t = textsIn(language);
  const { locale } = LANGUAGE_ROWS[language];
  const { currency, startingCents, total } = statement;
  const day = (one: string) => formatDay(locale, one, { dateStyle: 'long' });
  return {
    title: t('statement:title'),
    about: [
      t('statement:account', { customer: customerId, currency }),
      t('statement:days', { start: day(days.start), end: day(days.end) }),
      t('statement:starting', { cents: writeCents(startingCents) }),
      t('statement:ending', { cents: writeCents(startingCents + calculateNet(total)) }),
      t('statement:made', { moment: describeMoment(nowMs, locale) }),
    ],
    columns: [
      { name: '', kind: 'text', share: FIRST_SHARE },
      ...COLUMNS.map((column) => ({
        name: t(`statement:column.${column}`),
        kind: column === 'bets' ? ('count' as const) : ('cents' as const),
        share: column === 'bets' ? BETS_SHARE : (1 - FIRST_SHARE - BETS_SHARE) / (COLUMNS.length - 1),
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

/** These cells stay empty where a figure isn't split by sport or kind of bet. */
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

const NOTHING: SheetRow = COLUMNS.map(() => null);

/** The bets by month with its total, by sport, and by kind of bet. */
export const listStatementRows = (language: Language, statement: StoredStatement): SheetRow[] => {
  const t = textsIn(language);
  const { locale } = LANGUAGE_ROWS[language];
  const { months, sports, wagerTypes, total, monthNames } = statement;
  const heading = (name: string): SheetRow => [name, ...NOTHING];
  const month = (number: number): string =>
    formatDay(locale, `${monthNames[number - 1]}-01`, { year: 'numeric', month: 'long' });
  const sport = (name: string): string => (name === 'Several' ? t('statement:several') : saySport(name, t));
  const wagerType = (letter: string): string => t(`statement:wagerType.${letter}`);
  const byBets = (rows: ReadonlyArray<StatementRow<string>>, nameOf: (key: string) => string): SheetRow[] =>
    rows.map(({ key, figures }) => [nameOf(key), ...betsOf(figures)]);
  return [
    heading(t('statement:byMonth')),
    ...months.map(({ key, figures }): SheetRow => [month(key), ...figuresOf(figures)]),
    [t('statement:total'), ...figuresOf(total)],
    heading(t('statement:bySport')),
    ...byBets(sports, sport),
    heading(t('statement:byWagerType')),
    ...byBets(wagerTypes, wagerType),
  ];
};
