import type { GameModel } from '../../src/betting/combination/game-model.ts';
import { correlateForms, formOfLeg, type LegForm } from '../../src/betting/combination/leg-form.ts';
import { jointNormalBelow } from '../../src/betting/joint-price/joint-normal.ts';
import { normalThreshold } from '../../src/betting/joint-price/normal.ts';
import { findSport } from '../../src/ground/sport/sports.ts';
import type { Side } from '../../src/ground/pick/pick.ts';
import { type Expectation, type FittedModel, fitModel, marginOf, totalOf } from './fit-model.ts';
import type { PlayedGame } from './played-game.ts';

/** Games that a model is fitted to, and others that it is judged on. */
export interface Fold {
  fitted: readonly PlayedGame[];
  judged: readonly PlayedGame[];
}

/** How likely something was said to be, and how often it came: the sums of some sets of legs. */
export interface Bin {
  cases: number;
  said: number;
  came: number;
}

export interface Judgement {
  games: number;
  sets: number;
  /** The sums over all games and sets of legs, in natural units. */
  modelLoss: number;
  independentLoss: number;
  /** What the frequencies of the judged games themselves would have: nothing can be better. */
  leastLoss: number;
  /** By twentieths of the probability that was said. */
  bins: readonly Bin[];
}

const OF_EVERY_PERIOD: readonly Side[] = ['team2', 'over'];
const OF_LONG_PERIODS: readonly Side[] = [...OF_EVERY_PERIOD, 'team1Over', 'team2Over'];

/**
 * The legs that are judged, by one side of each: spread and total of every period, and the teams’ own totals where
 * books have them, in the game and its halves. Regulation is left out, which is nearly the game again.
 */
const listForms = (model: GameModel): LegForm[] =>
  (findSport(model.sportType)?.periods ?? [])
    .filter(({ label }) => label !== 'regulation')
    .flatMap(({ periodNumber, segments: [first, last] }) =>
      (last > first ? OF_LONG_PERIODS : OF_EVERY_PERIOD).map((side) =>
        formOfLeg(model, { side, periodNumber }),
      ),
    )
    .filter((form) => form !== null);

const sumOf = (shares: readonly number[], values: readonly number[]): number =>
  shares.reduce((sum, share, at) => sum + share * values[at]!, 0);

const expect = (expectations: readonly Expectation[], line: number): number[] =>
  expectations.map(({ base, each }) => base + each * line);

/** Whether each leg won, at the half point next to what was expected of it. */
const playLegs = (
  forms: readonly LegForm[],
  { margins, totals }: FittedModel,
  game: PlayedGame,
): boolean[] => {
  const expected = { margins: expect(margins, game.favored), totals: expect(totals, game.totalLine) };
  const came = { margins: game.parts.map(marginOf), totals: game.parts.map(totalOf) };
  return forms.map((form) => {
    const line = sumOf(form.margins, expected.margins) + sumOf(form.totals, expected.totals);
    return sumOf(form.margins, came.margins) + sumOf(form.totals, came.totals) > Math.floor(line) + 0.5;
  });
};

/** Nothing is said to be less likely. */
const LEAST = 1e-6;
const BINS = 20;

interface Legs {
  frequencies: readonly number[];
  thresholds: readonly number[];
  correlations: ReadonlyArray<readonly number[]>;
}

/** Remembers pairs, each of which is in many triples. */
const createJoint = ({ frequencies, thresholds, correlations }: Legs) => {
  const pairs = new Map<string, number>();
  const join = (legs: readonly number[]): number =>
    jointNormalBelow(
      legs.map((leg) => thresholds[leg]!),
      legs.map((leg) => legs.map((other) => correlations[leg]![other]!)),
    );
  return (legs: readonly number[]): number => {
    if (legs.length === 0) return 1;
    if (legs.length === 1) return frequencies[legs[0]!]!;
    if (legs.length > 2) return join(legs);
    const key = legs.join();
    const known = pairs.get(key) ?? join(legs);
    pairs.set(key, known);
    return known;
  };
};

/** The probability of each way in which the legs of a set can end: bit by bit, whether the leg wins. */
const cellsOf = (set: readonly number[], jointOf: (legs: readonly number[]) => number): number[] => {
  const ways = 2 ** set.length;
  const wins = (way: number): number[] => set.filter((_, bit) => (way >> bit) % 2 === 1);
  // How likely at least these win; what is left of it without more is the cell.
  const atLeast = Array.from({ length: ways }, (_, way) => jointOf(wins(way)));
  return atLeast.map((_, way) => {
    let sum = 0;
    for (let more = 0; more < ways; more += 1)
      if ((more & way) === way)
        sum += (wins(more).length - wins(way).length) % 2 === 0 ? atLeast[more]! : -atLeast[more]!;
    return Math.max(sum, LEAST);
  });
};

/** How often each way came in which a set can end. */
const countWays = (set: readonly number[], played: ReadonlyArray<readonly boolean[]>): number[] => {
  const counts = Array.from({ length: 2 ** set.length }, () => 0);
  for (const wins of played)
    counts[set.reduce((way, leg, bit) => way + (wins[leg] === true ? 2 ** bit : 0), 0)]! += 1;
  return counts;
};

const lossOf = (counts: readonly number[], said: readonly number[]): number =>
  counts.reduce((sum, count, way) => (count === 0 ? sum : sum - count * Math.log(said[way]!)), 0);

interface JudgedLegs extends Legs {
  played: ReadonlyArray<readonly boolean[]>;
}

/** The legs of the judged games by a fit to the others; each has the frequency that it has in the judged games. */
const judgeLegs = (model: GameModel, { fitted, judged }: Fold): JudgedLegs => {
  const forms = listForms(model);
  const fit = fitModel(fitted);
  const played = judged.map((game) => playLegs(forms, fit, game));
  const frequencies = forms.map(
    (_, leg) => played.filter((wins) => wins[leg] === true).length / played.length,
  );
  return {
    played,
    frequencies,
    thresholds: frequencies.map(normalThreshold),
    correlations: correlateForms(forms, fit.covariances),
  };
};

const judgeFold = (model: GameModel, fold: Fold): Judgement => {
  const legs = judgeLegs(model, fold);
  const { frequencies, played } = legs;
  const jointOf = createJoint(legs);
  const independentOf = (set: readonly number[]): number =>
    set.reduce((product, leg) => product * frequencies[leg]!, 1);
  const judgement = { games: played.length, sets: 0, modelLoss: 0, independentLoss: 0, leastLoss: 0 };
  const bins = Array.from({ length: BINS }, (): Bin => ({ cases: 0, said: 0, came: 0 }));
  for (const set of listSets(frequencies.length)) {
    const counts = countWays(set, played);
    const said = cellsOf(set, jointOf);
    judgement.sets += 1;
    judgement.modelLoss += lossOf(counts, said);
    judgement.independentLoss += lossOf(counts, cellsOf(set, independentOf));
    judgement.leastLoss += lossOf(
      counts,
      counts.map((count) => count / played.length),
    );
    for (const [way, count] of counts.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(said[way]! * BINS))]!;
      bin.cases += played.length;
      bin.said += said[way]! * played.length;
      bin.came += count;
    }
  }
  return { ...judgement, bins };
};

/** All pairs and triples of this many legs. */
const listSets = (legs: number): number[][] => {
  const sets: number[][] = [];
  for (let one = 0; one < legs; one += 1)
    for (let two = one + 1; two < legs; two += 1) {
      sets.push([one, two]);
      for (let three = two + 1; three < legs; three += 1) sets.push([one, two, three]);
    }
  return sets;
};

/** Each season by the others where there are several; else the last third by the first two. */
export const foldsOf = (games: readonly PlayedGame[], bySeason: boolean): Fold[] => {
  if (!bySeason) {
    const cut = Math.floor((games.length * 2) / 3);
    return [{ fitted: games.slice(0, cut), judged: games.slice(cut) }];
  }
  const seasons = [...new Set(games.map(({ season }) => season))];
  return seasons.map((season) => ({
    fitted: games.filter((game) => game.season !== season),
    judged: games.filter((game) => game.season === season),
  }));
};

/** Judges a model on games that it wasn't fitted to: log loss over all ways in which pairs and triples of legs end. */
export const judgeModel = (model: GameModel, folds: readonly Fold[]): Judgement => {
  const judgements = folds.map((fold) => judgeFold(model, fold));
  const sum = (figureOf: (one: Judgement) => number): number =>
    judgements.reduce((total, one) => total + figureOf(one), 0);
  return {
    games: sum(({ games }) => games),
    sets: judgements[0]?.sets ?? 0,
    modelLoss: sum(({ modelLoss }) => modelLoss),
    independentLoss: sum(({ independentLoss }) => independentLoss),
    leastLoss: sum(({ leastLoss }) => leastLoss),
    bins: Array.from({ length: BINS }, (_, at) => ({
      cases: sum(({ bins }) => bins[at]!.cases),
      said: sum(({ bins }) => bins[at]!.said),
      came: sum(({ bins }) => bins[at]!.came),
    })),
  };
};
