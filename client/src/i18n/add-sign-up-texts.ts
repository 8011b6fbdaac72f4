import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import signUp from './en/sign-up.json';

/** Of the form for a new account, which the first load leaves out: its English is there before its first word. */
export const useSignUpTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'sign-up', signUp));
};
