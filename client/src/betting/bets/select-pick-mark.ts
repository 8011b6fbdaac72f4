import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TeamMarkProps } from '../../ground/formats/TeamMark.tsx';
import type { BetSubject } from './bet-subject.ts';

/** The mark of the team in the bet. @returns null for a bet on both teams or none */
export const selectPickMark = (
  pick: WagerPick,
  { team1Id, team2Id }: Pick<BetSubject, 'team1Id' | 'team2Id'>,
): TeamMarkProps | null => {
  if (pick.type !== 'G' || !pick.side.startsWith('team')) return null;
  return { team1: team1Id, team2: team2Id, side: pick.side.startsWith('team1') ? 0 : 1 };
};
