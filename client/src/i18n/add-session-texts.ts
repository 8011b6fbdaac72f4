import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import session from './en/session.json';

/** Of the sign-in page, which the first load leaves out: its English is there before its first word. */
export const useSessionTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'session', session));
};
