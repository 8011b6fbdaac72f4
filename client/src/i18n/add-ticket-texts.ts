import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ticket from './en/ticket.json';

/** English of a ticket's own page and of its picture, which the first load leaves out. */
export const addTicketTexts = (texts: i18n): void => void texts.addResourceBundle('en', 'ticket', ticket);

/** For what is loaded by itself and speaks of one ticket: its English is there before its first word. */
export const useTicketTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => addTicketTexts(texts));
};
