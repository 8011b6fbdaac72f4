import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from './language.ts';
import { TEXTS_CHANGED } from './texts-changed.ts';

type Catalogue = Record<string, string>;

/**
 * English travels with the first load: it is the default and what stands in while another language loads. That of what
 * is loaded later travels with it (`add-bet-texts.ts` and those beside it). Sports and props are named in English as
 * feeds name them.
 */
const englishCatalogues = import.meta.glob<Catalogue>(
  [
    './en/*.json',
    '!./en/banners.json',
    '!./en/captcha.json',
    '!./en/chat.json',
    '!./en/content.json',
    '!./en/daily-figures.json',
    '!./en/domain-states.json',
    '!./en/keys.json',
    '!./en/lobby.json',
    '!./en/messages.json',
    '!./en/open-bets.json',
    '!./en/transactions.json',
    '!./en/own-limits.json',
    '!./en/prop.json',
    '!./en/push.json',
    '!./en/scores.json',
    '!./en/session.json',
    '!./en/settings.json',
    '!./en/side-features.json',
    '!./en/sign-up.json',
    '!./en/sport.json',
    '!./en/ticket.json',
    '!./en/translations.json',
  ],
  { eager: true, import: 'default' },
);
const otherCatalogues = import.meta.glob<Catalogue>(['./*/*.json', '!./en/*.json'], { import: 'default' });

const namespaceOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const resourcesOfEnglish = (): Record<string, Catalogue> =>
  Object.fromEntries(
    Object.entries(englishCatalogues).map(([path, texts]) => [namespaceOfPath(path), texts]),
  );

/** Loads `./<language>/<namespace>.json` when a language is first asked for. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = otherCatalogues[`./${language}/${namespace}.json`];
    if (load === undefined) callback(null, {});
    else
      load().then(
        (texts) => callback(null, texts),
        (error: Error) => callback(error, null),
      );
  },
};

/** Keys are flat; `t('key')` with `useTranslation('<namespace>')`, or `t('<namespace>:key')`. */
export const createI18n = (language: Language): i18n => {
  const instance = i18next.createInstance();
  const english = resourcesOfEnglish();
  void instance
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      lowerCaseLng: true,
      ns: [...new Set(Object.keys(otherCatalogues).map(namespaceOfPath))],
      defaultNS: 'shell',
      resources: { en: english },
      partialBundledLanguages: true,
      keySeparator: false,
      // Said, since it is not looked for in keys with spaces otherwise: names of leagues are such.
      nsSeparator: ':',
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18n: `languageChanged ${TEXTS_CHANGED}` },
      showSupportNotice: false,
    } as Parameters<i18n['init']>[0]);
  return instance;
};
