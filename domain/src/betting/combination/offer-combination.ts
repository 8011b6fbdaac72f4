import type { Rational } from '../../ground/money/rational.ts';
import { type GamePick, keyOfPick, type WagerPick } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { rulesOfLeague } from '../../ground/sport/sports.ts';
import { lineOffersDraw, selectMarket } from '../../lines/line/market-line.ts';
import { hasPitchers } from '../grading/pitchers.ts';
import { hasBegun } from '../quote/has-begun.ts';
import { findLegProbability, type GameOffer } from '../selling/leg-probability.ts';
import type { CombinationFault, CombinationFaultCode } from './combination-fault.ts';
import type { CombinationFigures } from './combination-figures.ts';
import { priceCombination } from '../joint-price/combination-price.ts';
import { findDecidedLegs } from './find-decided-legs.ts';
import { listGameCourses } from './game-courses.ts';
import { covariancesOf, findGameModel, type GameModel } from './game-model.ts';
import type { KeptCombination, KeptLeg } from '../joint-price/kept-combination.ts';
import { correlateForms, formOfLeg, type LegForm } from './leg-form.ts';
import { winConditionOf } from './win-condition.ts';

/** A leg as it is picked. */
export interface LegToCombine {
  pick: WagerPick;
  /** The number that it is to be graded at; null for a money line. */
  points: number | null;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
}

export interface CombinationConditions {
  /** The game with all its lines, at the customer's prices. */
  offer: GameOffer;
  score: Pick<GameScore, 'phase'> | null;
  /** The book's clock, epoch milliseconds. */
  bookMs: number;
  figures: CombinationFigures;
}

export interface OfferedCombination {
  /** What it pays for a unit staked, stake included. */
  factor: Rational;
  kept: KeptCombination;
}

/** What some legs are worth together, or why they can't be one. */
export type CombinationOffer = OfferedCombination | { faults: readonly CombinationFault[] };

interface ValuedLeg {
  pick: GamePick;
  form: LegForm;
  kept: KeptLeg;
}

/** What legs of one game are worth as one leg, or why they can't be one (HR-64 to HR-66). */
export const offerCombination = (
  legs: readonly LegToCombine[],
  conditions: CombinationConditions,
): CombinationOffer => {
  const { figures } = conditions;
  if (legs.length < figures.leastLegs) return { faults: [{ code: 'legCount', legs: [] }] };
  const judged = judgeLegs(legs, conditions);
  if ('faults' in judged) return judged;
  const kept = keepCombination(judged.valued, judged.model, figures);
  return { factor: priceCombination(kept), kept };
};

/** Why legs can't be part of one combination, however few they are (HR-64); empty: they can. */
export const findCombinationFaults = (
  legs: readonly LegToCombine[],
  conditions: CombinationConditions,
): readonly CombinationFault[] => {
  const judged = judgeLegs(legs, conditions);
  return 'faults' in judged ? judged.faults : [];
};

const judgeLegs = (
  legs: readonly LegToCombine[],
  { offer, score, bookMs, figures }: CombinationConditions,
): { valued: ValuedLeg[]; model: GameModel } | { faults: readonly CombinationFault[] } => {
  if (legs.length > figures.mostLegs) return { faults: [{ code: 'legCount', legs: [] }] };
  if (hasBegun(offer.game, score, bookMs)) return { faults: [{ code: 'begun', legs: [] }] };
  const model = findGameModel(offer.game);
  if (model === undefined) return { faults: [{ code: 'notOffered', legs: [] }] };
  const faults: CombinationFault[] = [];
  const valued: ValuedLeg[] = [];
  for (const [at, leg] of legs.entries()) {
    const value = valueLeg(leg, model, offer, bookMs);
    if (typeof value === 'string') faults.push({ code: value, legs: [at] });
    else valued.push(value);
  }
  if (faults.length > 0) return { faults };
  const decided = findDecidedLegs(
    valued.map(({ form, pick, kept: { points } }) => winConditionOf(form, pick, points)),
    listGameCourses(model, rulesOfLeague({ ...offer.game, sportType: model.sportType })),
  );
  return decided.length > 0 ? { faults: decided } : { valued, model };
};

const valueLeg = (
  { pick, points, pitcher1ReqFlag, pitcher2ReqFlag }: LegToCombine,
  model: GameModel,
  offer: GameOffer,
  bookMs: number,
): ValuedLeg | CombinationFaultCode => {
  const { game, lines } = offer;
  if (pick.type === 'C' || pick.gameNum !== game.gameNum) return 'otherGame';
  const line = lines.find(({ periodNumber }) => periodNumber === pick.periodNumber);
  if (line === undefined) return 'noLine';
  if (pick.side === 'draw' || (pick.market === 'M' && lineOffersDraw(line))) return 'draw';
  const { price, points: linePoints } = selectMarket(line, pick.market, pick.side);
  if (price === null) return 'noLine';
  if (points !== linePoints) return 'boughtPoints';
  if (points !== null && !Number.isInteger(points * 2)) return 'quarterLine';
  if (hasPitchers(game.sportType) && !(pitcher1ReqFlag && pitcher2ReqFlag)) return 'unlisted';
  const form = formOfLeg(model, pick);
  if (form === null) return 'notOffered';
  // A leg has the value of its own line alone: the price stands while none of its legs' lines has moved (HR-67), and a
  // page that knows no other line of the game works out the same.
  const probability = valueOfLeg(pick, points, { ...offer, lines: [line] }, bookMs);
  if (typeof probability === 'string') return probability;
  return { pick, form, kept: { pick, points, price, probability } };
};

const valueOfLeg = (
  pick: GamePick,
  finalLine: number | null,
  offer: GameOffer,
  bookMs: number,
): number | CombinationFaultCode => {
  const { listedPitcher1, listedPitcher2 } = offer.game;
  const leg = { pick, finalLine, threeWay: false, listedPitcher1, listedPitcher2 };
  const value = findLegProbability(leg, offer, bookMs);
  if (typeof value !== 'string') return Number(value.numerator) / Number(value.denominator);
  return value === 'held' || value === 'stale' ? value : 'noLine';
};

/** Two legs of one combination never have the same key: one would decide the other. */
const byPick = (one: ValuedLeg, other: ValuedLeg): number =>
  keyOfPick(one.pick) < keyOfPick(other.pick) ? -1 : 1;

const keepCombination = (
  legs: readonly ValuedLeg[],
  model: GameModel,
  { marginPercent, legPercent, mostOfProductPercent }: CombinationFigures,
): KeptCombination => {
  const sorted = [...legs].sort(byPick);
  return {
    legs: sorted.map(({ kept }) => kept),
    correlations: correlateForms(
      sorted.map(({ form }) => form),
      covariancesOf(model),
    ),
    marginPercent,
    legPercent,
    mostOfProductPercent,
  };
};
