/** What is wrong with a text that a feed sends for people to read. */
export type TextFault = 'halfCharacter' | 'controlCharacter' | 'hiddenCharacter' | 'outerSpace';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Marks that turn the direction of the text around them, that are not seen, or that mean nothing at all. */
const HIDDEN =
  /[\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/u;

/**
 * Names and descriptions are in tickets, in the database and next to money on the page: none may be cut within a
 * character (it could be neither stored nor sent), hide something, or turn the text around it.
 * @returns null when nothing is wrong
 */
export const findTextFault = (text: string): TextFault | null => {
  if (!text.isWellFormed()) return 'halfCharacter';
  if (CONTROL.test(text)) return 'controlCharacter';
  if (HIDDEN.test(text)) return 'hiddenCharacter';
  return text.trim() === text ? null : 'outerSpace';
};
