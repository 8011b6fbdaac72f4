import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import scores from './en/scores.json';

/** English of the scores, which the first load leaves out; it is there before the page's first word. */
export const useScoreTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'scores', scores));
};
