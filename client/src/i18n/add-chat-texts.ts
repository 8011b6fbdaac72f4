import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chat from './en/chat.json';

/** English of the chat, which the first load leaves out. */
export const useChatTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'chat', chat));
};
