import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import content from './en/content.json';

/** For pages of words, which the first load leaves out: their English is there before its first word. */
export const useContentTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'content', content));
};
