import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** Two ends of a market and their American prices; null where the file has none. */
export interface HistoricalLine {
  /** Points given to team 1; team 2 gets the same with the other sign. */
  spread1: number | null;
  spreadAdj1: number | null;
  spreadAdj2: number | null;
  moneyLine1: number | null;
  moneyLine2: number | null;
  moneyLineDraw: number | null;
  totalPoints: number | null;
  over: number | null;
  under: number | null;
}

/** A game that was really played, as a file tells it. Team 1 is the visitor, team 2 the home team. */
export interface HistoricalGame {
  /** Made of the file's identity and the row: the same file gives the same numbers. */
  gameNum: number;
  /** The first line of the file that has the game; the heading is line 1. */
  row: number;
  sportType: SportType;
  sportSubType: string;
  team1: string;
  team2: string;
  rotation1: number;
  /** First calendar year of the season. */
  season: number;
  kickoffMs: number;
  open: HistoricalLine | null;
  close: HistoricalLine;
  score1: number;
  score2: number;
  /** Points by segment, overtime last; empty when the file has the final alone. */
  segments: ReadonlyArray<readonly [number, number]>;
}

/** Why a row, or one market of a row, is not in the replay. */
export interface RejectedRow {
  row: number;
  reason: 'noFinal' | 'noDate' | 'noTeam' | 'unpaired' | 'scoreContradicts' | 'badText' | 'implausible';
}

export interface IgnoredField {
  row: number;
  field: string;
  value: string;
}

export interface ParsedHistory {
  layout: HistoryLayout;
  games: HistoricalGame[];
  rejected: RejectedRow[];
  /** Figures that are there and can't be right; the game is kept without them. */
  ignored: IgnoredField[];
}

export type HistoryLayout = 'nflverse' | 'hockeySheet' | 'collegeSheet' | 'baseballRows' | 'footballData';
