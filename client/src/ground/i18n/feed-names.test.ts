import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

/** Translates a name from a feed as parts of the page do. */
const nameIn = async (language: 'es' | 'th', namespace: 'league' | 'prop' | 'sport', name: string) => {
  const texts = createI18n(language);
  await texts.loadNamespaces(namespace);
  return texts.t(`${namespace}:${name}`, { defaultValue: name });
};

describe('names that feeds send in English', () => {
  it.each([
    ['league', 'College Football', 'NCAA fútbol americano'],
    ['prop', 'Passing Yards', 'Yardas por pase'],
    ['sport', 'Football Props', 'Fútbol americano: especiales'],
    ['sport', 'Tennis', 'Tenis'],
  ] as const)('are the reader’s own: %s %s', async (namespace, name, own) => {
    expect(await nameIn('es', namespace, name)).toBe(own);
  });

  it.each(['Liga del Norte', 'Serie A: Playoffs', 'Group A. Final'])(
    'stay as they are where there is no translation: %s',
    async (name) => {
      expect(await nameIn('th', 'league', name)).toBe(name);
    },
  );
});
