import { BET_WORDS } from '@lineboard/domain/open-bets/bet-words';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@lineboard/domain/language/languages';

type Catalogue = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<Catalogue>(
  '../../../domain/words/*/*/{open-bets,period,pick,sport}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** As files fill them in. */
const read = (language: string, namespace: string, key: string): string | undefined =>
  Object.entries(catalogues)
    .find(([path]) => path.includes(`/${language}/`) && path.endsWith(`/${namespace}.json`))?.[1]
    [key]?.replaceAll('{{', '{')
    .replaceAll('}}', '}')
    .replace(', list', '');

// Heads and periods of English files are worded by the specification.
it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'files call bets what the page does: %s',
  (language) => {
    const { periods, sports, sizesJoint: _, openSpot: __, ...words } = BET_WORDS[language];
    for (const [label, text] of Object.entries(periods)) expect(text).toBe(read(language, 'period', label));
    expect(sports.size).toBeGreaterThan(10);
    for (const [name, text] of sports) expect(text).toBe(read(language, 'sport', name));
    for (const [key, text] of Object.entries(words))
      expect([key, text]).toEqual([
        key,
        read(language, 'pick', key) ??
          read(language, 'open-bets', `type.${key}`) ??
          read(language, 'open-bets', key),
      ]);
  },
);
