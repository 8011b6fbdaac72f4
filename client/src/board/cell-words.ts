import type { TFunction } from 'i18next';
import type { CellState } from '@lineboard/workers/board/board-frame';

/** The parts of a cell's sentence that change with its price. */
interface CellFigureTexts {
  points: string;
  price: string;
}

/** A cell's sentence for anyone who can't see its place: team, market, points, price, state. */
export type SayCell = (figures: CellFigureTexts, state: CellState, remark: 'changed' | null) => string;

const POINTS = '\u0001';
const PRICE = '\u0002';

/** What follows the sentence in a state that isn't the usual one. */
const STATE_TEXTS = {
  none: null,
  open: null,
  circled: 'say.circled',
  held: 'say.held',
  suspended: 'say.suspended',
  stale: 'say.stale',
} as const satisfies Readonly<Record<CellState, string | null>>;

/**
 * Makes the sentence once per cell and language, so that a moved price costs a few joined strings instead of a look
 * into the catalogue; and not before it is said, since rows that scroll by say few of theirs.
 * @param subject who or what is bet on, e.g. a team's name
 */
export const createSayCell = (
  t: TFunction<'board'>,
  subject: string,
  market: 'spread' | 'moneyLine' | 'total' | 'teamTotal' | 'contest',
): SayCell => {
  let sentence: string | null = null;
  let saidState: CellState = 'open';
  let stateText = '';
  return ({ points, price }, state, remark) => {
    if (price === '') return t(`board:say.empty.${market}`, { subject });
    sentence ??= t(`board:say.${market}`, { subject, points: POINTS, price: PRICE });
    if (state !== saidState) {
      saidState = state;
      const text = STATE_TEXTS[state];
      stateText = text === null ? '' : t(text);
    }
    const said = sentence.replace(POINTS, points).replace(PRICE, price) + stateText;
    return remark === 'changed' ? said + t('say.changed') : said;
  };
};
