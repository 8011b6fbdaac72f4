import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import { type GamePick, keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type {
  CombinationQuestion,
  CombinationReport,
  CombinedLeg,
} from '@lineboard/workers/combining/combination-question';
import { readBookMs } from '../../../ground/live/line-state.ts';
import { useFoundLines } from '../../offering/found-lines-store.ts';
import { createCombinationPricer } from './combination-pricer.ts';
import { listCombinableGames } from './combinable-games.ts';
import { stopCombining, useCombination } from './combination-store.ts';
import { combinePicks, listPitchers, mayCombine, putTogether, seeFactor, UNSEEN } from './combine-picks.ts';
import { selectCombinationMove } from './select-combination-move.ts';
import type { SlipItem } from './slip-item.ts';
import { useSlip } from './slip-store.ts';
import { isUnderWay } from './ticket-stage.ts';

/** The worker's answers for the picks that may be added go by the game; no combination has such a key. */
const BUILDING = 'building ';

const legOf = ({ pick, pitcher1ReqFlag, pitcher2ReqFlag }: SlipItem): CombinedLeg[] =>
  pick.type === 'G' ? [{ pick, pitcher1ReqFlag, pitcher2ReqFlag }] : [];

const gameOf = ({ gameNum }: GamePick): number => gameNum;

const candidateOf = (pick: GamePick): CombinedLeg => ({ pick, pitcher1ReqFlag: true, pitcher2ReqFlag: true });

/** What the page has of a game: the lines of the picks on the slip, and on the game's page all of them. */
const selectOffer = (gameNum: number): Pick<CombinationQuestion, 'offer' | 'score'> | null => {
  const { quotes, scores, items } = useSlip.getState();
  const found = [
    ...quotes.values(),
    ...[...useFoundLines.getState().quotes.values()].map((told) => told?.quote ?? null),
  ].flatMap((quote) => (quote?.type === 'G' && quote.game.gameNum === gameNum ? [quote] : []));
  // The slip and the page's lists are told one after the other: the last of two in this order is the newer one.
  found.sort((a, b) => a.line.version - b.line.version);
  const newest = found.at(-1);
  if (newest === undefined) return null;
  const lines = new Map(found.map(({ line }) => [line.periodNumber, line]));
  const scored = items.find(({ pick }) => pick.type === 'G' && pick.gameNum === gameNum);
  return {
    offer: { game: newest.game, lines: [...lines.values()], feedUp: found.every(({ feedUp }) => feedUp) },
    score: scored === undefined ? null : (scores.get(scored.itemId)?.score ?? null),
  };
};

/** What the slip combines, and what it would as a parlay: that is priced before it is chosen. By `keyOfCombination`. */
const selectPriced = (): ReadonlyMap<string, readonly string[]> => {
  const state = useSlip.getState();
  const { options } = state;
  const others = options.filling === null && options.parentRif === null ? listCombinableGames(state) : [];
  return new Map(
    [...combinationsOf(options), ...others].map(({ itemIds }) => [keyOfCombination(itemIds), itemIds]),
  );
};

const selectQuestions = (): CombinationQuestion[] => {
  const { items, options } = useSlip.getState();
  const { gameNum: building, candidates } = useCombination.getState();
  const bookMs = readBookMs();
  const ask = (key: string, gameNum: number, legs: CombinedLeg[], others: readonly GamePick[]) => {
    const known = selectOffer(gameNum);
    return known === null ? [] : [{ ...known, key, legs, candidates: others.map(candidateOf), bookMs }];
  };
  const ofSlip = [...selectPriced()].flatMap(([key, itemIds]) => {
    const isChosen = combinationsOf(options).some((each) => keyOfCombination(each.itemIds) === key);
    const legs = items
      .filter(({ itemId }) => itemIds.includes(itemId))
      .flatMap(legOf)
      .map((leg) => (isChosen ? leg : candidateOf(leg.pick)));
    const gameNum = legs[0]?.pick.gameNum;
    return gameNum === undefined ? [] : ask(key, gameNum, legs, []);
  });
  const games = new Set([...(building === null ? [] : [building]), ...candidates.map(gameOf)]);
  const ofGames = [...games].flatMap((gameNum) => {
    const isOfGame = (pick: GamePick): boolean => pick.gameNum === gameNum;
    const legs = items.flatMap(legOf).filter(({ pick }) => isOfGame(pick));
    return ask(BUILDING + gameNum, gameNum, legs, candidates.filter(isOfGame));
  });
  return [...ofSlip, ...ofGames];
};

/** Everything that an answer follows from, to be compared; a new record has a new version. */
const tellApart = (questions: readonly CombinationQuestion[]): string =>
  JSON.stringify(
    questions.map(({ key, legs, candidates, offer, score }) => [
      key,
      legs,
      candidates.map(({ pick }) => keyOfPick(pick)).join(),
      offer.feedUp,
      score?.phase,
      offer.game,
      offer.lines.map(({ periodNumber, version, ...line }) => [periodNumber, version, line]),
    ]),
  );

/** A price that the slip shows unasked counts as seen. */
const renewSeenFactors = (): void => {
  const { options, evaluation, ticket } = useSlip.getState();
  if (isUnderWay(ticket)) return;
  const before = combinationsOf(options);
  const now = before.map((each) => {
    const found = evaluation.combinations.find(
      ({ itemIds }) => keyOfCombination(itemIds) === keyOfCombination(each.itemIds),
    );
    const shown = found?.changed === null || each.seenFactor === UNSEEN ? found?.moved?.newFactor : undefined;
    return shown === undefined || shown === each.seenFactor ? each : seeFactor(each, shown);
  });
  if (now.every((each, at) => each === before[at])) return;
  useSlip.setState({ options: { ...options, combinations: now } });
  useSlip.getState().recalculate();
};

/** A price that nobody asks for anymore is old by the time that its picks are back. */
const dropOffers = (): void => {
  const { offers } = useCombination.getState();
  const priced = selectPriced();
  const kept = [...offers].filter(([key]) => priced.has(key));
  if (kept.length < offers.size) useCombination.setState({ offers: new Map(kept) });
};

const fail = (): void => {
  useCombination.setState({ hasFailed: true, offers: new Map() });
  useSlip.getState().recalculate();
};

/** Picks come and go: those of a combined game stand together and count as one. */
const settleCombinations = (): void => {
  const state = useSlip.getState();
  if (isUnderWay(state.ticket)) return;
  const { gameNum } = useCombination.getState();
  const combinations = combinePicks(state, gameNum);
  const items = listPitchers(putTogether(state.items, combinations), combinations);
  if (combinations === combinationsOf(state.options) && items === state.items) return;
  useSlip.setState({ items, options: { ...state.options, combinations } });
  useSlip.getState().recalculate();
};

const hear = (reports: readonly CombinationReport[]): void => {
  const building = reports.filter(({ key }) => key.startsWith(BUILDING));
  const heard = new Map<string, CombinationOffer>(useCombination.getState().offers);
  for (const { key, offer } of reports) if (!key.startsWith(BUILDING)) heard.set(key, offer);
  const kept = selectPriced();
  useCombination.setState({
    offers: new Map([...heard].filter(([key]) => kept.has(key))),
    ...(building.length > 0 && { refused: new Map(building.flatMap(({ refused }) => refused)) }),
    hasFailed: false,
  });
  useSlip.getState().recalculate();
};

/** Has the slip's combinations priced by a worker, and keeps them as the picks are. @returns stops it */
export const keepCombinations = (createPricer = createCombinationPricer): (() => void) => {
  const pricer = createPricer(hear, fail);
  let asked = '[]';
  const settle = (): void => {
    const { options } = useSlip.getState();
    if (!mayCombine(options) && useCombination.getState().gameNum !== null) stopCombining();
    settleCombinations();
    renewSeenFactors();
    dropOffers();
    const questions = selectQuestions();
    const text = tellApart(questions);
    if (text === asked) return;
    asked = text;
    if (questions.length > 0) pricer.ask(questions);
  };
  const stops = [
    useSlip.subscribe((state, earlier) => {
      const { items, options, evaluation, quotes, scores } = state;
      const isSame =
        items === earlier.items &&
        options === earlier.options &&
        evaluation === earlier.evaluation &&
        quotes === earlier.quotes &&
        scores === earlier.scores;
      if (!isSame) settle();
    }),
    useCombination.subscribe(({ gameNum, candidates, hasFailed, offers }, earlier) => {
      // The customer asks again for what failed; an answer has other offers.
      if (earlier.hasFailed && !hasFailed && offers === earlier.offers) {
        asked = '[]';
        settle();
      }
      if (gameNum !== earlier.gameNum || candidates !== earlier.candidates) settle();
    }),
    useFoundLines.subscribe(({ quotes }, earlier) => {
      const { gameNum, candidates } = useCombination.getState();
      if (quotes !== earlier.quotes && (gameNum !== null || candidates.length > 0)) settle();
    }),
  ];
  settle();
  return () => {
    for (const stop of stops) stop();
  };
};

/** Asks again for prices that couldn't be worked out. */
export const askAgain = (): void => useCombination.setState({ hasFailed: false });

/** Makes one of some picks of one game; the worker is asked what they pay. */
export const combineItems = (itemIds: readonly string[]): void => {
  const { options, ticket } = useSlip.getState();
  if (isUnderWay(ticket) || !mayCombine(options)) return;
  const combinations = [...combinationsOf(options), { itemIds, seenFactor: UNSEEN }];
  useSlip.setState({ options: { ...options, combinations } });
  useSlip.getState().recalculate();
};

/** Takes the combination of some picks apart: each stands for itself again. */
export const takeApart = (itemIds: readonly string[]): void => {
  const { options, ticket } = useSlip.getState();
  if (isUnderWay(ticket)) return;
  stopCombining();
  const combinations = combinationsOf(options).filter(
    (each) => keyOfCombination(each.itemIds) !== keyOfCombination(itemIds),
  );
  useSlip.setState({ options: { ...options, combinations } });
  useSlip.getState().recalculate();
};

/** Agrees to the present prices of all picks and combinations. */
export const acceptAllChanges = (): void => {
  const state = useSlip.getState();
  const combinations = combinationsOf(state.options).map((each) => {
    const move = selectCombinationMove(state, each.itemIds);
    return move === null ? each : seeFactor(each, move.newFactor);
  });
  if (combinations.length > 0) useSlip.setState({ options: { ...state.options, combinations } });
  state.acceptChanges();
};
