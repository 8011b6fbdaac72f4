/** A number below 65,521 that depends only on a text: it makes pictures differ, and stay the same. */
export const mixOf = (text: string): number =>
  Array.from(text).reduce((mix, character) => (mix * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);
