import { formatTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import { topicOfLeg } from '../../betting/offering/topic-of-leg.ts';
import type { FollowedLeg } from './followed-picks-store.ts';

/** Half of what a socket may hold: the board keeps its leagues meanwhile. */
const MOST_TOPICS_OF_LEGS = 32;

/**
 * The sources of the open legs' states: the scores of their sports, also of games without a line, and the lines of
 * their leagues.
 */
export const selectTopicsOfLegs = (legs: readonly FollowedLeg[], store: string): TopicName[] => {
  const scores = legs.flatMap(({ pick, sportType }) =>
    pick.type === 'G' ? [formatTopic({ kind: 'scores', sportType })] : [],
  );
  const lines = legs.flatMap((leg) => (leg.isScoreAlone === true ? [] : [topicOfLeg(leg, store)]));
  return [...new Set([...scores, ...lines])].slice(0, MOST_TOPICS_OF_LEGS);
};
