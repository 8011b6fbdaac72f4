import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import messages from './en/messages.json';

/** English of messages, which the first load leaves out: it is there before their first word. */
export const useMessageTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'messages', messages));
};
