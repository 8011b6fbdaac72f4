import type { SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import { formatTopic, type TopicName } from '@lineboard/domain/lines/book/topic';

/** The topic has the line of a pick whose league is known. */
export const topicOfLeg = ({ pick, sportType, sportSubType }: SharedLeg, store: string): TopicName =>
  pick.type === 'C'
    ? formatTopic({ kind: 'contest', store, contestType: sportType, contestType2: sportSubType })
    : formatTopic({ kind: 'lines', store, sportType, sportSubType });
