import type { TopicName } from '../book/topic.ts';

/** A game that the search found, with the topic that its lines are in. */
export interface GameMatch {
  gameNum: number;
  sportType: string;
  sportSubType: string;
  team1Id: string;
  team2Id: string;
  team1RotNum: number;
  team2RotNum: number;
  gameDateTimeMs: number;
  topic: TopicName;
}

/** A contestant that the search found, with the topic that the contest is in. */
export interface ContestMatch {
  contestNum: number;
  contestantNum: number;
  contestType: string;
  contestType2: string;
  contestDesc: string;
  contestantName: string;
  rotNum: number;
  topic: TopicName;
}

/** What a search answers, best known first: games by kick-off, contestants by rotation number. */
export interface SearchAnswer {
  games: GameMatch[];
  contests: ContestMatch[];
}
