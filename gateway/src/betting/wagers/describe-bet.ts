import type { ClosingLine } from '@lineboard/domain/betting/closing-line/closing-line.schema';
import type { ContestClose } from '@lineboard/domain/betting/closing-line/contest-close.schema';
import type { ItemRuling } from '@lineboard/domain/books/open-bets/item-ruling.schema';
import type { SoldPart } from '@lineboard/domain/betting/selling/sale.schema';
import type { Bet, BetItem, BetType } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { enteredOfItem } from './guess-entered.ts';
import { isHeldLate } from './is-held-late.ts';
import { parseLegResult } from './leg-result-text.ts';
import { pickOf } from './pick-of-item.ts';
import { type StoredItem, type StoredWager, termsOf } from './stored-wager.ts';

/** A wager as its customer may see it. */
export const describeBet = (stored: StoredWager): Bet => ({
  ticketNumber: stored.ticket_number,
  wagerNumber: stored.wager_number,
  wagerStatus: stored.status,
  betType: betTypeOf(stored),
  terms: termsOf(stored),
  acceptedAtMs: stored.accepted_book_ms,
  riskCents: stored.risk_cents,
  toWinCents: stored.to_win_cents,
  freePlayBackCents: stored.free_play_back_cents,
  heldCents: stored.status === 'O' ? stored.held_cents : 0,
  freePlayFlag: stored.free_play_flag,
  fillDeadlineMs: stored.open_spots === 0 ? null : stored.fill_deadline_book_ms,
  rifParent:
    stored.parent_ticket_number === null
      ? null
      : {
          ticketNumber: stored.parent_ticket_number,
          wagerNumber: stored.parent_wager_number ?? 0,
          winOnly: stored.rif_win_only ?? false,
        },
  cut: cutOf(stored),
  rifChildTicketNumber: stored.child_ticket_number,
  sold: soldOf(stored),
  items: stored.items.map(describeItem),
});

const soldOf = ({
  sold_risk_cents: riskCents,
  sold_to_win_cents: toWinCents,
  sold_paid_cents: paidCents,
}: StoredWager): SoldPart | null => (riskCents === 0 ? null : { riskCents, toWinCents, paidCents });

const cutOf = ({ cut_risk_cents: riskCents, cut_to_win_cents: toWinCents }: StoredWager): Bet['cut'] =>
  riskCents === null || toWinCents === null ? null : { riskCents, toWinCents };

/** The column says S of every straight; its one item says on what. */
export const betTypeOf = ({
  wager_type: type,
  items: [item],
}: Pick<StoredWager, 'wager_type'> & {
  items: ReadonlyArray<Pick<StoredItem, 'pick_type' | 'wager_type'>>;
}): BetType => {
  if (type !== 'S' || item === undefined) return type;
  return item.pick_type === 'C' ? 'C' : (item.wager_type ?? 'S');
};

export const describeItem = (item: StoredItem): BetItem => ({
  pick: pickOf(item),
  sportType: item.sport_type,
  sportSubType: item.sport_sub_type,
  team1Id: item.team1_id,
  team2Id: item.team2_id,
  team1RotNum: item.team1_rot_num,
  team2RotNum: item.team2_rot_num,
  contestDesc: item.contest_desc,
  contestantName: item.contestant_name,
  gameDateTimeMs: item.game_date_time_ms,
  asked: item.seen_price === null ? null : { price: item.seen_price, points: item.seen_line },
  linePrice: item.line_price ?? item.final_price,
  linePoints: item.line_price === null ? item.final_line : item.line_points,
  finalPrice: item.final_price,
  finalLine: item.final_line,
  pointsBought: item.points_bought,
  teaserPoints: item.teaser_points,
  riskCents: item.risk_cents,
  toWinCents: item.to_win_cents,
  entered: enteredOfItem(item),
  listedPitcher1: item.listed_pitcher1,
  listedPitcher2: item.listed_pitcher2,
  pitcher1ReqFlag: item.pitcher1_req_flag,
  pitcher2ReqFlag: item.pitcher2_req_flag,
  result: parseLegResult(item),
  settledPrice: item.settled_price,
  score1: item.score1,
  score2: item.score2,
  threeWay: item.three_way,
  placedScore:
    item.placed_score1 === null || item.placed_score2 === null
      ? null
      : { score1: item.placed_score1, score2: item.placed_score2, clock: item.placed_clock ?? '' },
  comments: item.comments,
  ruling: describeRuling(item),
  close: closeOf(item),
  contestClose: contestCloseOf(item),
  heldLate: isHeldLate(item) && item.result === null,
});

/** It is told of what is decided: until then a later start may still move it. */
const closeOf = (item: StoredItem): ClosingLine | null => {
  const { pick_type: type, result, close_prices: prices, close_points: points } = item;
  return type === 'C' || result === null || prices === null || prices.length === 0
    ? null
    : { prices, points };
};

const contestCloseOf = (item: StoredItem): ContestClose | null => {
  const { pick_type: type, result, close_prices: prices, close_points: points } = item;
  const [price] = prices ?? [];
  return type !== 'C' || result === null || price === undefined
    ? null
    : { price, points, sidesSum: item.close_sides_sum };
};

/** Rulings from before their parts were stored are in the comment. */
const describeRuling = (item: StoredItem): ItemRuling | null =>
  item.ruling === null || item.ruled_by === null
    ? null
    : {
        kind: item.ruling,
        by: item.ruled_by,
        price: item.ruled_price,
        line: item.ruled_line,
        ticketNumber: item.ruled_ticket,
      };
