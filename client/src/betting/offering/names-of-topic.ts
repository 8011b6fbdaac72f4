import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';

export interface TopicNames {
  sport: string;
  league: string;
  isContest: boolean;
}

/** The sport and league of a topic's lines; a name that is not a topic's is returned as it is. */
export const namesOfTopic = (name: TopicName): TopicNames => {
  const topic = parseTopic(name);
  if (topic?.kind === 'lines')
    return { sport: topic.sportType, league: topic.sportSubType, isContest: false };
  if (topic?.kind === 'contest')
    return { sport: topic.contestType, league: topic.contestType2, isContest: true };
  return { sport: '', league: name, isContest: false };
};
