import type { GameFacts, SeasonFacts } from './season-facts.ts';
import type { SeasonGame } from './season-game.ts';

/** What the feed says of a game that is over, in the order in which it says it: a later one corrects an earlier one. */
export interface ToldResult {
  phase: 'final' | 'cancelled';
  score1: number;
  score2: number;
  segments: ReadonlyArray<readonly [number, number]>;
}

export const listResults = ({ played, fate, gameNum }: SeasonGame): ToldResult[] => {
  const { score1, score2, segments } = played;
  const truth: ToldResult = { phase: 'final', score1, score2, segments };
  const cancelled: ToldResult = { phase: 'cancelled', score1: 0, score2: 0, segments: [] };
  switch (fate) {
    case 'final':
      return [truth];
    case 'corrected':
      // Points for the wrong team first: winners become losers.
      return [{ ...truth, score1: score2 + (gameNum % 3), score2: score1, segments: swap(truth) }, truth];
    case 'cancelled':
      return [cancelled];
    case 'cancelledFirst':
      return [cancelled, truth];
    case 'cancelledLast':
      return [truth, cancelled];
  }
};

const swap = ({ segments }: ToldResult): ToldResult['segments'] =>
  segments.map(([team1, team2]) => [team2, team1] as const);

/** 1 odd, 2 even; a game that was called off returns the stakes. */
export const outcomeOfContest = (result: ToldResult, contestantNum: number): 'W' | 'L' | 'P' => {
  if (result.phase === 'cancelled') return 'P';
  const isOdd = (result.score1 + result.score2) % 2 === 1;
  return isOdd === (contestantNum === 1) ? 'W' : 'L';
};

/** The last word on a game. */
export const factsOf = (game: SeasonGame): GameFacts => {
  const last = listResults(game).at(-1)!;
  const [line] = game.closing.lines;
  const [starter1, starter2] = game.starters;
  const lastMoneyLine = { team1: line?.moneyLine1 ?? null, team2: line?.moneyLine2 ?? null };
  return { ...last, starter1, starter2, lastMoneyLine };
};

/** What the recomputation is told. */
export const collectFacts = (games: readonly SeasonGame[]): SeasonFacts => {
  const facts = new Map<number, GameFacts>();
  const contests = new Map<string, 'W' | 'L' | 'P'>();
  const gameOfContest = new Map<number, number>();
  for (const game of games) {
    facts.set(game.gameNum, factsOf(game));
    const last = listResults(game).at(-1)!;
    for (const { contestNum, contestantNum } of game.contest ?? []) {
      contests.set(`${contestNum}.${contestantNum}`, outcomeOfContest(last, contestantNum));
      gameOfContest.set(contestNum, game.gameNum);
    }
  }
  return { games: facts, contests, gameOfContest };
};
