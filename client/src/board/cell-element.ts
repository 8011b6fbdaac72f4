import { keyOfPick, type WagerPick, type PickKey } from '@lineboard/domain/pick/pick';
import type { PriceType } from '@lineboard/domain/price/price-type';
import type { CellMove } from '@lineboard/workers/board/board-frame';
import { writePrice, writePriceInColumn, writeSpread, writeTotal } from './cell-texts.ts';
import classes from './cell.module.css';
import { type CellView, isBettable } from './cell-view.ts';
import type { SayCell } from './cell-words.ts';
import type { PriceMarks } from './price-marks.ts';
import type { SeenFigures, SelectedPicks } from './selected-picks.ts';

/** What cells share: settings, marks, and what stands on the slip. */
export interface CellSurroundings {
  marks: PriceMarks;
  selected: SelectedPicks;
  priceType: () => PriceType;
}

export interface CellSubject {
  pick: WagerPick;
  say: SayCell;
  /** Spreads carry a sign, totals a letter before the number. */
  points: 'spread' | 'none' | { prefix: string };
  /** Writes the number where it stands outside of the cell, without its letter; the cell has no place for it then. */
  showPoints?: (text: string) => void;
  column: number;
  line: number;
}

export interface CellElement {
  button: HTMLButtonElement;
  draw: (view: CellView, moved: boolean) => void;
  release: () => void;
}

const GLYPHS: Readonly<Record<Exclude<CellMove, 'none'>, string>> = { up: '▲', down: '▼', changed: '●' };

/** Cloning costs a fraction of creating; the browser has parsed it once. */
const createTemplate = (parts: readonly string[]): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes['cell'] ?? '';
  button.tabIndex = -1;
  for (const name of parts) {
    const part = document.createElement('span');
    part.className = classes[name] ?? '';
    // The button's label says the same in a sentence.
    part.setAttribute('aria-hidden', 'true');
    part.append(document.createTextNode(''));
    button.append(part);
  }
  return button;
};

let plainTemplate: HTMLButtonElement | undefined;
let pointsTemplate: HTMLButtonElement | undefined;

/** Only what differs is written: each write may cost the browser a look at style, size or paint. */
const writeText = (node: Text, text: string): void => {
  if (node.data !== text) node.data = text;
};

const isChangedSince = (seen: SeenFigures, view: CellView): boolean =>
  view.price !== null && (view.price !== seen.price || view.points !== seen.line);

const writeNumber = (style: CellSubject['points'], points: number | null): string => {
  if (points === null || style === 'none') return '';
  return style === 'spread' ? writeSpread(points) : writeTotal(points);
};

/**
 * One price as a button, made and written outside React: at hundreds of changes a second a component per cell costs
 * more than everything else on the page. Presses and keys are handled by the grid around it.
 */
export const createCellElement = (subject: CellSubject, surroundings: CellSurroundings): CellElement => {
  const template =
    subject.points === 'none' || subject.showPoints !== undefined
      ? (plainTemplate ??= createTemplate(['price', 'mark']))
      : (pointsTemplate ??= createTemplate(['points', 'price', 'mark']));
  const button = template.cloneNode(true) as HTMLButtonElement;
  const parts = [...button.children].map((part) => part.firstChild as Text);
  const [price, mark] = parts.slice(-2) as [Text, Text];
  const points = parts.at(-3);
  const key: PickKey = keyOfPick(subject.pick);
  const { marks, selected } = surroundings;
  let last: CellView | null = null;
  let state = '';
  let label: string | null = null;
  let move: CellMove = 'none';

  button.dataset['pick'] = key;
  button.dataset['column'] = String(subject.column);
  button.dataset['line'] = String(subject.line);

  const draw = (view: CellView, moved: boolean): void => {
    last = view;
    const priceType = surroundings.priceType();
    const priceText = view.price === null ? '' : writePrice[priceType](view.price);
    const number = view.price === null ? '' : writeNumber(subject.points, view.points);
    const pointsText =
      number !== '' && typeof subject.points === 'object' ? `${subject.points.prefix} ${number}` : number;
    if (points !== undefined) writeText(points, pointsText);
    subject.showPoints?.(number);
    writeText(price, view.price === null ? '' : writePriceInColumn[priceType](view.price));
    const seen = selected.seen(key);
    const remark = seen !== undefined && isChangedSince(seen, view) ? 'changed' : null;
    const nextState = `${view.state}${seen === undefined ? '' : ' selected'}${remark === null ? '' : ' changed'}`;
    if (nextState !== state) {
      state = nextState;
      button.dataset['state'] = nextState;
      button.setAttribute('aria-pressed', String(seen !== undefined));
      button.setAttribute('aria-disabled', String(!isBettable(view) && seen === undefined));
    }
    const nextLabel = subject.say({ points: pointsText, price: priceText }, view.state, remark);
    if (nextLabel !== label) {
      label = nextLabel;
      button.setAttribute('aria-label', nextLabel);
    }
    if (moved && view.move !== 'none') {
      if (move !== view.move) {
        move = view.move;
        mark.parentElement!.dataset['move'] = move;
      }
      marks.mark(mark, GLYPHS[view.move]);
    }
  };

  const stop = selected.attach(key, () => last !== null && draw(last, false));
  return {
    button,
    draw,
    release: () => {
      stop();
      marks.clear(mark);
    },
  };
};
