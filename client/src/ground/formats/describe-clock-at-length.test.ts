import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { describeClockAtLength } from './describe-clock-at-length.ts';

const describeIn = async (language: Language, sportType: string, clock: string): Promise<string> => {
  const texts = createI18n(language);
  await texts.loadNamespaces('period');
  return describeClockAtLength(texts, sportType, clock).join(' · ');
};

describe('a clock with long names', () => {
  it.each([
    ['en', 'Football', 'Q2 11', 'Q2 · 11 min left'],
    ['es', 'Football', 'Q2 11', '2.º cuarto · quedan 11′'],
    ['th', 'Basketball', '2H 04', 'ครึ่งหลัง · เหลือ 4 น.'],
    ['zh-hant', 'Hockey', 'P3 4:12', '第3局 · 剩 4:12'],
  ] as const)(
    '%s: names the part of the game as its lines are named: %s %s',
    async (language, sport, clock, said) => {
      expect(await describeIn(language, sport, clock)).toBe(said);
    },
  );

  it.each([
    ['Football', 'HT', 'HT'],
    ['Baseball', 'Top 5', 'Top 5'],
    ['Soccer', "67'", '67′'],
    ['Football', '', ''],
  ])('leaves the feed’s words where the book has none: %s %s', async (sport, clock, said) => {
    expect(await describeIn('es', sport, clock)).toBe(said);
  });
});
