import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { RowDetail } from '@lineboard/workers/board/board-frame';
import type { PressedSubject } from '../../betting/bets/bet-subject.ts';

const sportOf = (name: TopicName): string => {
  const topic = parseTopic(name);
  return topic === null ? '' : topic.kind === 'contest' ? topic.contestType : topic.sportType;
};

const NO_TEAMS = { team1Id: '', team2Id: '', team1RotNum: 0, team2RotNum: 0 } as const;
const NO_CONTEST = { contestDesc: null, contestantName: null } as const;

/** What the row knows about its picks, used until their quote arrives. */
export const describePressed = (detail: RowDetail | undefined): PressedSubject | null => {
  switch (detail?.kind) {
    case 'game': {
      const { topic, team1: team1Id, team2: team2Id, rotation1, rotation2, startMs } = detail;
      const teams = { team1Id, team2Id, team1RotNum: rotation1, team2RotNum: rotation2 };
      return { ...NO_CONTEST, ...teams, sportType: sportOf(topic), gameDateTimeMs: startMs };
    }
    case 'rung': {
      const { topic, team1: team1Id, team2: team2Id } = detail;
      return {
        ...NO_CONTEST,
        ...NO_TEAMS,
        team1Id,
        team2Id,
        sportType: sportOf(topic),
        gameDateTimeMs: null,
      };
    }
    case 'contestant': {
      const { topic, contest: contestDesc, name: contestantName } = detail;
      return { ...NO_TEAMS, contestDesc, contestantName, sportType: sportOf(topic), gameDateTimeMs: null };
    }
    case 'prop': {
      const { topic, market: contestDesc, subject: contestantName } = detail;
      return { ...NO_TEAMS, contestDesc, contestantName, sportType: sportOf(topic), gameDateTimeMs: null };
    }
    default:
      return null;
  }
};
