import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import { parseTopic } from '@lineboard/domain/lines/book/topic';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { listCountedSegments } from '@lineboard/domain/ground/score/counted-segments';
import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { ExtrasDetail, GameDetail, LeagueDetail, PropDetail, RowDetail } from '../board/board-frame.ts';
import { CONTEST_ORDER_NAMES } from '../board/contest-order.ts';
import type { ExtraColumns } from '../board/extra-columns.ts';
import type { BoardRow } from './board-row.ts';
import { selectProp } from './select-prop.ts';

/** Key of a period's words in the catalogue `period`; a sport that has no such period shows its number. */
const labelOfPeriod = (sportType: string, periodNumber: number): string =>
  (isSportType(sportType) ? labelOfLine(sportType, periodNumber) : undefined) ?? String(periodNumber);

const describePeriods = (sportType: string, periods: readonly number[]): ExtrasDetail['periods'] =>
  periods.map((periodNumber) => ({ periodNumber, label: labelOfPeriod(sportType, periodNumber) }));

const describeExtras = (sportType: string, extras: ExtraColumns | null): ExtrasDetail | null =>
  extras === null
    ? null
    : { teamTotals: extras.teamTotals, periods: describePeriods(sportType, extras.periods) };

const describeLeague = (row: BoardRow & { kind: 'league' }): LeagueDetail => {
  const topic = parseTopic(row.topic);
  const group = topic?.kind === 'contest' ? topic.contestType : (topic?.sportType ?? '');
  return {
    kind: 'league',
    topic: row.topic,
    group,
    name:
      topic?.kind === 'contest' ? topic.contestType2 : topic?.kind === 'lines' ? topic.sportSubType : group,
    isContest: topic?.kind === 'contest',
    periods:
      topic?.kind === 'contest'
        ? CONTEST_ORDER_NAMES.slice(0, row.league.periods.length)
        : describePeriods(group, row.league.periods),
    period: row.league.period,
    count: row.league.count,
    collapsed: row.league.collapsed,
    hasTeamTotals: row.league.hasTeamTotals,
    extras: describeExtras(group, row.league.extras),
  };
};

const circled = (status: GameLine['spreadLineStatus'], maxCents: Cents | null): Cents | null =>
  status === 'I' ? maxCents : null;

const describeGame = (
  row: BoardRow & { kind: 'game' },
  state: TopicState,
  epoch: string,
): GameDetail | null => {
  const game = state.game.get(String(row.gameNum));
  const line = state.line.get(`${row.gameNum}.${row.periodNumber}`);
  if (game === undefined || line === undefined) return null;
  const score = state.score.get(String(row.gameNum));
  return {
    kind: 'game',
    topic: row.topic,
    epoch,
    gameNum: row.gameNum,
    periodNumber: row.periodNumber,
    periodLabel: labelOfPeriod(game.sportType, row.periodNumber),
    isFurtherPeriod: row.isFurtherPeriod,
    team1: game.team1Id,
    team2: game.team2Id,
    rotation1: game.team1RotNum,
    rotation2: game.team2RotNum,
    favorites: row.favorites,
    pitcher1: game.listedPitcher1,
    pitcher2: game.listedPitcher2,
    startMs: game.gameDateTimeMs,
    hasDraw: row.hasDraw,
    teamTotals: row.teamTotals,
    isTeased: row.isTeased,
    extras: describeExtras(game.sportType, row.extras),
    contests: game.correlation,
    furtherPeriods: row.furtherPeriods,
    alternates: row.alternates,
    isUnfolded: row.isUnfolded,
    feedId: game.feedId,
    score:
      score === undefined
        ? null
        : {
            phase: score.phase,
            clock: score.clock,
            score1: score.score1,
            score2: score.score2,
            situation: score.situation,
            segments: listCountedSegments(game.sportType, score),
          },
    circledMaxCents: {
      S: circled(line.spreadLineStatus, line.spreadMaxWagerCents),
      M: circled(line.moneyLineStatus, line.moneyLineMaxWagerCents),
      L: circled(line.totalsStatus, line.totalsMaxWagerCents),
      E: circled(line.teamTotalsLineStatus, line.teamTotalsMaxWagerCents),
    },
  };
};

type UnfoldedRow = BoardRow & { kind: 'history' | 'ladderHead' | 'rung' | 'ladder' };

/** The parts under an unfolded game besides its other periods. */
const describeUnfolded = (row: UnfoldedRow, { team1Id, team2Id }: Game, epoch: string): RowDetail => {
  const { topic, gameNum } = row;
  const of = { gameNum, team1: team1Id, team2: team2Id };
  switch (row.kind) {
    case 'history':
      return { kind: 'history', topic, ...of };
    case 'ladderHead':
      return { kind: 'ladderHead', ...of, markets: row.markets, market: row.market };
    case 'rung':
      return { kind: 'rung', topic, epoch, ...of, periodNumber: row.periodNumber, market: row.market };
    case 'ladder':
      return { kind: 'ladder', topic, ...of, alternates: row.alternates, isWhole: row.isWhole };
  }
};

const describeProp = (
  { topic, contestNum, lineKeys }: BoardRow & { kind: 'prop' },
  state: TopicState | null,
  epoch: string,
): PropDetail | null => {
  const prop = selectProp(state, lineKeys);
  if (prop === null) return null;
  const { subject, team, market, answers, points, first, second } = prop;
  return {
    kind: 'prop',
    topic,
    epoch,
    contestNum,
    subject,
    team,
    market,
    answers,
    points,
    contestantNums: [first.contestantNum, second.contestantNum],
  };
};

/** @returns null when the row's records are gone: the next splice removes the row */
export const describeRow = (row: BoardRow, state: TopicState | null, epoch: string): RowDetail | null => {
  switch (row.kind) {
    case 'league':
      return describeLeague(row);
    case 'skeleton':
      return { kind: 'note', topic: row.topic, note: 'loading', range: null };
    case 'empty':
      return { kind: 'note', topic: row.topic, note: row.note, range: row.range };
    case 'mine':
      return { kind: 'mine', place: row.place };
    case 'mineGame':
      return { kind: 'mineGame', gameNum: row.gameNum };
    case 'title':
      return { kind: 'title', text: state?.game.get(String(row.gameNum))?.team1Id ?? '' };
    case 'game':
      return state === null ? null : describeGame(row, state, epoch);
    case 'history':
    case 'ladderHead':
    case 'rung':
    case 'ladder': {
      const game = state?.game.get(String(row.gameNum));
      return game === undefined ? null : describeUnfolded(row, game, epoch);
    }
    case 'contest': {
      const line = state?.contestLine.get(row.lineKey);
      if (line === undefined) return null;
      return {
        kind: 'contest',
        topic: row.topic,
        contestNum: row.contestNum,
        title: line.contestType3,
        description: line.contestDesc,
        cutoffMs: line.wagerCutoffMs,
      };
    }
    case 'propGame': {
      const { topic, contestNum, teams, cutoffMs } = row;
      return { kind: 'contest', topic, contestNum, title: '', description: teams.join(' / '), cutoffMs };
    }
    case 'propHead': {
      const prop = selectProp(state, row.lineKeys);
      if (prop === null) return null;
      const { market, answers, first } = prop;
      return { kind: 'propHead', market, answers, cutoffMs: row.saysCutoff ? first.wagerCutoffMs : null };
    }
    case 'prop':
      return describeProp(row, state, epoch);
    case 'contestant': {
      const line = state?.contestLine.get(row.lineKey);
      if (line === undefined) return null;
      return {
        kind: 'contestant',
        topic: row.topic,
        epoch,
        contestNum: line.contestNum,
        contestantNum: line.contestantNum,
        contest: line.contestDesc,
        name: line.contestantName,
        rotation: line.rotNum,
        circledMaxCents: circled(line.status, line.maxWagerCents),
      };
    }
  }
};
