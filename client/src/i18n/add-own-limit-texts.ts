import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ownLimits from './en/own-limits.json';

/** English of what customers limit for themselves, which the first load leaves out. */
export const useOwnLimitTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'own-limits', ownLimits));
};
