import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import push from './en/push.json';

/** English of news on the device, which the first load leaves out: it is there before its first word. */
export const usePushTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'push', push));
};
