import { COMBINATION_FIGURES } from '@lineboard/domain/betting/combination/combination-figures';
import {
  findCombinationFaults,
  type LegToCombine,
  offerCombination,
} from '@lineboard/domain/betting/combination/offer-combination';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type {
  CombinationQuestion,
  CombinationReport,
  CombinedLeg,
  RefusedPick,
} from './combination-question.ts';

/** Prices a combination, and says of a game's other picks which may join it. */
export const createCombinationReport = (question: CombinationQuestion): CombinationReport => {
  const { key, legs, candidates, offer, score, bookMs } = question;
  const conditions = { offer, score, bookMs, figures: COMBINATION_FIGURES };
  const chosen = legs.map((leg) => describeLeg(leg, question));
  const kept = new Set(legs.map(({ pick }) => keyOfPick(pick)));
  const refused = candidates.flatMap((leg): Array<readonly [PickKey, RefusedPick]> => {
    const pickKey = keyOfPick(leg.pick);
    if (kept.has(pickKey)) return [];
    const faults = findCombinationFaults([...chosen, describeLeg(leg, question)], conditions);
    // What is wrong with the others is said of them.
    const own = faults.find((fault) => fault.legs.length === 0 || fault.legs.includes(chosen.length));
    if (own === undefined) return [];
    const others = faults
      .filter(({ code, legs: about }) => code === own.code && about.includes(chosen.length))
      .flatMap(({ legs: about }) => about.filter((at) => at !== chosen.length))
      .map((at) => keyOfPick(chosen[at]!.pick));
    return [[pickKey, { code: own.code, others: [...new Set(others)] }]];
  });
  return { key, offer: offerCombination(chosen, conditions), refused };
};

const describeLeg = (
  { pick, pitcher1ReqFlag, pitcher2ReqFlag }: CombinedLeg,
  { offer: { lines } }: CombinationQuestion,
): LegToCombine => {
  const line = lines.find(({ periodNumber }) => periodNumber === pick.periodNumber);
  const points = line === undefined ? null : selectMarket(line, pick.market, pick.side).points;
  return { pick, points, pitcher1ReqFlag, pitcher2ReqFlag };
};
