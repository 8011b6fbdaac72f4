/** The signs that a spreadsheet takes for the start of a formula, even after spaces and in their full-width form. */
const FORMULA_START = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** A text that stays one in every program that opens the file: an apostrophe goes before what might be a formula. */
export const neutralizeText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
