import type { TFunction } from 'i18next';
import type { CellState } from '@lineboard/workers/board/board-frame';

/** The parts of a cell's sentence that change with its price. */
interface CellFigureTexts {
  points: string;
  price: string;
}

type CellMarket = 'spread' | 'moneyLine' | 'total' | 'teamTotal' | 'contest';

/** What cells say is under these. */
type CellTextKey = `say.${string}` | `subject.${string}`;

/** A cell's sentence for anyone who can't see its place: team, market, points, price, state. */
export type SayCell = (figures: CellFigureTexts, state: CellState, remark: 'changed' | null) => string;

/** What follows the sentence in a state that isn't the usual one. */
const STATE_TEXTS = {
  none: null,
  open: null,
  circled: 'say.circled',
  held: 'say.held',
  doubted: 'say.doubted',
  suspended: 'say.suspended',
  stale: 'say.stale',
} as const satisfies Readonly<Record<CellState, string | null>>;

/** Stands around the names of what a text leaves open. */
const GAP = '\u0001';

/** Texts in pieces, by the words they were looked up with: every other piece is the name of what stands there. */
const taken = new WeakMap<TFunction<'board'>, Map<string, readonly string[]>>();

const takeApart = (t: TFunction<'board'>, key: CellTextKey, names: readonly string[]): readonly string[] =>
  t(key, Object.fromEntries(names.map((name) => [name, `${GAP}${name}${GAP}`]))).split(GAP);

/**
 * A text of the catalogue. It is looked up once per language: rows that scroll by say the same of other teams, and each
 * moved price says it anew.
 * @param values what stands in the places that the text leaves open, by their names
 */
export const sayText = (
  t: TFunction<'board'>,
  key: CellTextKey,
  values: Readonly<Record<string, string>>,
): string => {
  const texts = taken.get(t) ?? new Map<string, readonly string[]>();
  taken.set(t, texts);
  const pieces = texts.get(key) ?? takeApart(t, key, Object.keys(values));
  texts.set(key, pieces);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? ''))).join('');
};

/** @param subject who or what is bet on, e.g. a team's name */
export const createSayCell =
  (t: TFunction<'board'>, subject: string, market: CellMarket): SayCell =>
  ({ points, price }, state, remark) => {
    if (price === '') return sayText(t, `say.empty.${market}`, { subject });
    const stateKey = STATE_TEXTS[state];
    return [
      sayText(t, `say.${market}`, { subject, points, price }),
      stateKey === null ? '' : sayText(t, stateKey, {}),
      remark === null ? '' : sayText(t, 'say.changed', {}),
    ].join('');
  };
