import { isLanguage } from '@lineboard/domain/ground/language/languages';
import type { i18n } from 'i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { TextLayer } from '../../ground/i18n/text-overlay.ts';

/**
 * Loads the texts that the book changed, in the current language. When they can't be loaded, the page's own are used.
 * @returns stops it
 */
export const keepTextOverlay = (texts: i18n): (() => void) => {
  const layer = new TextLayer(texts);
  const load = async (language: string): Promise<void> => {
    if (!isLanguage(language)) return;
    const answer = await callBook('readTextOverlay', { params: { language } });
    if (answer.ok) layer.apply(language, answer.value);
  };
  const follow = (language: string): void => void load(language);
  texts.on('languageChanged', follow);
  follow(texts.language);
  return () => texts.off('languageChanged', follow);
};
