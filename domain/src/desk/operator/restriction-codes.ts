import { INTEGRATIONS } from '../../ground/integration/integrations.ts';

/** A figure of a restriction: its name, its allowed values, and the words for those. */
export interface RestrictionFigure {
  name: string;
  isFit: (value: number) => boolean;
  takes: string;
}

const NONE: readonly RestrictionFigure[] = [];

const MOST_POINTS = 100;
const MAX_SPREAD_POINTS: RestrictionFigure = {
  name: 'MaxSpreadPoints',
  isFit: (value) => value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 4),
  takes: `points from 0 to ${MOST_POINTS} in halves or quarters, e.g. 6.5 or 6½`,
};

/** Prices with juice lie within twenty cents of even money. */
const MOST_CENTS = 19;
const CENTS: RestrictionFigure = {
  name: 'Cents',
  isFit: (value) => Number.isInteger(value) && value >= 1 && value <= MOST_CENTS,
  takes: `whole cents of price, 1 to ${MOST_CENTS}`,
};

const BETTING = [
  'NOWAGERING',
  'NOSPTWAGER',
  'MOVER',
  'AUTOLINECH',
  'LBETTING',
  'PLOPEN',
  'TEOPEN',
  'DROUNDR',
  'FPDISABLE',
  'FPSTRAIGHT',
  'FPPARLAYS',
  'FPTEASERS',
  'FPREVERSES',
  'FPCONTEST',
  'FPACTIVE',
  'FPNOASIAN',
  'DDBA',
] as const;

/** Every code that this book acts on or that the specification names, with its figures. */
const CODES: ReadonlyMap<string, readonly RestrictionFigure[]> = new Map([
  ...BETTING.map((code) => [code, NONE] as const),
  ...INTEGRATIONS.flatMap(({ restrictionCodes }) => restrictionCodes.map((code) => [code, NONE] as const)),
  ['FBMLDISABLE', [MAX_SPREAD_POINTS]],
  ['BBMLDISABLE', [MAX_SPREAD_POINTS]],
  ['LESSJUICE', [CENTS]],
]);

export const RESTRICTION_CODES: readonly string[] = [...CODES.keys()];

/** @returns undefined when the book has no such restriction */
export const figuresOfRestriction = (code: string): readonly RestrictionFigure[] | undefined =>
  CODES.get(code);
