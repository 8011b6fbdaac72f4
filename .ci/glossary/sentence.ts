/** A text with an end. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
