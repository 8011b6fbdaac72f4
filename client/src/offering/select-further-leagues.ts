import type { TopicName } from '@lineboard/domain/book/topic';
import type { SearchAnswer } from '@lineboard/domain/offering/search-answer';
import type { ChosenLeague } from './offering-store.ts';

export interface FurtherLeague {
  topic: TopicName;
  name: string;
  /** The first match in it. */
  example: string;
  count: number;
}

/** Leagues in which the search found something and that are not on the board, in the order of their first match. */
export const selectFurtherLeagues = (
  answer: SearchAnswer,
  leagues: readonly ChosenLeague[],
): FurtherLeague[] => {
  const chosen = new Set(
    leagues.filter(({ onlyContests }) => onlyContests === null).map(({ topic }) => topic),
  );
  const found = new Map<TopicName, FurtherLeague>();
  const add = (topic: TopicName, name: string, example: string): void => {
    if (chosen.has(topic)) return;
    const known = found.get(topic);
    if (known === undefined) found.set(topic, { topic, name, example, count: 1 });
    else known.count += 1;
  };
  for (const { topic, sportSubType, team1Id, team2Id } of answer.games)
    add(topic, sportSubType, `${team1Id} – ${team2Id}`);
  for (const { topic, contestType2, contestantName } of answer.contests)
    add(topic, contestType2, contestantName);
  return [...found.values()];
};
