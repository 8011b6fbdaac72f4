import type { JudgedLeg } from './read-judged.ts';

export const nameOfPick = (leg: JudgedLeg): string =>
  leg.pick_type === 'C'
    ? `C ${leg.contest_num}.${leg.contestant_num}`
    : `G ${leg.game_num}.${leg.period_number} ${leg.wager_type} ${leg.side}`;
