import type { FloorCell, FloorRow, FromWorker, ToWorker } from './floor-messages.ts';
import { PICKS } from './floor-messages.ts';

/**
 * The least a board can do by hand: a pool of rows at absolute places, texts written where they changed, and a mark
 * next to a moved price that one sweep a second takes away. The mark is a character in a node of its own, which costs
 * less than an attribute that a style hangs on. `?rows=` says how many games are seen, `?height=` how high each is.
 */
const SWEEP_MS = 1_000;
const OVERSCAN_ROWS = 4;

interface PooledRow {
  index: number;
  element: HTMLElement;
  names: Text[];
  cells: FloorCellNodes[];
}

interface FloorCellNodes {
  button: HTMLElement;
  price: Text;
  mark: Text;
}

const MARKS = { up: '▲', down: '▼' } as const;

const params = new URLSearchParams(location.search);
const visibleRows = Number(params.get('rows'));
const board = document.querySelector<HTMLElement>('#board')!;
const runway = document.querySelector<HTMLElement>('#runway')!;
const rowHeight = Number(params.get('height'));
const poolSize = visibleRows + 2 * OVERSCAN_ROWS;

board.style.height = `${visibleRows * rowHeight}px`;

const createRow = (): PooledRow => {
  const element = document.createElement('div');
  element.className = 'game';
  element.style.height = `${rowHeight}px`;
  const append = (parent: HTMLElement, tag: string, className: string): HTMLElement => {
    const child = document.createElement(tag);
    child.className = className;
    parent.append(child);
    return child;
  };
  const appendText = (parent: HTMLElement): Text => {
    const text = document.createTextNode('');
    parent.append(text);
    return text;
  };
  const names: Text[] = [];
  const cells: FloorCellNodes[] = [];
  for (let team = 0; team < 2; team += 1) {
    names.push(appendText(append(element, 'div', 'name')));
    for (let column = 0; column < PICKS.length / 2; column += 1) {
      const button = append(element, 'button', 'cell');
      cells.push({
        button,
        price: appendText(append(button, 'span', 'price')),
        mark: appendText(append(button, 'span', 'mark')),
      });
    }
  }
  element.hidden = true;
  runway.append(element);
  return { index: -1, element, names, cells };
};

const pool = Array.from({ length: poolSize }, createRow);
const marked = new Map<Text, number>();
const worker = new Worker(new URL('./floor-worker.ts', import.meta.url), { type: 'module' });
const send = (message: ToWorker): void => worker.postMessage(message);

const write = (node: Text, text: string): void => {
  if (node.data !== text) node.data = text;
};

const drawRow = (row: FloorRow): void => {
  const pooled = pool[row.index % poolSize]!;
  if (pooled.index !== row.index) {
    pooled.index = row.index;
    pooled.element.style.transform = `translateY(${row.index * rowHeight}px)`;
    pooled.element.hidden = false;
    pooled.cells.forEach((cell, column) => {
      cell.button.dataset['pick'] = `G.${row.gameNum}.0.${PICKS[column]}`;
      write(cell.mark, '');
    });
  }
  row.names.forEach((name, at) => write(pooled.names[at]!, name));
  row.prices.forEach((price, column) => write(pooled.cells[column]!.price, price));
};

const drawCells = (cells: readonly FloorCell[]): void => {
  const now = performance.now();
  for (const [index, column, text, move] of cells) {
    const pooled = pool[index % poolSize]!;
    if (pooled.index !== index) continue;
    const cell = pooled.cells[column]!;
    write(cell.price, text);
    if (move === '') continue;
    write(cell.mark, MARKS[move]);
    marked.set(cell.mark, now);
  }
};

setInterval(() => {
  const sweepBefore = performance.now() - SWEEP_MS;
  for (const [mark, since] of marked) {
    if (since > sweepBefore) continue;
    write(mark, '');
    marked.delete(mark);
  }
}, SWEEP_MS);

let first = -1;
const show = (): void => {
  const next = Math.max(0, Math.floor(board.scrollTop / rowHeight) - OVERSCAN_ROWS);
  if (next === first) return;
  first = next;
  send({ kind: 'show', first, count: poolSize });
};

worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
  if (data.kind === 'cells') drawCells(data.cells);
  else if (data.kind === 'rows') data.rows.forEach(drawRow);
  else runway.style.height = `${data.count * rowHeight}px`;
});
board.addEventListener('scroll', show, { passive: true });
show();
send({
  kind: 'open',
  url: params.get('live')!,
  topic: params.get('topic')!,
  wireVersion: Number(params.get('wireVersion')),
});
