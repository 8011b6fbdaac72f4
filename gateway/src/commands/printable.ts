/**
 * What a terminal would act upon (escapes, and marks that turn the direction of writing), but for the end of a line
 * and a tab. Customers wrote some of what is told, and a file that is read may come from anybody.
 */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const ACTED_UPON =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text as a terminal may have it: each such mark by its number, which JSON reads as the mark. */
export const printable = (text: string): string =>
  text.replaceAll(ACTED_UPON, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
