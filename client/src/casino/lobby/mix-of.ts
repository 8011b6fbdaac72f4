/** A number below 65,521 that follows from a text alone: pictures differ by it, and stay as they are. */
export const mixOf = (text: string): number =>
  Array.from(text).reduce((mix, character) => (mix * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);
