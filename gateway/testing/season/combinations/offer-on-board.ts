import { COMBINATION_FIGURES } from '@lineboard/domain/betting/combination/combination-figures';
import {
  type CombinationConditions,
  type CombinationOffer,
  findCombinationFaults,
  type LegToCombine,
  offerCombination,
} from '@lineboard/domain/betting/combination/offer-combination';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type { SeasonBoard } from '../season-board.ts';
import type { SeasonCell } from '../list-season-picks.ts';

type Board = Pick<SeasonBoard, 'quote' | 'lines'>;

/** A pick with whether it needs both pitchers. */
type PickedLeg = Pick<LegToCombine, 'pitcher1ReqFlag' | 'pitcher2ReqFlag'> & { pick: GamePick };

const conditionsOf = (pick: GamePick, board: Board, bookMs: number): CombinationConditions | null => {
  const quote = board.quote(pick);
  if (quote?.type !== 'G') return null;
  const offer = { game: quote.game, lines: [...board.lines(pick.gameNum)], feedUp: true };
  return { offer, score: null, bookMs, figures: COMBINATION_FIGURES };
};

const legOf = ({ pick, ...flags }: PickedLeg, board: Board): LegToCombine | null => {
  const quote = board.quote(pick);
  return quote?.type === 'G'
    ? { pick, points: selectMarket(quote.line, pick.market, pick.side).points, ...flags }
    : null;
};

/** What a page's worker says of some legs by the lines that it has (HR-66). */
const offerLegs = (legs: readonly PickedLeg[], board: Board, bookMs: number): CombinationOffer => {
  const [first] = legs;
  const conditions = first === undefined ? null : conditionsOf(first.pick, board, bookMs);
  const known = legs.map((leg) => legOf(leg, board));
  const unknown = known.indexOf(null);
  if (conditions === null || unknown >= 0)
    return { faults: [{ code: 'noLine', legs: unknown < 0 ? [] : [unknown] }] };
  return offerCombination(
    known.filter((leg) => leg !== null),
    conditions,
  );
};

/** What a page knows of each combination of a ticket, by `keyOfCombination`. */
export const offerOnBoard = (
  request: TicketRequest,
  board: Board,
  bookMs: number,
): Map<string, CombinationOffer> =>
  new Map(
    combinationsOf(request).map(({ itemIds }) => {
      const items = itemIds.map((itemId) => request.items.find((item) => item.itemId === itemId));
      const legs = items.flatMap((item): PickedLeg[] =>
        item?.pick.type === 'G' ? [{ ...item, pick: item.pick }] : [],
      );
      const offer: CombinationOffer =
        legs.length === items.length
          ? offerLegs(legs, board, bookMs)
          : {
              faults: [
                {
                  code: 'otherGame',
                  legs: items.flatMap((item, at) => (item?.pick.type === 'G' ? [] : [at])),
                },
              ],
            };
      return [keyOfCombination(itemIds), offer];
    }),
  );

const listed = (cells: readonly SeasonCell[]): PickedLeg[] =>
  cells.flatMap(({ pick }) =>
    pick.type === 'G' ? [{ pick, pitcher1ReqFlag: true, pitcher2ReqFlag: true }] : [],
  );

/** Whether a page lets the cells be one leg. */
export const canCombine = (cells: readonly SeasonCell[], board: Board): boolean => {
  const legs = listed(cells);
  const [first] = legs;
  const conditions = first === undefined ? null : conditionsOf(first.pick, board, Date.now());
  const known = legs.flatMap((leg) => legOf(leg, board) ?? []);
  return conditions !== null && findCombinationFaults(known, conditions).length === 0;
};

/** `3/2`, as a page shows it; null where it has no price. */
export const factorOnBoard = (cells: readonly SeasonCell[], board: Board): string | null => {
  const offer = offerLegs(listed(cells), board, Date.now());
  return 'faults' in offer ? null : `${offer.factor.numerator}/${offer.factor.denominator}`;
};
