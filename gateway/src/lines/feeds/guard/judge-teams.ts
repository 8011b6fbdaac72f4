import type { Game } from '@lineboard/domain/lines/line/game.schema';

export type TeamsJudgement = 'same' | 'sidesExchanged' | 'teamChanged';

type Teams = Pick<Game, 'team1Id' | 'team2Id'>;

/** HR-81: whether a number still names the two teams that it named, each on its side. */
export const judgeTeams = (was: Teams, said: Teams): TeamsJudgement => {
  if (was.team1Id === said.team1Id && was.team2Id === said.team2Id) return 'same';
  const isExchanged = was.team1Id === said.team2Id && was.team2Id === said.team1Id;
  return isExchanged ? 'sidesExchanged' : 'teamChanged';
};
