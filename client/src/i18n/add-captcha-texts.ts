import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import captcha from './en/captcha.json';

/** English of the check that a person is there, which the first load leaves out. */
export const useCaptchaTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'captcha', captcha));
};
