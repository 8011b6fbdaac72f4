import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lobby from '../i18n/en/lobby.json';

/** Of the lobbies, which the first load leaves out: their English is there before their first word. */
export const useLobbyTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'lobby', lobby));
};
