import type { ParseKeys, TFunction } from 'i18next';
import type { CellState } from '@lineboard/workers/board/board-frame';

/** The parts of a cell's sentence that change with its price. */
interface CellFigureTexts {
  points: string;
  /** What the ticket's teaser makes of them, which has no price of its own; empty where none does. */
  teased: string;
  price: string;
}

type CellMarket = 'spread' | 'moneyLine' | 'total' | 'teamTotal' | 'contest';

/** The keys of the cells' texts. */
type CellTextKey = Extract<ParseKeys, `board:say.${string}` | `board:subject.${string}`>;

/** A cell's sentence for screen readers, whose users can't see its place: team, market, points, price, state. */
export type SayCell = (figures: CellFigureTexts, state: CellState, remark: 'changed' | null) => string;

/** What follows the sentence in an unusual state. */
const STATE_TEXTS = {
  none: null,
  open: null,
  circled: 'board:say.circled',
  held: 'board:say.held',
  doubted: 'board:say.doubted',
  suspended: 'board:say.suspended',
  stale: 'board:say.stale',
} as const satisfies Readonly<Record<CellState, CellTextKey | null>>;

/** Delimits the names of a text's placeholders. */
const GAP = '\u0001';

/**
 * Texts split at their placeholders, by the function that looked them up: every other piece is the name of a
 * placeholder.
 */
const taken = new WeakMap<TFunction, Map<string, readonly string[]>>();

const takeApart = (t: TFunction, key: CellTextKey, names: readonly string[]): readonly string[] =>
  t(key, {
    defaultValue: '',
    ...Object.fromEntries(names.map((name) => [name, `${GAP}${name}${GAP}`])),
  }).split(GAP);

/**
 * A text of the catalogue. It is looked up once per language: rows that scroll by use it for other teams, and each
 * moved price uses it again.
 * @param values for the text's placeholders, by their names
 */
export const sayText = (t: TFunction, key: CellTextKey, values: Readonly<Record<string, string>>): string => {
  const texts = taken.get(t) ?? new Map<string, readonly string[]>();
  taken.set(t, texts);
  const pieces = texts.get(key) ?? takeApart(t, key, Object.keys(values));
  texts.set(key, pieces);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? ''))).join('');
};

/** @param subject of the bet, e.g. a team's name */
export const createSayCell =
  (t: TFunction, subject: string, market: CellMarket): SayCell =>
  ({ points, teased, price }, state, remark) => {
    if (price === '') return sayText(t, `board:say.empty.${market}`, { subject });
    const stateKey = STATE_TEXTS[state];
    return [
      sayText(t, `board:say.${market}`, {
        subject,
        points,
        price: teased === '' ? price : sayText(t, 'board:say.teased', { points: teased }),
      }),
      stateKey === null ? '' : sayText(t, stateKey, {}),
      remark === null ? '' : sayText(t, 'board:say.changed', {}),
    ].join('');
  };
