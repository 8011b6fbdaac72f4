import type { PriceAcceptance, StoredAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { AcceptedItem, TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { lineOffersDraw } from '@lineboard/domain/lines/line/market-line';
import { correlationOfQuote } from '@lineboard/domain/betting/correlation/correlation-of-quote';
import type { EvaluatedItem, EvaluatedWager } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { keyOfExposure, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import {
  keyOfDayWin,
  keyOfGameWin,
  keyOfWin,
  listCombinedGames,
} from '@lineboard/domain/betting/ticket/win-room';
import type {
  TicketRequest,
  WagerItemRequest,
  WagerRef,
} from '@lineboard/domain/betting/request/ticket-request';
import type { TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import type { WagerLeg } from '@lineboard/domain/betting/wager/wager';
import { WAGER_KINDS, type WagerKind } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import type { PlacedWagers } from './placed-wager.ts';
import type { AccountState } from './account-state.ts';
import type { FitTicket } from './judge-ticket.ts';

/** An accepted ticket as it will be stored, including its answer, but without its number. */
export interface Posting {
  customerId: string;
  idempotencyKey: string;
  requestHash: Buffer;
  /** Which moved prices it was accepted at unasked. */
  priceAcceptance: StoredAcceptance;
  /** The account's version that all this was judged by. */
  expectedVersion: number;
  wagerType: TicketWagerType;
  /** Without the number, which the writing statement draws. */
  answer: Omit<TicketAccepted, 'ticketNumber'>;
  acceptedBookMs: number;
  acceptedWallMs: number;
  /** The amount that the ticket adds to the account's risk. */
  heldCents: number;
  /** The amount that it takes from the free-play balance (HR-31). */
  freePlayCents: number;
  wagers: WagerRow[];
  items: ItemRow[];
  /** What it adds to the possible winnings, by `keyOfWin`, `keyOfGameWin` and `keyOfDayWin` (HR-69, HR-84). */
  wins: Array<{ key: PickKey; cents: number }>;
  /** The wager that this one rolls from (HR-25), as it was judged by. */
  parent: (WagerRef & { winOnly: boolean; revision: number }) | null;
  /** The open wager whose spots these items fill (HR-15): then nothing but its legs and its to-win changes. */
  filling: (WagerRef & { revision: number; toWinAddedCents: number }) | null;
}

/** The names are the columns'. */
export type WagerRow = ReturnType<typeof createWagerRow>;
export type ItemRow = ReturnType<typeof createItemRow>;

const createWagerRow = (
  { wager: { terms, freePlay }, riskCents, heldCents, toWinCents, mostWinCents }: EvaluatedWager,
  wagerNumber: number,
  winKey: PickKey,
  combinedGames: readonly number[],
) => ({
  win_key: winKey,
  wager_number: wagerNumber,
  wager_type: WAGER_KINDS[terms.kind].letter,
  risk_cents: riskCents,
  held_cents: heldCents,
  to_win_cents: toWinCents,
  most_win_cents: mostWinCents > toWinCents ? mostWinCents : null,
  free_play_flag: freePlay,
  terms: WAGER_KINDS[terms.kind].isSingle ? null : terms,
  open_spots: 'openSpots' in terms ? terms.openSpots : 0,
  combined_games: combinedGames.length === 0 ? null : combinedGames,
});

interface ItemToWrite {
  item: WagerItemRequest;
  evaluated: EvaluatedItem;
  quote: Quote;
  /** The score of a game in play; null for other games. */
  score: GameScore | null;
  leg: WagerLeg;
  wagerNumber: number;
  itemNumber: number;
  kind: WagerKind;
  baseCents: number;
}

const createItemRow = ({ item, evaluated, quote, score, leg, ...write }: ItemToWrite) => {
  const isAsLine =
    evaluated.linePrice === evaluated.finalPrice && evaluated.linePoints === evaluated.finalLine;
  return {
    wager_number: write.wagerNumber,
    item_number: write.itemNumber,
    risk_cents: leg.riskCents,
    to_win_cents: leg.toWinCents,
    entered: leg.entered,
    base_cents: write.baseCents,
    item_id: item.itemId,
    pick_key: keyOfExposure(item.pick, WAGER_KINDS[write.kind].limitType),
    pick_type: item.pick.type,
    game_num: item.pick.type === 'G' ? item.pick.gameNum : null,
    period_number: item.pick.type === 'G' ? item.pick.periodNumber : null,
    wager_type: item.pick.type === 'G' ? item.pick.market : null,
    side: item.pick.type === 'G' ? item.pick.side : null,
    contest_num: item.pick.type === 'C' ? item.pick.contestNum : null,
    contestant_num: item.pick.type === 'C' ? item.pick.contestantNum : null,
    final_price: evaluated.finalPrice,
    final_line: evaluated.finalLine,
    line_price: isAsLine ? null : evaluated.linePrice,
    line_points: isAsLine ? null : evaluated.linePoints,
    points_bought: item.pointsBought,
    teaser_points: evaluated.teaserPoints,
    pitcher1_req_flag: item.pitcher1ReqFlag,
    pitcher2_req_flag: item.pitcher2ReqFlag,
    placed_score1: score?.score1 ?? null,
    placed_score2: score?.score2 ?? null,
    placed_clock: score?.clock ?? null,
    seen_price: item.seenPrice,
    seen_line: item.seenLine,
    picked_price: item.pickedPrice ?? null,
    picked_line: item.pickedLine ?? null,
    picked_ms: item.pickedAtMs ?? null,
    ...describeQuote(quote),
    ...describeCorrelation(quote),
  };
};

const selectPlacedScore = ({
  placed_score1: score1,
  placed_score2: score2,
  placed_clock: clock,
}: ItemRow): NonNullable<AcceptedItem['placedScore']> | null =>
  score1 === null || score2 === null || clock === null ? null : { score1, score2, clock };

const describeQuote = (quote: Quote) =>
  quote.type === 'G'
    ? {
        feed_id: quote.game.feedId,
        sport_type: quote.game.sportType,
        sport_sub_type: quote.game.sportSubType,
        team1_id: quote.game.team1Id,
        team2_id: quote.game.team2Id,
        team1_rot_num: quote.game.team1RotNum,
        team2_rot_num: quote.game.team2RotNum,
        contest_desc: null,
        contestant_name: null,
        game_date_time_ms: quote.game.gameDateTimeMs,
        listed_pitcher1: quote.game.listedPitcher1,
        listed_pitcher2: quote.game.listedPitcher2,
        three_way: lineOffersDraw(quote.line),
        parlay_restriction: quote.game.parlayRestriction,
      }
    : {
        feed_id: quote.line.feedId,
        sport_type: quote.line.contestType,
        sport_sub_type: quote.line.contestType2,
        team1_id: '',
        team2_id: '',
        team1_rot_num: quote.line.rotNum,
        team2_rot_num: 0,
        contest_desc: quote.line.contestDesc,
        contestant_name: quote.line.contestantName,
        game_date_time_ms: quote.line.wagerCutoffMs,
        listed_pitcher1: null,
        listed_pitcher2: null,
        three_way: false,
        parlay_restriction: null,
      };

const describeCorrelation = (quote: Quote) => {
  const { linkedContests, contestGameNum } = correlationOfQuote(quote);
  return { linked_contests: linkedContests, contest_game_num: contestGameNum };
};

export interface TicketToPost {
  customerId: string;
  request: TicketRequest;
  requestHash: Buffer;
  account: AccountState;
  acceptance: PriceAcceptance;
  /** The judgement by which the ticket fits. */
  judgement: FitTicket;
  /** Those that the request builds on. */
  wagers: PlacedWagers;
  now: { wallMs: number; bookMs: number };
}

export const createPosting = (ticket: TicketToPost): Posting => {
  const { customerId, request, requestHash, account, acceptance, now } = ticket;
  const { evaluation } = ticket.judgement;
  const { parent, filled } = ticket.wagers;
  const { filling, parentRif } = request;
  const heldCents = filled === null ? sum(evaluation.wagers, (wager) => wager.heldCents) : 0;
  const freePlayCents =
    filled === null ? sum(evaluation.wagers, ({ wager, riskCents }) => (wager.freePlay ? riskCents : 0)) : 0;
  const firstWagerNumber = filling?.wagerNumber ?? 1;
  const picksBefore = filled?.legs.map(({ pick }) => pick) ?? [];
  const wagers = evaluation.wagers.map((wager, at) =>
    createWagerRow(
      wager,
      firstWagerNumber + at,
      keyOfWagerWin(wager, picksBefore, request),
      listGames(wager, request),
    ),
  );
  const toWinAddedCents = evaluation.totalToWinCents - (filled?.toWinCents ?? 0);
  const items = createItems(request, ticket.judgement, firstWagerNumber);
  return {
    customerId,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    priceAcceptance: acceptance,
    expectedVersion: account.version,
    wagerType: request.wagerType,
    acceptedBookMs: Math.round(now.bookMs),
    acceptedWallMs: now.wallMs,
    heldCents,
    freePlayCents,
    wagers,
    items,
    wins: listWins(wagers, now.bookMs, filled?.toWinCents ?? 0),
    parent: parentRif === null || parent === null ? null : { ...parentRif, revision: parent.revision },
    filling:
      filling === null || filled === null
        ? null
        : {
            ...filling,
            revision: filled.revision,
            toWinAddedCents,
          },
    answer: {
      state: 'accepted',
      acceptedAtMs: Math.round(now.bookMs),
      totalRiskCents: evaluation.totalRiskCents,
      totalToWinCents: evaluation.totalToWinCents,
      wagers: wagers.map((wager, at) => ({
        wagerNumber: wager.wager_number,
        riskCents: wager.risk_cents,
        toWinCents: wager.to_win_cents,
        items: items
          .filter((item) => item.wager_number === wager.wager_number)
          .map((item) => ({
            itemId: item.item_id,
            finalPrice: item.final_price,
            finalLine: item.final_line,
            linePrice: item.line_price ?? item.final_price,
            linePoints: item.line_price === null ? item.final_line : item.line_points,
            live: ticket.judgement.liveItems.has(item.item_id),
            placedScore: selectPlacedScore(item),
          })),
        openSpots: wager.open_spots,
        combinedPrice: calculateCombinedPrice(evaluation.wagers[at]!.wager),
      })),
      balance: calculateBalance({
        ...account,
        at_risk_cents: account.at_risk_cents + heldCents,
        free_play_balance_cents: account.free_play_balance_cents - freePlayCents,
        version: account.version + 1,
      }),
    },
  };
};

/** @param filledCents what a wager whose open spots are filled may win already */
const listWins = (wagers: readonly WagerRow[], bookMs: number, filledCents: number): Posting['wins'] => [
  ...wagers.map((wager) => ({ key: wager.win_key, cents: mostOf(wager) })),
  ...wagers.flatMap(({ combined_games: games, to_win_cents: cents }) =>
    (games ?? []).map((gameNum) => ({ key: keyOfGameWin(gameNum), cents })),
  ),
  {
    key: keyOfDayWin(dayOf(bookMs)),
    cents: wagers.reduce((sum, wager) => sum + mostOf(wager), -filledCents),
  },
];

const mostOf = ({ most_win_cents: mostCents, to_win_cents: toWinCents }: WagerRow): number =>
  mostCents ?? toWinCents;

const keyOfWagerWin = (
  { itemIds, wager }: EvaluatedWager,
  picksBefore: readonly WagerPick[],
  { items }: TicketRequest,
): PickKey =>
  keyOfWin(wager.terms.kind, [
    ...picksBefore,
    ...items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ pick }) => pick),
  ]);

/** A wager with a combination has no legs from before. */
const listGames = ({ itemIds, wager: { terms } }: EvaluatedWager, { items }: TicketRequest): number[] =>
  'combinations' in terms
    ? listCombinedGames(
        terms.combinations,
        items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ pick }) => pick),
      )
    : [];

const createItems = (
  request: TicketRequest,
  { evaluation, quotes, scores }: FitTicket,
  firstWagerNumber: number,
): ItemRow[] => {
  const items = new Map(request.items.map((item) => [item.itemId, item]));
  const evaluatedItems = new Map(evaluation.items.map((item) => [item.itemId, item]));
  return evaluation.wagers.flatMap(({ itemIds, wager, riskCents }, wagerAt) => {
    // A filled wager has its earlier legs first.
    const legsBefore = wager.legs.length - itemIds.length;
    return itemIds.map((itemId, at) => {
      const [item, evaluated, quote] = [items.get(itemId), evaluatedItems.get(itemId), quotes.get(itemId)];
      const leg = wager.legs[legsBefore + at];
      if (item === undefined || evaluated === undefined || quote === undefined || leg === undefined)
        throw new Error('a fit ticket lacks an item, its leg or its quote');
      return createItemRow({
        item,
        evaluated,
        quote,
        score: scores.get(itemId) ?? null,
        leg,
        wagerNumber: firstWagerNumber + wagerAt,
        itemNumber: legsBefore + at + 1,
        kind: wager.terms.kind,
        baseCents: legsBefore === 0 ? evaluated.baseCents : riskCents,
      });
    });
  });
};

const sum = (wagers: readonly EvaluatedWager[], read: (wager: EvaluatedWager) => number): number =>
  wagers.reduce((total, wager) => total + read(wager), 0);
