import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import translations from './en/translations.json';

/** For the learning mode and the page of all texts, which the first load leaves out. */
export const useTranslationTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'translations', translations));
};
