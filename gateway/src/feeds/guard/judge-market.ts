import type { DoubtCode } from '@lineboard/domain/feed/doubt-code';
import type { Guards, SportGuards } from '@lineboard/domain/guards/guard-figures';
import {
  type GuardMoment,
  hasAddedDraw,
  hasLostSide,
  isJump,
  judgeAlone,
} from '@lineboard/domain/guards/judge-figures';
import {
  type GuardedMarket,
  isPriced,
  isSameFigures,
  type MarketFigures,
} from '@lineboard/domain/guards/market-figures';
import type { DoubtEnd, MarketDoubt } from './doubt.ts';

/** A market as the guard has it. */
export interface MarketState {
  /** What was said last and could be; null: nothing yet. */
  believed: MarketFigures | null;
  doubt: MarketDoubt | null;
  /** What an operator took although it looks wrong. */
  taken: MarketFigures | null;
}

export const NEW_MARKET: MarketState = { believed: null, doubt: null, taken: null };

export interface MarketSetting {
  guards: Guards;
  sport: SportGuards;
  moment: GuardMoment;
  nowMs: number;
  /** The sport's money lines always have a draw, which may come a row later. */
  isThreeWay: boolean;
  /** The other market of the line has another favorite. */
  isContradicted: boolean;
}

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
  if (taken !== null && isSameFigures(taken, said))
    return { state: { believed: said, doubt: null, taken }, end: end('operator') };
  const code = findFault(believed, said, setting);
  if (code !== null) return { state: { ...state, doubt: doubtOf(code, state, said, setting) }, end: null };
  if (!isPriced(said)) return { state: { ...state, doubt: null }, end: end('right') };
  const right = (how: DoubtEnd) => ({ state: { believed: said, doubt: null, taken: null }, end: end(how) });
  if (believed === null || !isJump(guarded, believed, said, setting)) return right('right');
  const next = doubtOf('jump', state, said, setting, guarded);
  const isConfirmed = next === doubt && setting.nowMs - doubt.sinceMs >= confirmMs(setting);
  return isConfirmed ? right('again') : { state: { ...state, doubt: next }, end: null };
};

/** Why it can't stand, whatever is said again. */
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
  moment.phase === 'before' ? guards.confirmBeforeMs : guards.confirmInPlayMs;

/** The doubt that stands, as long as the same is said: in play the same within what a row moves. */
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
      (moment.phase !== 'before' &&
        guarded !== undefined &&
        !isJump(guarded, doubt.said, said, { moment: { phase: 'inPlay', scored: [0, 0] }, sport })));
  return isAgain && doubt !== null ? doubt : { code, believed, said, sinceMs: nowMs };
};
