import type { Language } from '@lineboard/domain/ground/language/languages';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Catalogue = Record<string, string>;

const files = import.meta.glob<Catalogue>('../../../../domain/words/*/sandbox/*.json', { import: 'default' });

/** All texts of one language: a third party's page is small, and keeps one language while it is open. */
export const createTexts = async (language: Language): Promise<i18n> => {
  const own = Object.entries(files).filter(([path]) => path.includes(`/words/${language}/`));
  const catalogues = await Promise.all(
    own.map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), await load()]),
  );
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    supportedLngs: [language],
    load: 'currentOnly',
    lowerCaseLng: true,
    defaultNS: 'frame',
    resources: { [language]: Object.fromEntries(catalogues) as Record<string, Catalogue> },
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return texts;
};
