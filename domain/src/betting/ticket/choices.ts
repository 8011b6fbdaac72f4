import type { TicketCode } from '../../ground/error/error-code.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import { judgeFreePlay } from '../free-play/judge-free-play.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { judgeLessJuice } from '../less-juice/judge-less-juice.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { countCombinations } from '../parlay/round-robin.ts';
import { judgeOpenSpots } from './judge-open-spots.ts';
import { judgeRifChoice } from './judge-rif-choice.ts';
import { judgeRoundRobin } from './judge-round-robin.ts';
import type { TicketChoices, TicketContext } from './ticket-evaluation.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

/** What is known of a draft once its quotes were looked at. */
export interface ChoiceFacts {
  /** The draft's items, in its order. */
  items: readonly ChoiceItem[];
  /** Pairs of item indexes that exclude each other (`findLegConflicts`). */
  excluded: ReadonlyArray<readonly [number, number]>;
  /** The teaser that the draft names; null for another wager type or an unknown name. */
  teaser: TeaserCard | null;
}

interface ChoiceItem {
  /** What it would be placed at. */
  price: AmericanPrice;
  /** A quarter line, which is an Asian line (HR-33). */
  isQuarter: boolean;
  /** Its game has the parlay restriction D. */
  parlayRestricted: boolean;
}

/**
 * What the customer may choose on the ticket as it is (spec 2 §5). `openSpotsSingleParlay` says that round robin
 * and open spots only exclude each other: choosing the one may take the other's place (spec 2 §4), so
 * the sizes and the most open spots are told all the same.
 */
export const judgeChoices = (
  draft: TicketDraft,
  facts: ChoiceFacts,
  context: Pick<
    TicketContext,
    'rules' | 'restrictions' | 'enableRifFlag' | 'availableCents' | 'freePlayBalanceCents'
  >,
): TicketChoices => {
  const { wagerType, items, openSpots, useFreePlay, lessJuice, parentRif, filling } = draft;
  const isCombined = combinationsOf(draft).length > 0;
  const { restrictions } = context;
  const hasRif = parentRif !== null;
  const roundRobin = judgeRoundRobin(draft, context);
  const { openSpots: openSpotsRefusal, mostOpenSpots } = judgeOpenSpots(draft, facts.teaser, context);
  return {
    freePlay:
      filling === null && !isCombined
        ? judgeFreePlay({
            wagerType,
            items: items.flatMap(({ pick }, at) => {
              const fact = facts.items[at];
              return fact === undefined ? [] : [{ pick, price: fact.price, isQuarter: fact.isQuarter }];
            }),
            openSpots,
            hasRif,
            lessJuice,
            restrictions,
            freePlayBalanceCents: context.freePlayBalanceCents,
          })
        : 'freePlayUnavailable',
    lessJuice: judgeLessJuice({ wagerType, items, useFreePlay, hasRif, restrictions }),
    rif: judgeRifChoice(draft, facts.items, context),
    roundRobin,
    openSpots: openSpotsRefusal,
    arbc: judgeArbc(draft),
    roundRobinSizes:
      roundRobin === null || roundRobin === 'openSpotsSingleParlay'
        ? countSizes(items.length, facts.excluded)
        : [],
    mostOpenSpots,
  };
};

const judgeArbc = ({ wagerType, items }: TicketDraft): PlainErrorCode<TicketCode> | null => {
  if (!rowOfType(wagerType).hasArbc) return 'wagerTypeUnavailable';
  return items.length >= 3 ? null : 'arbcNeedsThree';
};

/** Sizes of which no combination is left can't be bet and aren't named. */
const countSizes = (legCount: number, excluded: ChoiceFacts['excluded']): TicketChoices['roundRobinSizes'] =>
  Array.from({ length: legCount - 1 }, (_, at) => at + 2)
    .map((size) => ({ size, combinations: countCombinations(legCount, [size], excluded) }))
    .filter(({ combinations }) => combinations > 0);
