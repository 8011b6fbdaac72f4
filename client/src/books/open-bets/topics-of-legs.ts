import { formatTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import { topicOfLeg } from '../../betting/offering/topic-of-leg.ts';
import type { FollowedLeg } from './followed-picks-store.ts';

/** Half of what a socket may hold: the board keeps its leagues meanwhile. */
const MOST_TOPICS_OF_LEGS = 32;

const listTopicsOfLegs = (legs: readonly FollowedLeg[], store: string): TopicName[] => {
  const scores = legs.flatMap(({ pick, sportType }) =>
    pick.type === 'G' ? [formatTopic({ kind: 'scores', sportType })] : [],
  );
  const lines = legs.flatMap((leg) => (leg.isScoreAlone === true ? [] : [topicOfLeg(leg, store)]));
  return [...new Set([...scores, ...lines])];
};

/**
 * The sources of the open legs' states: the scores of their sports, also of games without a line, and the lines of
 * their leagues; those of the first legs where there are more than the bets may hold.
 */
export const selectTopicsOfLegs = (legs: readonly FollowedLeg[], store: string): TopicName[] =>
  listTopicsOfLegs(legs, store).slice(0, MOST_TOPICS_OF_LEGS);

/** Not all of these legs can be followed at once. */
export const areTooManyLegs = (legs: readonly FollowedLeg[]): boolean =>
  listTopicsOfLegs(legs, 'any').length > MOST_TOPICS_OF_LEGS;
