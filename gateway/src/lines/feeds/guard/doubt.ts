import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import type { MarketFigures } from '@lineboard/domain/lines/guards/market-figures';
import type { Game } from '@lineboard/domain/lines/line/game.schema';

/** What a doubt is about. There is one of each code: every market and store that it holds is the same mistake. */
export interface DoubtSubject {
  /** `feed`: of all of it; the number is 0 then. */
  kind: 'game' | 'contest' | 'feed';
  num: number;
  code: DoubtCode;
}

/** The state of a market before it was doubted, and the figures that the feed sent then. */
export interface MarketDoubt {
  code: DoubtCode;
  believed: MarketFigures | null;
  said: MarketFigures | null;
  /** When it was said first, by the clock of the guard. */
  sinceMs: number;
}

/** The words for an unknown beginning. */
export const UNKEPT = 'was held when another gateway ran the feed, and nothing more is known of it';

export const unkeptDoubt = (said: MarketFigures, sinceMs: number): MarketDoubt => ({
  code: 'jump',
  believed: null,
  said,
  sinceMs,
});

/** How a doubt ends: a row is right, a jump is said again, an operator takes it, its subject is gone. */
export type DoubtEnd = 'right' | 'again' | 'operator' | 'gone';

export interface DoubtListener {
  /** Only of the first market that a doubt holds. @param detail in a few words, for operators */
  began(subject: DoubtSubject, detail: string): void;
  /** It holds one market more. */
  grew(subject: DoubtSubject): void;
  ended(subject: DoubtSubject, how: DoubtEnd): void;
}

/** All that one doubt holds, as it outlives the guard. */
export interface StoredDoubt extends DoubtSubject {
  /** By the market's name within its feed. */
  markets: Readonly<Record<string, MarketDoubt>>;
  /** The game as it was, and as it is said to be. */
  teams: { was: Game; said: Game } | null;
}

/** What of a game a doubt holds that holds no single market of it. */
const WHOLE: Readonly<Partial<Record<DoubtCode, string>>> = {
  startPassed: 'start',
  segmentsContradict: 'segments',
};

/** The names of all that a doubt holds: what isn't a market is the game's, or the feed's, own. */
export const namesOfDoubt = ({ code, markets, teams }: StoredDoubt): string[] => {
  const names = Object.keys(markets);
  return teams === null && names.length > 0 ? names : [WHOLE[code] ?? ''];
};

export const nameDoubt = ({ kind, num, code }: DoubtSubject): string => `${kind} ${num} ${code}`;
