/**
 * What a terminal would act upon (escapes, and marks that turn the direction of writing), but for the end of a line
 * and a tab. Customers wrote some of what is told, and a file that is read may come from anybody.
 */
const ACTED_UPON = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** A text as a terminal may have it: each such mark by its number, which JSON reads as the mark. */
export const printable = (text: string): string =>
  text.replaceAll(ACTED_UPON, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
