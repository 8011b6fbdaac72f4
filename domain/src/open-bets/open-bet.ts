import type { Cents } from '../money/cents.ts';
import type { EnteredAmount } from '../money/entered-stake.ts';
import type { LegCorrelation } from '../wager/leg-correlation.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import type { WagerPick } from '../pick/pick.ts';
import type { Cut } from '../rolling-if/cut-child.ts';
import type { WagerRef } from '../request/ticket-request.ts';
import type { LegResult, WagerTerms } from '../wager/wager.ts';

/**
 * A straight by what it is on: S spread, M money line, L total, E team total, C contest or future. P parlay and round robin,
 * T teaser and pleaser, I if bets and reverses.
 */
export type BetWagerType = 'S' | 'M' | 'L' | 'E' | 'C' | 'P' | 'T' | 'I';

/** A wager as it stands in the books, whatever became of it. `wager-of-bet.ts` makes of it what the domain's money functions take. */
export interface Bet extends WagerRef {
  /** O open; else by the sign of what it made. */
  wagerStatus: 'O' | 'W' | 'L' | 'P' | 'X';
  wagerType: BetWagerType;
  /** How the items hang together; an open parlay's or teaser's `openSpots` are those still empty. */
  terms: WagerTerms;
  /** Book's clock, as the game's times are. */
  acceptedAtMs: number;
  /** Exact worst case when it was placed (HR-22), also of a free play, which costs no cash. */
  riskCents: Cents;
  toWinCents: Cents;
  /** What went back to the free-play balance of a free play that was a push or no action (HR-31). */
  freePlayBackCents: Cents;
  /** What the account holds for it while it is open: 0 of a free play, and of a rolling if whose parent is still open. */
  heldCents: Cents;
  freePlayFlag: boolean;
  /** Book time after which empty spots are no action; null without empty spots, and while no item was graded (HR-15). */
  fillDeadlineMs: number | null;
  /** What this rolling if bet rolls from (HR-25). */
  rifParent: (WagerRef & { winOnly: boolean }) | null;
  /** What this rolling if stakes and wins instead, since its parent gave back less than was counted on (HR-25); null of all others. */
  cut: Cut | null;
  /** The ticket that rolls from this wager. */
  rifChildTicketNumber: number | null;
  /** In the order in which they were chosen; an if bet runs in this order. */
  items: BetItem[];
}

export interface BetItem {
  pick: WagerPick;
  sportType: string;
  sportSubType: string;
  team1Id: string;
  team2Id: string;
  team1RotNum: number;
  team2RotNum: number;
  contestDesc: string | null;
  contestantName: string | null;
  gameDateTimeMs: number;
  /** As the line stood: before points bought or sold, teaser points and less juice (OrigSpread, OrigTotalPoints). */
  linePrice: AmericanPrice;
  linePoints: number | null;
  /** As it was accepted (AdjSpread, AdjTotalPoints). */
  finalPrice: AmericanPrice;
  finalLine: number | null;
  /** Half points; negative: sold. */
  pointsBought: number;
  /** Towards the customer when positive. */
  teaserPoints: number;
  /** The item's own amounts in straights, if bets and reverses; 0 in the others. */
  riskCents: Cents;
  toWinCents: Cents;
  /** Which of the two was entered (HR-3). */
  entered: EnteredAmount;
  listedPitcher1: string | null;
  listedPitcher2: string | null;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
  /** null while it isn't decided; a teaser's tie rule is not applied to it. */
  result: LegResult;
  /** The new pitcher's price, when it took the place of `finalPrice` (HR-34). */
  settledPrice: AmericanPrice | null;
  /** Final score that it was judged by; null before, and of contests. */
  score1: number | null;
  score2: number | null;
}

/** A wager with all that decides which legs may join it or roll from it: page and gateway judge by just this. */
export interface PlacedBet extends Bet {
  /** Wagers before it in its chain of rolling ifs, also those that have left the list (HR-25). */
  chainLength: number;
  /** A live ticket that waits fills it or rolls from it (HR-44): nothing else may meanwhile. */
  isReserved: boolean;
  items: OpenBetItem[];
}

export interface OpenBetItem extends BetItem {
  /** As the book had it when this was read; once the book has let go of the line, as it was at acceptance (HR-11). */
  correlation: LegCorrelation;
}

/** A wager that is not decided yet; its items may be. */
export interface OpenBet extends PlacedBet {
  wagerStatus: 'O';
}

/** A wager that was decided lately: what open bets shows so that nobody wonders where a bet went. */
export interface GradedBet extends Bet {
  wagerStatus: 'W' | 'L' | 'P' | 'X';
  gradedAtMs: number;
  /** What grading added to the balance beyond the released risk: + won, − lost, 0 push. Half outcomes included. */
  netCents: Cents;
}
