import type { GameScore } from '@lineboard/domain/score/game-score';
import { readGameClock } from '@lineboard/domain/score/read-game-clock';
import { countRegulation } from '../scores/score-segments.ts';

/** What the parts of a sport's games are called. */
export type SegmentKind = 'quarter' | 'half' | 'inning' | 'period' | 'set' | 'round' | 'part';

export interface ScoreColumns {
  kind: SegmentKind;
  /** How many parts have a column, played or not; overtime follows those of the sport. */
  count: number;
}

const KINDS: Readonly<Record<string, SegmentKind>> = {
  Football: 'quarter',
  Basketball: 'quarter',
  Baseball: 'inning',
  Hockey: 'period',
  Soccer: 'half',
  Tennis: 'set',
  Fighting: 'round',
  Golf: 'round',
};

/** Their number isn't known before the end. */
const ARE_OPEN_ENDED: ReadonlySet<string> = new Set(['Tennis', 'Fighting']);

/** College basketball is played in halves: fewer than four parts at the end, and no quarter on the clock. */
const isInHalves = (sportType: string, { phase, clock, segments }: GameScore): boolean =>
  sportType === 'Basketball' &&
  segments.length < 4 &&
  (phase === 'final'
    ? segments.length > 0
    : /^(?:H|\dH|1st half|2nd half)/i.test(readGameClock(sportType, clock).period));

/** The columns of a game's score: those that its sport always has stand there before they are played. */
export const listScoreColumns = (sportType: string, score: GameScore): ScoreColumns => {
  const played = score.segments.length;
  if (isInHalves(sportType, score)) return { kind: 'half', count: Math.max(2, played) };
  const kind = KINDS[sportType] ?? 'part';
  const regulation = countRegulation(sportType);
  const isPadded = played > 0 && Number.isFinite(regulation) && !ARE_OPEN_ENDED.has(sportType);
  return { kind, count: isPadded ? Math.max(regulation, played) : played };
};
