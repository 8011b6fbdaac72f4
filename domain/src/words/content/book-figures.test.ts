import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../testing/say-in.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { type BookSettings, createBookFigures } from './book-figures.ts';
import { fillFigures, findUnknownFigures } from './fill-figures.ts';
import { LANGUAGES } from '../../ground/language/languages.ts';

const BOOK: BookSettings = {
  bookName: 'Tony*s <Book>',
  rules: DEFAULT_HOUSE_RULES,
  liveDelayMs: 5_000,
  liveDelays: [{ sportType: 'Tennis', delayMs: 8_500 }],
};

const figure = (name: string, changed: Partial<BookSettings> = {}): string =>
  createBookFigures({ ...BOOK, ...changed }, sayIn('en')).get(name) ?? '';

const rowsOf = (table: string): string[][] =>
  table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the figures that pages name', () => {
  it('are the ones that bets are judged by', () => {
    const rules = { ...DEFAULT_HOUSE_RULES, mostParlayLegs: 8, openSpotDays: 3, rifMaxChain: 4 };
    expect(figure('mostParlayLegs', { rules })).toBe('8');
    expect(rowsOf(figure('parlayPays', { rules }))).toHaveLength(2 + 7);
    expect(figure('openSpotDays', { rules })).toBe('3');
    expect(figure('rifMaxChain', { rules })).toBe('4');
    expect(['fewestCombinedLegs', 'mostCombinedLegs', 'mostCombinedWin'].map((name) => figure(name))).toEqual(
      ['2', '8', '10,000.00'],
    );
    const sales = { marginPercent: 6, legPercent: 2, leastCents: 250 };
    expect(
      ['saleMargin', 'saleLegMargin', 'leastSale', 'leastSaleShare'].map((name) =>
        figure(name, { rules: { ...rules, sales } }),
      ),
    ).toEqual(['6', '2', '2.50', '10']);
    const ofCurrencies = { ...sales, leastCentsOf: { MXN: 2_000, JPY: 150_000 } };
    expect(figure('leastSale', { rules: { ...rules, sales: ofCurrencies } })).toBe(
      '2.50 (JPY 1,500.00, MXN 20.00)',
    );
    expect(['mostTicketWin', 'mostDayWin'].map((name) => figure(name))).toEqual(['100,000.00', '250,000.00']);
    const most = {
      ...rules,
      mostTicketWinCentsOf: { MXN: 200_000_000, JPY: 1_500_000_000 },
      mostDayWinCentsOf: { MXN: 500_000_000 },
    };
    expect(['mostTicketWin', 'mostDayWin'].map((name) => figure(name, { rules: most }))).toEqual([
      '100,000.00 (JPY 15,000,000.00, MXN 2,000,000.00)',
      '250,000.00 (MXN 5,000,000.00)',
    ]);
    expect(figure('liveDelay')).toBe('5 seconds');
    expect(figure('liveDelays')).toBe('Tennis 8.5 seconds');
    expect(figure('liveDelays', { liveDelays: [] })).toBe('none');
  });

  it('include every teaser card with its points, ties and prices', () => {
    const [head, , six] = rowsOf(figure('teasers'));
    expect(head).toEqual([
      'Teaser',
      'Points',
      'Ties',
      ...[2, 3, 4, 5, 6, 7, 8].map((count) => `${count} teams`),
    ]);
    expect(six).toEqual([
      'T tp 6/4',
      'Football 6, Basketball 4, Baseball 1',
      'push',
      '−110',
      '\\+180',
      '\\+300',
      '\\+450',
      '\\+700',
      '\\+900',
      '\\+1100',
    ]);
    expect(
      rowsOf(figure('teasers'))
        .find(([name]) => name === 'T tl 13/9 4 teams')
        ?.slice(2),
    ).toEqual(['lose', '', '', '−130', '', '', '', '']);
    expect(rowsOf(figure('pleasers'))).toHaveLength(4);
    expect(figure('teasers', { rules: { ...DEFAULT_HOUSE_RULES, teasers: [] } })).toBe('none');
  });

  it('say what parlays pay by the odds, or by the book’s card where it has one', () => {
    expect(rowsOf(figure('parlayPays')).slice(2, 4)).toEqual([
      ['2', '2.64 to 1'],
      ['3', '5.96 to 1'],
    ]);
    expect(rowsOf(figure('parlayPays'))).toContainEqual(['11', '1,226.70 to 1']);
    const rules = { ...DEFAULT_HOUSE_RULES, parlayCard: { cardName: 'c', payouts: { 2: [13, 5] as const } } };
    expect(rowsOf(figure('parlayPays', { rules })).slice(2, 4)).toEqual([
      ['2', '2.60 to 1'],
      ['3', '5.96 to 1'],
    ]);
  });

  it('say how much half points cost on which numbers', () => {
    expect(rowsOf(figure('keyNumbers')).slice(2)).toEqual([
      ['Football', '3', '25'],
      ['Football', '7', '15'],
    ]);
    expect(rowsOf(figure('mostHalves')).slice(2)).toEqual([
      ['Football', '3'],
      ['Basketball', '3'],
    ]);
  });

  it('escape Markdown in the operator’s names', () => {
    expect(figure('bookName')).toBe(String.raw`Tony\*s \<Book\>`);
    const [card] = DEFAULT_HOUSE_RULES.teasers;
    const teasers = [{ ...card!, teaserName: 'T tp a|b [x](y)' }];
    expect(figure('teasers', { rules: { ...DEFAULT_HOUSE_RULES, teasers } })).toContain(
      String.raw`T tp a\|b \[x\]\(y\)`,
    );
  });

  it.each(LANGUAGES)('are the same in %s', (language) => {
    const rules = {
      ...DEFAULT_HOUSE_RULES,
      progressiveCard: null,
      points: { ...DEFAULT_HOUSE_RULES.points, keyNumbers: [] },
    };
    const books = [BOOK, { ...BOOK, rules }];
    for (const book of books) {
      const [here, inEnglish] = [language, 'en' as const].map((each) => createBookFigures(book, sayIn(each)));
      expect([...(here?.keys() ?? [])]).toEqual([...(inEnglish?.keys() ?? [])]);
    }
  });

  it.each([
    ['en', '8.5 seconds', '24 hours after its start', 'the end of Wednesday in New York', 'Not won: 1'],
    [
      'es',
      '8.5 segundos',
      '24 horas después de su inicio',
      'el final del miércoles en Nueva York',
      'No ganan: 1',
    ],
    ['th', '8.5 วินาที', '24 ชั่วโมงหลังเวลาเริ่ม', 'สิ้นวันพุธตามเวลานิวยอร์ก', 'ไม่ชนะ: 1'],
    ['zh-hant', '8.5 秒', '開賽後 24 小時', '紐約時間星期三結束', '沒贏: 1'],
  ] as const)('are in the words of %s', (language, seconds, hours, weekday, notWon) => {
    const figures = createBookFigures(BOOK, sayIn(language));
    expect(figures.get('liveDelays')).toContain(seconds);
    for (const window of [hours, weekday]) expect(figures.get('windows')).toContain(window);
    expect(figures.get('progressivePays')).toContain(notWon);
  });
});

describe('a text that names figures', () => {
  const figures = new Map([['openSpotDays', '7 $& $1']]);

  it('has them in their places, unchanged', () => {
    expect(fillFigures('Until {{openSpotDays}} or {{ openSpotDays }} days', figures)).toBe(
      'Until 7 $& $1 or 7 $& $1 days',
    );
  });

  it('shows an unknown name as it is, and reports it', () => {
    expect(fillFigures('{{constructor}} {{x}}', figures)).toBe('{{constructor}} {{x}}');
    expect(findUnknownFigures('{{openSpotDays}} {{x}} {{constructor}} {{x}}', figures)).toEqual([
      'x',
      'constructor',
    ]);
  });
});
