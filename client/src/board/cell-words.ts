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

/**
 * Makes the sentence once per cell and language, so that a moved price costs a few joined strings instead of a look
 * into the catalogue.
 * @param subject who or what is bet on, e.g. a team's name
 */
export const createSayCell = (
  t: TFunction<'board'>,
  subject: string,
  market: 'spread' | 'moneyLine' | 'total' | 'teamTotal' | 'contest',
): SayCell => {
  const sentence = t(`board:say.${market}`, { subject, points: POINTS, price: PRICE });
  const empty = t(`board:say.empty.${market}`, { subject });
  const states: Readonly<Record<CellState, string>> = {
    none: '',
    open: '',
    circled: t('say.circled'),
    held: t('say.held'),
    suspended: t('say.suspended'),
    stale: t('say.stale'),
  };
  const changed = t('say.changed');
  return ({ points, price }, state, remark) => {
    if (price === '') return empty;
    const said = sentence.replace(POINTS, points).replace(PRICE, price) + states[state];
    return remark === 'changed' ? said + changed : said;
  };
};
