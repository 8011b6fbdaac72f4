/** The width of a text, in pixels of the screen. */
export type Measure = (text: string, size: number, weight: number) => number;

const ELLIPSIS = '…';

/** Thai and Chinese have no spaces between words: the language's own word breaks are used. */
const splitWords = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);

const splitGraphemes = (text: string): string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );

/** As much of it as fits, with the ellipsis. */
const shorten = (text: string, width: number, measure: (part: string) => number): string => {
  let kept = splitGraphemes(text);
  while (kept.length > 0 && measure(`${kept.join('').trimEnd()}${ELLIPSIS}`) > width)
    kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}${ELLIPSIS}`;
};

/** Breaks a text between words into at most so many lines; the rest is cut, and the last line ends in an ellipsis. */
export const wrapText = (
  text: string,
  width: number,
  most: number,
  measure: (part: string) => number,
): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of splitWords(text)) {
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = word.trimStart();
    } else line += word;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, most);
  const last = shown.length - 1;
  const isCut = lines.length > most;
  return shown.map((each, at) => {
    const whole = at === last && isCut ? lines.slice(last).join(' ') : each;
    return measure(whole) > width ? shorten(whole, width, measure) : whole;
  });
};
