import type { PictureContent, PictureLeg, PictureTone } from './describe-picture.ts';
import { type Measure, wrapText } from './wrap-text.ts';

/** A drawn element, in drawing order; sizes are those of the screen. */
export type Shape =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      weight: number;
      tone: PictureTone;
      end: boolean;
    }
  | { kind: 'rule'; y: number }
  | { kind: 'pill'; x: number; y: number; width: number; height: number; tone: PictureTone }
  | { kind: 'disc'; x: number; y: number; radius: number; hue: number | null; letters: string }
  | { kind: 'mark'; x: number; y: number; size: number };

export interface PictureLayout {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export const PICTURE_WIDTH = 540;
export const EDGE = 28;
const END = PICTURE_WIDTH - EDGE;
const DISC = 18;
/** Where the words of a leg begin, after its disc. */
const INDENT = EDGE + 2 * DISC + 14;
const GAP = 16;
/** The words beside the name of a fact begin here. */
const FACT = EDGE + 150;
/** A price has up to five places on its way. */
const HISTORY_LINES = 3;

/** Writes line below line, and tracks where the next one goes. */
class Sheet {
  readonly shapes: Shape[] = [];
  readonly #measure: Measure;
  y = EDGE;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  widthOf(text: string, size: number, weight: number): number {
    return this.#measure(text, size, weight);
  }

  text(
    text: string,
    x: number,
    style: { size: number; weight: number; tone: PictureTone; end?: boolean },
  ): void {
    this.shapes.push({ kind: 'text', text, x, y: this.y, end: false, ...style });
  }

  /** At most some lines; longer text ends in an ellipsis. */
  lines(
    text: string,
    {
      x,
      width,
      most,
      ...style
    }: { x: number; width: number; most: number; size: number; weight: number; tone: PictureTone },
  ): void {
    const measure = (part: string): number => this.#measure(part, style.size, style.weight);
    for (const line of wrapText(text, width, most, measure)) {
      this.text(line, x, style);
      this.y += Math.round(style.size * 1.35);
    }
  }

  rule(): void {
    this.shapes.push({ kind: 'rule', y: this.y });
    this.y += GAP;
  }
}

const drawHead = (sheet: Sheet, { bookName, state, tone }: PictureContent): void => {
  const width = sheet.widthOf(state, 15, 700) + 28;
  sheet.shapes.push({ kind: 'pill', x: END - width, y: sheet.y - 5, width, height: 30, tone });
  sheet.shapes.push({ kind: 'mark', x: EDGE, y: sheet.y, size: 22 });
  sheet.y += 2;
  sheet.text(bookName, EDGE + 32, { size: 17, weight: 700, tone: 'text' });
  sheet.y += 1;
  sheet.text(state, END - 14, { size: 15, weight: 700, tone, end: true });
  sheet.y += 41;
};

/** Names on the left, and what is said of each beside them. */
const drawFacts = (sheet: Sheet, facts: PictureContent['facts']): void => {
  for (const { name, text } of facts) {
    const top = sheet.y;
    const style = { size: 13, weight: 400, most: 2 } as const;
    sheet.lines(name, { ...style, x: EDGE, width: FACT - EDGE - GAP, tone: 'muted' });
    const below = sheet.y;
    sheet.y = top;
    sheet.lines(text, { ...style, x: FACT, width: END - FACT, tone: 'text' });
    sheet.y = Math.max(sheet.y, below) + 4;
  }
  sheet.y += GAP - 4;
};

const drawLeg = (sheet: Sheet, { bet, price, about, state, tone, history, mark }: PictureLeg): void => {
  const top = sheet.y;
  sheet.shapes.push({ kind: 'disc', x: EDGE + DISC, y: top + DISC, radius: DISC, ...mark });
  const priceWidth = price === null ? 0 : sheet.widthOf(price, 19, 700) + GAP;
  if (price !== null) sheet.text(price, END, { size: 19, weight: 700, tone: 'text', end: true });
  const words = { x: INDENT, width: END - INDENT, most: 2 };
  sheet.lines(bet, { ...words, width: words.width - priceWidth, size: 19, weight: 650, tone: 'text' });
  sheet.lines(about, { ...words, size: 14, weight: 400, tone: 'muted' });
  sheet.lines(state, { ...words, size: 14, weight: 650, tone });
  for (const line of history)
    sheet.lines(line, { ...words, most: HISTORY_LINES, size: 13, weight: 400, tone: 'muted' });
  sheet.y = Math.max(sheet.y, top + 2 * DISC) + GAP;
};

/** Lays out everything in a picture. */
export const layoutPicture = (content: PictureContent, measure: Measure): PictureLayout => {
  const sheet = new Sheet(measure);
  drawHead(sheet, content);
  for (const { type, odds, legs, notes } of content.bets) {
    sheet.rule();
    const oddsWidth = odds === null ? 0 : sheet.widthOf(odds, 24, 750) + GAP;
    if (odds !== null) sheet.text(odds, END, { size: 24, weight: 750, tone: 'accent', end: true });
    const head = { x: EDGE, width: END - EDGE - oddsWidth, most: 2, size: 24, weight: 750 } as const;
    sheet.lines(type, { ...head, tone: 'text' });
    sheet.y += 10;
    for (const leg of legs) drawLeg(sheet, leg);
    for (const note of notes) {
      sheet.lines(note, { ...head, x: INDENT, width: END - INDENT, size: 14, weight: 650, tone: 'muted' });
      sheet.y += GAP;
    }
  }
  if (content.more !== null) {
    sheet.text(content.more, INDENT, { size: 15, weight: 650, tone: 'muted' });
    sheet.y += 20 + GAP;
  }
  if (content.facts.length > 0) {
    sheet.rule();
    drawFacts(sheet, content.facts);
  }
  sheet.rule();
  sheet.text(content.when, EDGE, { size: 13, weight: 400, tone: 'muted' });
  return { width: PICTURE_WIDTH, height: sheet.y + 16 + EDGE - 8, shapes: sheet.shapes };
};

/** Every word of the picture, in reading order. */
export const listPictureTexts = ({ shapes }: PictureLayout): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
