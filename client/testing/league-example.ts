import type { LeagueDetail } from '@lineboard/workers/board/board-frame';

/** A basketball league of two periods, unfolded at the full game. */
export const LEAGUE: LeagueDetail = {
  kind: 'league',
  topic: 'lines/main/Basketball/NBA',
  name: 'NBA',
  group: 'Basketball',
  isContest: false,
  periods: [
    { periodNumber: 0, label: 'game' },
    { periodNumber: 1, label: 'half1' },
  ],
  period: 0,
  count: 8,
  collapsed: false,
  hasTeamTotals: true,
  extras: null,
};
