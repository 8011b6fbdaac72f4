import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import settings from './en/settings.json';

/**
 * For what is set in panels and dialogs, which the first load leaves out: their English is there before
 * its first word.
 */
export const useSettingsTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'settings', settings));
};
