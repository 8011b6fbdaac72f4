import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { byNamespace, type Catalogue } from './by-namespace.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  LANGUAGES,
  type OtherLanguage,
} from '@lineboard/domain/ground/language/languages';
import { LATER } from 'virtual:words';
import { loadOtherLanguage } from './load-other-language.ts';

import { TEXTS_CHANGED } from './texts-changed.ts';

/** English is in the first load: it is the default and the fallback while another language loads. */
const firstEnglish = import.meta.glob<Catalogue>('../../../../domain/words/en/first/*.json', {
  eager: true,
  import: 'default',
});

/** All namespaces of another language come with the first one requested. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    if (language === FIRST_LANGUAGE) callback(null, {});
    else
      loadOtherLanguage(language as OtherLanguage).then(
        (catalogues) => callback(null, catalogues[namespace] ?? {}),
        (error: Error) => callback(error, null),
      );
  },
};

/** Keys are flat; `t('i18n:key')` with `useTranslation('<namespace>')`, or `t('<namespace>:key')`. */
export const createI18n = (language: Language): i18n => {
  const instance = i18next.createInstance();
  const english = byNamespace(firstEnglish);
  void instance
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FIRST_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      lowerCaseLng: true,
      // Later namespaces (`use-texts.ts`) are requested from another language as well.
      ns: [...Object.keys(english), ...LATER],
      defaultNS: 'shell',
      resources: { [FIRST_LANGUAGE]: english },
      partialBundledLanguages: true,
      keySeparator: false,
      // Passed explicitly, since i18next doesn't look for it in keys with spaces otherwise: names of leagues have them.
      nsSeparator: ':',
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18n: `languageChanged ${TEXTS_CHANGED}` },
      showSupportNotice: false,
    } as Parameters<i18n['init']>[0]);
  return instance;
};
