import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { byNamespace, type Catalogue } from './by-namespace.ts';
import { LANGUAGES, type Language } from './language.ts';
import { loadLanguage } from './other-languages.ts';
import { TEXTS_CHANGED } from './texts-changed.ts';

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
    '!./en/cards.json',
    '!./en/chat.json',
    '!./en/content.json',
    '!./en/daily-figures.json',
    '!./en/domain-states.json',
    '!./en/game.json',
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

/** Those that the first load leaves out, in the same order: what i18next is to ask another language for as well. */
const LATER_NAMESPACES = [
  'banners',
  'captcha',
  'cards',
  'chat',
  'content',
  'daily-figures',
  'domain-states',
  'game',
  'keys',
  'lobby',
  'messages',
  'open-bets',
  'transactions',
  'own-limits',
  'prop',
  'push',
  'scores',
  'session',
  'settings',
  'side-features',
  'sign-up',
  'sport',
  'ticket',
  'translations',
] as const;

/** All namespaces of another language come with the first that is asked for. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    if (language === 'en') callback(null, {});
    else
      loadLanguage(language as Exclude<Language, 'en'>).then(
        (catalogues) => callback(null, catalogues[namespace] ?? {}),
        (error: Error) => callback(error, null),
      );
  },
};

/** Keys are flat; `t('key')` with `useTranslation('<namespace>')`, or `t('<namespace>:key')`. */
export const createI18n = (language: Language): i18n => {
  const instance = i18next.createInstance();
  const english = byNamespace(englishCatalogues);
  void instance
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      lowerCaseLng: true,
      ns: [...Object.keys(english), ...LATER_NAMESPACES],
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
