import { keyOfPick, type WagerPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import type { CellMove } from '@lineboard/workers/board/board-frame';
import { writePrice, writePriceInColumn, writeSpread, writeTotal } from './cell-texts.ts';
import classes from './cell.module.css';
import { type CellView, isBettable } from './cell-view.ts';
import type { SayCell } from './cell-words.ts';
import type { PriceMarks } from './price-marks.ts';
import type { SeenFigures, SelectedPicks } from './selected-picks.ts';

/** State that cells share: settings, marks, and the picks on the slip. */
export interface CellSurroundings {
  marks: PriceMarks;
  selected: SelectedPicks;
  priceType: () => PriceType;
}

export interface CellSubject {
  pick: WagerPick;
  say: SayCell;
  /** Spreads have a sign, totals a letter before the number. */
  points: 'spread' | 'none' | { prefix: string };
  /** Writes the number to a place outside the cell, without its letter; the cell then has no place for it. */
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

type Place = Pick<CellSubject, 'column' | 'line'>;

const createTemplate = (parts: readonly string[], { column, line }: Place): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes['cell'] ?? '';
  button.tabIndex = -1;
  button.dataset['column'] = String(column);
  button.dataset['line'] = String(line);
  button.setAttribute('aria-pressed', 'false');
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

const PLAIN_PARTS = ['price', 'mark'] as const;
const POINTS_PARTS = ['points', ...PLAIN_PARTS] as const;

/** About ten: a board has few columns and lines. */
const templates = new Map<string, HTMLButtonElement>();

/** Cloning costs a fraction of creating; the browser has parsed it once. */
const cloneTemplate = ({ points, showPoints, column, line }: CellSubject): HTMLButtonElement => {
  const parts = points === 'none' || showPoints !== undefined ? PLAIN_PARTS : POINTS_PARTS;
  const name = `${parts.length} ${column} ${line}`;
  const template = templates.get(name) ?? createTemplate(parts, { column, line });
  templates.set(name, template);
  return template.cloneNode(true) as HTMLButtonElement;
};

/** Only differences are written: each write may cost the browser a check of style, size or paint. */
const writeText = (node: Text, text: string): void => {
  if (node.data !== text) node.data = text;
};

/** A leg's own price doesn't pay in a teaser: its moving alone is no change (HR-12). */
const isChangedSince = (seen: SeenFigures, { price, points, teased }: CellView): boolean =>
  price !== null && (points !== seen.line || (teased === null && price !== seen.price));

const writeNumber = (style: CellSubject['points'], points: number | null): string => {
  if (points === null || style === 'none') return '';
  return style === 'spread' ? writeSpread(points) : writeTotal(points);
};

/**
 * One price as a button, created and written outside React: at hundreds of changes a second a component per cell costs
 * more than everything else on the page. The grid around it handles presses and keys.
 */
export const createCellElement = (subject: CellSubject, surroundings: CellSurroundings): CellElement => {
  const button = cloneTemplate(subject);
  const parts = [...button.children].map((part) => part.firstChild as Text);
  const [price, mark] = parts.slice(-2) as [Text, Text];
  const points = parts.at(-3);
  const key: PickKey = keyOfPick(subject.pick);
  const { marks, selected } = surroundings;
  let last: CellView | null = null;
  let state = '';
  let pressed = false;
  let isTeased = false;
  let disabled: boolean | null = null;
  let label: string | null = null;
  let move: CellMove = 'none';

  button.dataset['pick'] = key;

  const draw = (view: CellView, moved: boolean): void => {
    last = view;
    const priceType = surroundings.priceType();
    const priceText = view.price === null ? '' : writePrice[priceType](view.price);
    const number = view.price === null ? '' : writeNumber(subject.points, view.points);
    const pointsText =
      number !== '' && typeof subject.points === 'object' ? `${subject.points.prefix} ${number}` : number;
    const teased = number === '' ? '' : writeNumber(subject.points, view.teased);
    if (points !== undefined) writeText(points, teased === '' ? pointsText : `${pointsText}\u200a→`);
    subject.showPoints?.(number);
    const pays = view.price === null ? '' : writePriceInColumn[priceType](view.price);
    writeText(price, teased === '' ? pays : teased);
    if ((teased !== '') !== isTeased) isTeased = button.toggleAttribute('data-teased');
    const seen = selected.seen(key);
    const remark = seen !== undefined && isChangedSince(seen, view) ? 'changed' : null;
    const mine = selected.mine(key);
    const nextState = `${view.state}${seen === undefined ? '' : ' selected'}${remark === null ? '' : ' changed'}${mine === undefined ? '' : ' mine'}`;
    if (nextState !== state) {
      state = nextState;
      button.dataset['state'] = nextState;
    }
    const isPressed = seen !== undefined;
    if (isPressed !== pressed) {
      pressed = isPressed;
      button.setAttribute('aria-pressed', String(isPressed));
    }
    const isDisabled = !isBettable(view) && !isPressed;
    if (isDisabled !== disabled) {
      disabled = isDisabled;
      button.setAttribute('aria-disabled', String(isDisabled));
    }
    const nextLabel =
      subject.say({ points: pointsText, teased, price: priceText }, view.state, remark) + (mine ?? '');
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
      marks.forget(mark);
    },
  };
};
