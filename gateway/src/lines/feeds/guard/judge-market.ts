import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import type { Guards, SportGuards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import {
  type GuardMoment,
  hasAddedDraw,
  hasLostSide,
  isJump,
  judgeAlone,
} from '@lineboard/domain/lines/guards/judge-figures';
import {
  type GuardedMarket,
  isPriced,
  isSameFigures,
  type MarketFigures,
} from '@lineboard/domain/lines/guards/market-figures';
import type { DoubtEnd, MarketDoubt } from './doubt.ts';

/** A market as the guard has it. */
export interface MarketState {
  /** What was said last and could be; null: nothing yet. */
  believed: MarketFigures | null;
  doubt: MarketDoubt | null;
  /** The rows that an operator accepted although they look wrong. */
  taken: MarketFigures | null;
  /** The score when it moved last: what was scored since is news to it. null: it isn't known. */
  heard: Score | null;
}

export const NEW_MARKET: MarketState = { believed: null, doubt: null, taken: null, heard: null };

type Score = readonly [number, number];

/** The state of the game of a market. */
export interface GameMoment {
  isInPlay: boolean;
  score: Score | null;
  /** The score has just changed. */
  isNews: boolean;
}

export interface MarketSetting {
  guards: Guards;
  sport: SportGuards;
  moment: GameMoment;
  nowMs: number;
  /** The period's money lines always have a draw, which may come a row later. */
  isThreeWay: boolean;
  /** The other market of the line has another favorite. */
  isContradicted: boolean;
  /** Another market jumps in the same row: whatever it moves is doubted with it. */
  isBesideJump: boolean;
}

/** Each market moves once by what was scored. */
const momentOf = ({ heard }: MarketState, { isInPlay, score, isNews }: GameMoment): GuardMoment => {
  if (!isInPlay) return { phase: 'before', scored: [0, 0] };
  if (!isNews || score === null || heard === null) return { phase: 'inPlay', scored: [0, 0] };
  const scored = [score[0] - heard[0], score[1] - heard[1]] as const;
  return { phase: scored[0] === 0 && scored[1] === 0 ? 'inPlay' : 'afterScore', scored };
};

/**
 * What the guard makes of a market that a row names.
 * @returns also how a doubt ended that this row ends
 */
export const judgeMarket = (
  guarded: GuardedMarket,
  state: MarketState,
  said: MarketFigures,
  setting: MarketSetting,
): { state: MarketState; end: DoubtEnd | null } => {
  const { believed, doubt, taken } = state;
  const end = (how: DoubtEnd): DoubtEnd | null => (doubt === null ? null : how);
  const isMoved = believed === null || !isSameFigures(believed, said);
  const heard = isMoved || state.heard === null ? setting.moment.score : state.heard;
  if (taken !== null && isSameFigures(taken, said))
    return { state: { believed: said, doubt: null, taken, heard }, end: end('operator') };
  const code = findFault(believed, said, setting);
  if (code !== null) return { state: { ...state, doubt: doubtOf(code, state, said, setting) }, end: null };
  if (!isPriced(said)) return { state: { ...state, doubt: null }, end: end('right') };
  const right = (how: DoubtEnd) => ({
    state: { believed: said, doubt: null, taken: null, heard },
    end: end(how),
  });
  // A doubt of which nothing more is known opens as a jump does.
  if (believed === null && doubt?.code !== 'jump') return right('right');
  const { sport, isBesideJump } = setting;
  const moment = momentOf(state, setting.moment);
  const isFar =
    believed === null || (isBesideJump ? isMoved : isJump(guarded, believed, said, { moment, sport }));
  if (!isFar) return right('right');
  const next = doubtOf('jump', state, said, setting, guarded);
  const isConfirmed = next === doubt && setting.nowMs - doubt.sinceMs >= confirmMs(setting);
  return isConfirmed ? right('again') : { state: { ...state, doubt: next }, end: null };
};

/** Why it can't be right, however often it is said. */
const findFault = (
  believed: MarketFigures | null,
  said: MarketFigures,
  { guards, isContradicted, isThreeWay }: MarketSetting,
): DoubtCode | null => {
  const alone = judgeAlone(said, guards);
  if (alone !== null) return alone;
  if (believed !== null && hasLostSide(believed, said)) return 'sideLost';
  if (believed !== null && !isThreeWay && hasAddedDraw(believed, said)) return 'drawAdded';
  return isContradicted ? 'marketsContradict' : null;
};

const confirmMs = ({ guards, moment }: MarketSetting): number =>
  moment.isInPlay ? guards.confirmInPlayMs : guards.confirmBeforeMs;

/** The doubt that remains as long as the same is said: in play the same within what a row moves. */
const doubtOf = (
  code: DoubtCode,
  { believed, doubt }: MarketState,
  said: MarketFigures,
  { moment, sport, nowMs }: MarketSetting,
  guarded?: GuardedMarket,
): MarketDoubt => {
  const isAgain =
    doubt?.code === code &&
    doubt.said !== null &&
    (isSameFigures(doubt.said, said) ||
      (moment.isInPlay &&
        guarded !== undefined &&
        !isJump(guarded, doubt.said, said, { moment: { phase: 'inPlay', scored: [0, 0] }, sport })));
  return isAgain && doubt !== null ? doubt : { code, believed, said, sinceMs: nowMs };
};
