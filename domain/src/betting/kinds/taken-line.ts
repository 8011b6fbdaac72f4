import type { ItemCode } from '../../ground/error/error-code.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import type { Offer } from '../../lines/line/compare-offers.ts';
import type { Quote } from '../quote/quote.ts';

/** A line that may become a leg. */
export interface LineToTake {
  pick: WagerPick;
  quote: Quote | null;
  /** Its price and points now. */
  line: Offer;
  /** Its game is in play (HR-44). */
  hasBegun: boolean;
  /** The ticket's; null when it has none, or the book has none of its name. */
  teaser: TeaserCard | null;
}

/** The item under a kind that has a rule for its legs. */
export interface TakenLine {
  /** What speaks against it, which makes it unavailable in this kind. */
  refusal: PlainErrorCode<ItemCode> | null;
  /** What it is placed at, and by how many points a teaser moved it; left out where it stays as it is. */
  placedAt?: { final: Offer; teaserPoints: number };
}
