import { listPdfFonts } from './pdf-fonts.ts';

/** The part of the library's document that is needed for text. */
type Document = PDFKit.PDFDocument;

interface Run {
  font: string;
  text: string;
}

/** Measured words are kept: a file's rows say the same few over and over. */
const MOST_MEASURED = 20_000;

const STRONG_LINE_PT = 0.2;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Text in whatever scripts it is written, each in the font that has it. */
export const createPdfText = (document: Document, sizePt: number) => {
  const fonts = listPdfFonts();
  for (const { name, path } of fonts) document.registerFont(name, path);
  document.fontSize(sizePt);
  const measured = new Map<string, number>();

  const splitRuns = (text: string): Run[] => {
    const runs: Run[] = [];
    for (const character of text) {
      const point = character.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      // A space stays with what goes before it.
      if (last !== undefined && character === ' ') last.text += character;
      else {
        const font = fonts.find(({ has }) => has(point))?.name ?? '';
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
    }
    return runs;
  };

  const measure = (text: string): number => {
    const known = measured.get(text);
    if (known !== undefined) return known;
    const width = splitRuns(text).reduce(
      (sum, run) => sum + document.font(run.font).widthOfString(run.text),
      0,
    );
    if (measured.size < MOST_MEASURED) measured.set(text, width);
    return width;
  };

  /** Lines no wider than this, broken between words as Thai and Chinese have them, too. */
  const wrap = (text: string, widthPt: number): string[] =>
    text.split(/\r\n|\n|\r/).flatMap((line) => {
      if (measure(line) <= widthPt) return [line];
      const lines: string[] = [];
      let current = '';
      const add = (part: string): void => {
        if (current !== '' && measure(current + part) > widthPt) {
          lines.push(current);
          current = part.trimStart();
        } else current += part;
      };
      for (const { segment } of segmenter.segment(line))
        if (measure(segment) <= widthPt) add(segment);
        else for (const character of segment) add(character);
      return [...lines, current];
    });

  /** @param isStrong with a thin line around each letter: the fonts have one weight */
  const draw = (text: string, xPt: number, baselinePt: number, isStrong = false): void => {
    let atPt = xPt;
    document.lineWidth(STRONG_LINE_PT);
    for (const run of splitRuns(text)) {
      document.font(run.font).text(run.text, atPt, baselinePt, {
        lineBreak: false,
        baseline: 'alphabetic',
        fill: true,
        stroke: isStrong,
      });
      atPt += document.widthOfString(run.text);
    }
  };

  return { measure, wrap, draw };
};
