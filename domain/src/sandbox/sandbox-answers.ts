import type { Cents } from '../ground/money/cents.ts';
import type { WalletAnswer } from '../casino/wallet/wallet-calls.schema.ts';
import type { LiveSport } from './live-boards.ts';

/** The player at the table, as the book answered when the page's token was redeemed. */
export interface Guest {
  /** Sent with every further call; kept only in the page's memory. */
  session: string;
  /** The player's name here, which isn't the book's customer number. */
  player: string;
  currency: string;
  language: string;
  integration: string;
  game: string | null;
  balanceCents: Cents;
}

/** A round as its player may see it. */
export interface RoundView {
  nonce: number;
  clientSeed: string;
  /** The bet as it was sent: bet, moves and seeds reproduce the round. */
  bet: unknown;
  moves: readonly unknown[];
  /** The engine's state; null while the book is still deciding on the stake. */
  state: unknown;
  stakeCents: Cents;
  /** The amount that it paid back, stake included; null while it goes on. */
  winCents: Cents | null;
}

/** A player's place at a game: one for all of his tabs. */
export interface TableView {
  game: string;
  /** The tile that opened it; '' for the game itself. */
  title: string;
  /** SHA-256 of the server seed from which every further round is drawn, until it is revealed. */
  commitment: string;
  /** The number of the round that may begin next. */
  nextNonce: number;
  /** The latest under this seed; null before the first. */
  round: RoundView | null;
  /** The book hasn't decided on a stake yet: ask again in a moment. */
  isDeciding: boolean;
  /** The balance in the book's last answer; null when it wasn't asked. */
  balanceCents: Cents | null;
}

/** A revealed server seed: anyone can recompute its rounds from now on. */
export interface Revealed {
  serverSeed: string;
  commitment: string;
  /** Its latest rounds, latest first. */
  rounds: readonly RoundView[];
  table: TableView;
}

/** One month's figures of a player whom the affiliate brought. */
export interface BroughtPlayer {
  player: string;
  visits: number;
  depositsCents: Cents;
  /** The player's loss; below zero it is a win. */
  netCents: Cents;
  /** The affiliate's share of it, below zero where the player won. */
  earnedCents: Cents;
}

/** An affiliate's desk: made-up figures that add up and are the same each time. */
export interface AffiliateDesk {
  affiliateId: string;
  sharePercent: number;
  players: readonly BroughtPlayer[];
}

export interface CardOnFile {
  brand: string;
  lastDigits: string;
  /** `05/29`. */
  expires: string;
  isAuthorized: boolean;
}

/** A customer's cards: made up, and the same each time. */
export interface CardDesk {
  customerId: string;
  cards: readonly CardOnFile[];
}

/** What the book answered to the agent site. */
export interface AgentDesk {
  agentId: string;
  customerIds: readonly string[];
}

/** The cashier's page of one customer, with the book's figures. */
export interface CashierView {
  balanceCents: Cents;
  /** The amount that could be paid out. */
  payableCents: Cents;
  /** The least and the most that the book takes at once. */
  smallestCents: Cents;
  largestCents: Cents;
  /** Newest first. */
  requests: WalletAnswer<'requests'>['requests'];
}

/** One of the book's games, as a props widget gets it. */
export interface PropsGame {
  gameNum: number;
  /** The book's name of the sport. */
  sportType: string;
  teams: readonly [string, string];
}

/** The state of a made-up match. */
export interface LiveMatch {
  sport: LiveSport;
  home: string;
  away: string;
  homeScore: number;
  awayScore: number;
  /** Counted from 1. */
  period: number;
  phase: 'playing' | 'break' | 'over';
  /** The time on the match's clock; it runs while the match is played. */
  clockMs: number;
  /** The clock's time at the end of this period. */
  clockEndMs: number;
}
