import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import game from './en/game.json';

/** English of a game's own page, which the first load leaves out; it is there before the page's first word. */
export const useGameTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'game', game));
};
