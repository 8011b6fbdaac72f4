import type { Cents } from '../ground/money/cents.ts';
import type { WalletAnswer } from '../casino/wallet/wallet-calls.schema.ts';
import type { LiveSport } from './live-boards.ts';

/** The player at the table, as the book told when the page's token was redeemed. */
export interface Guest {
  /** Shown with every further call; lives in the page's memory alone. */
  session: string;
  /** The player's name here, which is no number of the book. */
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
  /** The bet as it was sent: bet, moves and seeds give the round again. */
  bet: unknown;
  moves: readonly unknown[];
  /** The engine's; null while the book is still asked for the stake. */
  state: unknown;
  stakeCents: Cents;
  /** What it paid back, stake included; null while it goes on. */
  winCents: Cents | null;
}

/** A player's place at a game: one for all of his tabs. */
export interface TableView {
  game: string;
  /** The tile that it was opened by, '' for the game itself. */
  title: string;
  /** SHA-256 of the server seed that every round from here on is drawn with, until it is revealed. */
  commitment: string;
  /** The number of the round that may begin next. */
  nextNonce: number;
  /** The latest under this seed; null before the first. */
  round: RoundView | null;
  /** A stake that the book was asked for and that isn't decided: ask again in a moment. */
  isDeciding: boolean;
  /** The balance as the book last said; null when it wasn't asked. */
  balanceCents: Cents | null;
}

/** A server seed whose rounds can be worked out again from now on. */
export interface Revealed {
  serverSeed: string;
  commitment: string;
  /** Its latest rounds, latest first. */
  rounds: readonly RoundView[];
  table: TableView;
}

/** What one player of an affiliate's made in a month. */
export interface BroughtPlayer {
  player: string;
  visits: number;
  depositsCents: Cents;
  /** What the player lost; below zero: won. */
  netCents: Cents;
  /** The affiliate's share of it, below zero where the player won. */
  earnedCents: Cents;
}

/** An affiliate's desk: made-up figures, the same at each look, that add up. */
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

/** A customer's cards: made up, the same at each look. */
export interface CardDesk {
  customerId: string;
  cards: readonly CardOnFile[];
}

/** What the book told the agent site. */
export interface AgentDesk {
  agentId: string;
  customerIds: readonly string[];
}

/** The cashier's page of one customer, as the book has it. */
export interface CashierView {
  balanceCents: Cents;
  /** What could be taken out. */
  payableCents: Cents;
  /** Newest first. */
  requests: WalletAnswer<'requests'>['requests'];
}

/** A game of the book, as a props widget is told of it. */
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
  /** What the match's clock shows; it runs while the match is played. */
  clockMs: number;
  /** Where the clock ends with this period. */
  clockEndMs: number;
}
