import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { GamePick, WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TFunction } from 'i18next';
import type { PressedSubject } from './bet-subject.ts';

export interface PickWords {
  /** The bet in one line: `Buffalo Bills −3½`, `Over 45½`, `Draw`. */
  bet: string;
  /** Market and period: `Spread · 1st half`. */
  market: string;
  /** `Kansas City Chiefs @ Buffalo Bills`, or the contest. */
  event: string;
}

const selectBet = (
  t: TFunction,
  pick: GamePick,
  { team1Id, team2Id }: PressedSubject,
  points: number | null,
): string => {
  const total = points === null ? '' : formatTotal(points);
  switch (pick.side) {
    case 'team1':
    case 'team2': {
      const team = pick.side === 'team1' ? team1Id : team2Id;
      return pick.market === 'S' && points !== null
        ? `${team} ${formatSpread(points).replaceAll('-', '−')}`
        : team;
    }
    case 'draw':
      return t('pick:draw');
    case 'over':
      return t('pick:over', { total });
    case 'under':
      return t('pick:under', { total });
    case 'team1Over':
    case 'team2Over':
      return t('pick:teamOver', { team: pick.side === 'team1Over' ? team1Id : team2Id, total });
    case 'team1Under':
    case 'team2Under':
      return t('pick:teamUnder', { team: pick.side === 'team1Under' ? team1Id : team2Id, total });
  }
};

const selectPeriod = (t: TFunction, pick: GamePick, sportType: string): string | null => {
  if (pick.periodNumber === 0 || !isSportType(sportType)) return null;
  const label = labelOfLine(sportType, pick.periodNumber);
  return label === undefined ? null : t(`period:${label}`);
};

/** A pick in the customer's words, at its current points. */
export const describePick = (
  t: TFunction,
  pick: WagerPick,
  subject: PressedSubject,
  points: number | null,
): PickWords => {
  if (pick.type === 'C')
    return {
      bet: subject.contestantName ?? '',
      market: t('pick:contest'),
      event: subject.contestDesc ?? '',
    };
  const period = selectPeriod(t, pick, subject.sportType);
  const market = t(`pick:market${pick.market}`);
  return {
    bet: selectBet(t, pick, subject, points),
    market: period === null ? market : `${market} · ${period}`,
    event: `${subject.team1Id} @ ${subject.team2Id}`,
  };
};
