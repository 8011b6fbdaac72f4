import { formatTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { FollowedLeg } from './followed-picks-store.ts';

/** Half of what a socket may hold: the board keeps its leagues meanwhile. */
const MOST_TOPICS_OF_LEGS = 32;

/** Where to find an open leg's line and league. */
export const topicOfLeg = ({ pick, sportType, sportSubType }: FollowedLeg, store: string): TopicName =>
  pick.type === 'C'
    ? formatTopic({ kind: 'contest', store, contestType: sportType, contestType2: sportSubType })
    : formatTopic({ kind: 'lines', store, sportType, sportSubType });

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
