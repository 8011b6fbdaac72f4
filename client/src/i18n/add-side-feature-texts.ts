import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import sideFeatures from './en/side-features.json';

/** English of what stands beside the board, which the first load leaves out: it is there before its first word. */
export const useSideFeatureTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'side-features', sideFeatures));
};
