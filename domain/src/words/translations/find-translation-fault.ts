import { MOST_TEXT_CHARACTERS } from './text-bounds.ts';

/** Why a text can't replace another. */
export const TEXT_FAULTS = ['empty', 'tooLong', 'notPlain', 'placeholders', 'same'] as const;
export type TranslationFault = (typeof TEXT_FAULTS)[number];

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Characters that a reader doesn't see or that reverse a line: controls, direction marks, half characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;

/** Names of the values that are filled in, each once and sorted. */
export const listPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!))].sort((a, b) => (a < b ? -1 : 1));

/**
 * Text alone: no markup, none of what the page's catalogues read as more than text (`$t(…)`, `{{- raw}}`, `{{value,
 * format}}`), nothing unseen.
 */
const isPlain = (text: string): boolean => {
  const around = text.replaceAll(PLACEHOLDER, '');
  return !/[<>{}]|\$t\(/.test(around) && !UNSEEN.test(text);
};

/**
 * Whether `text` can replace `builtIn`: plain, of bounded length, filled in with the same values.
 * @returns null: it can
 */
export const findTranslationFault = (builtIn: string, text: string): TranslationFault | null => {
  if (text.trim() === '') return 'empty';
  if (text.length > MOST_TEXT_CHARACTERS) return 'tooLong';
  if (!isPlain(text)) return 'notPlain';
  if (listPlaceholders(text).join() !== listPlaceholders(builtIn).join()) return 'placeholders';
  return text === builtIn ? 'same' : null;
};
