import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import figures from './en/daily-figures.json';

/** English of the daily figures, which the first load leaves out; it is there before the page's first word. */
export const useFigureTexts = (): void => {
  const { i18n: texts } = useTranslation() as { i18n: i18n };
  useState(() => texts.addResourceBundle('en', 'daily-figures', figures));
};
