import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from './en/cards.json';

/** Of the form for images of a card, which the first load leaves out: its English is there before its first word. */
export const useCardTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'cards', cards));
};
