import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import openBets from './en/open-bets.json';
import transactions from './en/transactions.json';

/** English of the pages about bets, which the first load leaves out. */
export const addBetTexts = (texts: i18n): void => {
  texts.addResourceBundle('en', 'open-bets', openBets);
  texts.addResourceBundle('en', 'transactions', transactions);
};

/** For what is loaded by itself and speaks of bets: its English is there before its first word. */
export const useBetTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => addBetTexts(texts));
};
