import { judgeQuote } from '@lineboard/domain/betting/quote/judge-quote';
import type { SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import type { ItemCode } from '@lineboard/domain/ground/error/error-code';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { isLineOver } from '@lineboard/domain/ground/score/is-period-over';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { readBookMs } from '../../ground/live/line-state.ts';
import { subjectOfQuote } from '../bets/bet-subject.ts';
import { useFoundLines } from '../offering/found-lines-store.ts';
import { topicOfLeg } from '../offering/topic-of-leg.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { isUnderWay } from '../slip/state/ticket-stage.ts';

/** A pick that is to go onto the slip, of a bet before with the half points that were bought for it. */
export interface LegToLay extends SharedLeg {
  /** Negative: sold. */
  pointsBought?: number;
}

/** What became of picks that were to go onto the slip: each is in one of the lists. */
export interface LaidPicks {
  laid: readonly LegToLay[];
  /** On the slip before. */
  already: readonly SharedLeg[];
  /** The book offers no such line now. */
  gone: readonly SharedLeg[];
  /** Its game, or its part of the game, has ended: its line may still be there, and takes no bet any more. */
  over: readonly SharedLeg[];
  /** The lines didn't come in time. */
  unanswered: readonly SharedLeg[];
  /** The slip takes nothing now: a ticket is on its way, wagering is disabled, its places are full. */
  refused: readonly SharedLeg[];
  /** The slip fills an open play: who bets again, or opens a link, means a bet of its own. */
  fills: readonly SharedLeg[];
  /** The slip rolls from an open bet. */
  rolls: readonly SharedLeg[];
}

/** What the book has of each pick that was asked for. */
export type LaidQuotes = ReadonlyMap<string, WatchedQuote | null>;

/** Lines of a league that isn't on the board are there within a second; a page without a network is told so soon. */
const ANSWER_WITHIN_MS = 8_000;

/** Reasons for which a line isn't offered any more; one that is held comes back, and goes onto the slip. */
const GONE: ReadonlySet<ItemCode> = new Set<ItemCode>([
  'lineUnknown',
  'lineDisabled',
  'priceMissing',
  'cutoffPassed',
]);

let last = 0;

const withAnswers = (keys: readonly string[]): Promise<LaidQuotes> =>
  new Promise((resolve) => {
    const isWhole = ({ quotes }: { quotes: LaidQuotes }): boolean => keys.every((key) => quotes.has(key));
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(useFoundLines.getState().quotes);
    };
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    const stop = useFoundLines.subscribe((state) => {
      if (isWhole(state)) end();
    });
    if (isWhole(useFoundLines.getState())) end();
  });

const isOver = ({ pick }: SharedLeg, { quote, score }: WatchedQuote): boolean =>
  pick.type === 'G' && quote.type === 'G' && isLineOver(quote.game, pick.periodNumber, score);

const putOn = (leg: SharedLeg, told: WatchedQuote | null | undefined): keyof LaidPicks => {
  const { pick } = leg;
  const { items, options, ticket, customer, togglePick } = useSlip.getState();
  if (items.some(({ itemId }) => itemId === keyOfPick(pick))) return 'already';
  if (options.filling !== null) return 'fills';
  if (options.parentRif !== null) return 'rolls';
  if (told === undefined) return 'unanswered';
  const judged = judgeQuote(pick, told?.quote ?? null, {
    bookMs: readBookMs(),
    restrictions: customer?.restrictions ?? [],
    isTeased: false,
  });
  if (told !== null && isOver(leg, told)) return 'over';
  if (told === null || judged === null || judged.price === null) return 'gone';
  if (judged.refusal !== null && GONE.has(judged.refusal)) return 'gone';
  if (isUnderWay(ticket)) return 'refused';
  const seen = {
    price: judged.price,
    line: judged.points,
    position: { epoch: told.epoch, clk: judged.version },
  };
  return togglePick(pick, seen, subjectOfQuote(told.quote)) ? 'laid' : 'refused';
};

/**
 * Puts picks onto the slip at the lines that the book has now, beside those that are there. Each line is looked up as
 * the lines of a search are.
 *
 * @param store whose lines the customer is offered
 * @returns null when the customer has left meanwhile: the slip is another's, who is told nothing of it
 */
export const layPicks = async (
  legs: readonly LegToLay[],
  store: string,
): Promise<{ picks: LaidPicks; quotes: LaidQuotes } | null> => {
  const who = `laid-${++last}`;
  const { owner } = useSlip.getState();
  const { list } = useFoundLines.getState();
  const topics = [...new Set(legs.map((leg) => topicOfLeg(leg, store)))];
  // The worker has to know of the leagues first: a pick of a league that it doesn't look at is nowhere.
  list(who, topics, []);
  list(
    who,
    topics,
    legs.map(({ pick }) => pick),
  );
  const quotes = await withAnswers(legs.map(({ pick }) => keyOfPick(pick)));
  // A visitor's picks go over to the customer who signs in.
  const isOthers = owner !== '' && useSlip.getState().owner !== owner;
  const laid: { [Outcome in keyof LaidPicks]: SharedLeg[] } = {
    laid: [],
    already: [],
    gone: [],
    over: [],
    unanswered: [],
    refused: [],
    fills: [],
    rolls: [],
  };
  if (!isOthers) for (const leg of legs) laid[putOn(leg, quotes.get(keyOfPick(leg.pick)))].push(leg);
  // The slip asks for their lines by itself by now.
  list(who, [], []);
  return isOthers ? null : { picks: laid, quotes };
};
