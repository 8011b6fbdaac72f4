import type { SeasonGame } from './season-game.ts';

const meetingOf = ({ opening: { game } }: SeasonGame): string =>
  JSON.stringify([game.sportType, ...[game.team1Id, game.team2Id].toSorted()]);

/**
 * Games in rounds of so many, in their order as far as no two teams meet twice in a round: those begin together, and
 * nobody plays somebody twice at one minute.
 */
export const listRounds = (games: readonly SeasonGame[], most: number): SeasonGame[][] => {
  const rounds: Array<{ games: SeasonGame[]; meetings: Set<string> }> = [];
  for (const game of games) {
    const meeting = game.isGame ? meetingOf(game) : null;
    let round = rounds.find((each) => each.games.length < most && !each.meetings.has(meeting ?? ''));
    if (round === undefined) rounds.push((round = { games: [], meetings: new Set() }));
    round.games.push(game);
    if (meeting !== null) round.meetings.add(meeting);
  }
  return rounds.map((round) => round.games);
};
