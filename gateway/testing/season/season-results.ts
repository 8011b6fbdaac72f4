import type { ContestFact, GameFacts, SeasonFacts } from './season-facts.ts';
import type { SeasonGame } from './season-game.ts';

/** What the feed says of a game that is over, in the order in which it says it: a later one corrects an earlier one. */
export interface ToldResult {
  phase: 'final' | 'cancelled' | 'live';
  score1: number;
  score2: number;
  segments: ReadonlyArray<readonly [number, number]>;
}

/** When something is said of a game that is over: at first, what takes that back, and what stays. */
export type Telling = 'first' | 'between' | 'correction';

export const listResults = ({ played, fate, gameNum }: SeasonGame): ToldResult[] => {
  const { score1, score2, segments } = played;
  const truth: ToldResult = { phase: 'final', score1, score2, segments };
  const cancelled: ToldResult = { phase: 'cancelled', score1: 0, score2: 0, segments: [] };
  // Points for the wrong team: winners become losers. It has to be possible, else it is held (HR-75).
  const more = (gameNum % 3) + Number(score2 + (gameNum % 3) === score1);
  const wrong: ToldResult = {
    ...truth,
    score1: score2 + more,
    score2: score1,
    segments: addToLast(swap(truth), more),
  };
  switch (fate) {
    case 'final':
      return [truth];
    case 'corrected':
      return [wrong, truth];
    case 'takenBack':
      return [wrong, { ...truth, phase: 'live' }, truth];
    case 'withoutPeriods':
      return segments.length === 0 ? [truth] : [{ ...truth, segments: [] }, truth];
    case 'cancelled':
      return [cancelled];
    case 'cancelledFirst':
      return [cancelled, truth];
    case 'cancelledLast':
      return [truth, cancelled];
  }
};

/** What is said at this time; null where nothing is. */
export const resultAt = (game: SeasonGame, telling: Telling): ToldResult | null => {
  const results = listResults(game);
  if (telling === 'first') return results[0] ?? null;
  if (telling === 'between') return results.length > 2 ? (results[1] ?? null) : null;
  return results.length > 1 ? (results.at(-1) ?? null) : null;
};

const swap = ({ segments }: ToldResult): ToldResult['segments'] =>
  segments.map(([team1, team2]) => [team2, team1] as const);

const addToLast = (segments: ToldResult['segments'], points: number): ToldResult['segments'] =>
  segments.map(([team1, team2], at) => [at === segments.length - 1 ? team1 + points : team1, team2] as const);

/**
 * What remains of it: what was refunded stays so when the game is played after all (HR-73), and a game that is called
 * off after its final changes nothing by itself (HR-76).
 */
const standingResult = (game: SeasonGame): ToldResult => {
  const results = listResults(game);
  const isFirst = game.fate === 'cancelledFirst' || game.fate === 'cancelledLast';
  return isFirst ? results[0]! : results.at(-1)!;
};

/** Contests of these games end in a dead heat. */
const SHARED_EVERY = 3;

const REVERSED = { W: 'L', L: 'W', P: 'P' } as const;

/**
 * As the file tells it, and the other way round as long as the score is told wrong. Else 1 odd, 2 even, and now and
 * then both share the one place, or two of three. A game that was called off returns the stakes.
 */
export const outcomeOfContest = (
  { outcomes, played }: Pick<SeasonGame, 'outcomes' | 'played'>,
  result: ToldResult,
  { contestNum, contestantNum }: { contestNum: number; contestantNum: number },
): ContestFact | { outcome: null; tied: null; places: null } => {
  if (result.phase === 'live') return { outcome: null, tied: null, places: null };
  if (result.phase === 'cancelled') return { outcome: 'P', tied: null, places: null };
  const told = outcomes.get(`${contestNum}.${contestantNum}`);
  if (told !== undefined) {
    const isRight = result.score1 === played.score1 && result.score2 === played.score2;
    return { outcome: isRight ? told : REVERSED[told], tied: null, places: null };
  }
  if (Math.floor(contestNum / 4) % SHARED_EVERY === 0)
    return contestNum % 8 < 4 ? { outcome: 'W', tied: 2, places: 1 } : { outcome: 'W', tied: 3, places: 2 };
  const isOdd = (result.score1 + result.score2) % 2 === 1;
  return { outcome: isOdd === (contestantNum === 1) ? 'W' : 'L', tied: null, places: null };
};

/** What decides a game in the end. */
export const factsOf = (game: SeasonGame): GameFacts => factsBy(game, standingResult(game));

const factsBy = (game: SeasonGame, { phase, ...last }: ToldResult): GameFacts => {
  if (phase === 'live') throw new Error('a game that is under way has no last word');
  const [line] = game.closing.lines;
  const [starter1, starter2] = game.starters;
  const lastMoneyLine = { team1: line?.moneyLine1 ?? null, team2: line?.moneyLine2 ?? null };
  return { phase, ...last, starter1, starter2, lastMoneyLine };
};

/** Everything that was ever said of each game, as it decides bets. */
export const collectTold = (games: readonly SeasonGame[]): ReadonlyMap<number, readonly GameFacts[]> =>
  new Map(
    games
      .filter(({ isGame }) => isGame)
      .map((game) => [
        game.gameNum,
        listResults(game)
          .filter(({ phase }) => phase !== 'live')
          .map((result) => factsBy(game, result)),
      ]),
  );

/** What the recomputation is told. */
export const collectFacts = (games: readonly SeasonGame[]): SeasonFacts => {
  const facts = new Map<number, GameFacts>();
  const contests = new Map<string, ContestFact>();
  const gameOfContest = new Map<number, number>();
  for (const game of games) {
    if (game.isGame) facts.set(game.gameNum, factsOf(game));
    const last = listResults(game).at(-1)!;
    for (const { contestNum, contestantNum } of game.contest) {
      const told = outcomeOfContest(game, last, { contestNum, contestantNum });
      if (told.outcome !== null) contests.set(`${contestNum}.${contestantNum}`, told);
      if (game.isGame) gameOfContest.set(contestNum, game.gameNum);
    }
  }
  return { games: facts, contests, gameOfContest, lopsided: collectLopsided(games) };
};

const collectLopsided = (games: readonly SeasonGame[]): SeasonFacts['lopsided'] => {
  const lopsided = new Map<string, 'always' | 'sometimes'>();
  for (const { gameNum, opening, moves, closing } of games) {
    const lines = [opening, ...moves, closing].flatMap((told) => told.lines);
    for (const [period, of] of Map.groupBy(lines, ({ periodNumber }) => periodNumber)) {
      const are = of.map(
        ({ spread1, totalPoints }) =>
          spread1 !== null && totalPoints !== null && Math.abs(spread1) / totalPoints >= 0.3,
      );
      if (are.includes(true))
        lopsided.set(`${gameNum}.${period}`, are.includes(false) ? 'sometimes' : 'always');
    }
  }
  return lopsided;
};
