import type { Quote } from '@lineboard/domain/betting/quote/quote';

/** What it takes to put a pick into words: from a quote on the slip, from an open bet on its page. */
export interface BetSubject {
  sportType: string;
  team1Id: string;
  team2Id: string;
  team1RotNum: number;
  team2RotNum: number;
  contestDesc: string | null;
  contestantName: string | null;
  gameDateTimeMs: number;
}

/** What a pressed cell knows of it before its quote has arrived. */
export type PressedSubject = Omit<BetSubject, 'gameDateTimeMs'> & { gameDateTimeMs: number | null };

export const subjectOfQuote = (quote: Quote): BetSubject => {
  if (quote.type === 'G') {
    const { sportType, team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs } = quote.game;
    const teams = { sportType, team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs };
    return { ...teams, contestDesc: null, contestantName: null };
  }
  const { contestType, contestDesc, contestantName, rotNum, wagerCutoffMs } = quote.line;
  return {
    sportType: contestType,
    team1Id: '',
    team2Id: '',
    team1RotNum: rotNum,
    team2RotNum: rotNum,
    contestDesc,
    contestantName,
    gameDateTimeMs: wagerCutoffMs,
  };
};
