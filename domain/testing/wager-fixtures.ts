import type { StraightResult } from '../src/ground/result/straight-result.ts';
import type { TeaserCard } from '../src/ground/house-rules/house-rules.schema.ts';
import type { LegResult, Wager, WagerLeg, WagerTerms } from '../src/betting/wager/wager.ts';

export const createLeg = (fields: Partial<WagerLeg> = {}): WagerLeg => ({
  price: -110,
  isQuarter: false,
  quarterHalf: null,
  riskCents: 0,
  toWinCents: 0,
  mayWinLess: false,
  entered: 'risk',
  repricedFrom: null,
  ...fields,
});

/** A straight wager of 100.00 at −110. */
export const createStraight = (fields: Partial<WagerLeg> = {}, freePlay = false): Wager => ({
  terms: { kind: 'straight' },
  legs: [createLeg({ riskCents: 10_000, toWinCents: 9_091, ...fields })],
  freePlay,
});

/** `W`, `L`, `P`, `X` a leg; `-` for one that isn't decided. */
export const readResults = (letters: string): LegResult[] =>
  letters
    .split('')
    .map((letter) => (letter === '-' ? null : ([letter, letter] as unknown as StraightResult)));

type TermsOf<Kind extends WagerTerms['kind']> = Extract<WagerTerms, { kind: Kind }>;

/** 100.00 on two legs at −110. */
export const createParlayTerms = (fields: Partial<TermsOf<'parlay'>> = {}): TermsOf<'parlay'> => ({
  kind: 'parlay',
  riskCents: 10_000,
  toWinCents: 26_446,
  entered: 'risk',
  openSpots: 0,
  card: null,
  ...fields,
});

export const createTeaserCard = (fields: Partial<TeaserCard> = {}): TeaserCard => ({
  teaserName: 'T tp 6/4',
  category: 'Standard',
  tieRule: 'tp',
  points: { Football: 6, Basketball: 4, Baseball: 1 },
  payCards: { 2: -110, 3: 180, 4: 300 },
  ...fields,
});

/** 100.00 on two teams at −110. */
export const createTeaserTerms = (fields: Partial<TermsOf<'teaser'>> = {}): TermsOf<'teaser'> => ({
  kind: 'teaser',
  riskCents: 10_000,
  toWinCents: 9_091,
  entered: 'risk',
  openSpots: 0,
  teams: 2,
  teaser: createTeaserCard(),
  ...fields,
});
