/** A promise of the project about its speed, and what this run found. */
export interface Aim {
  what: string;
  measured: number | null;
  atMost?: number;
  atLeast?: number;
  unit?: string;
}

export const isMet = ({ measured, atMost, atLeast }: Aim): boolean =>
  measured !== null &&
  (atMost === undefined || measured <= atMost) &&
  (atLeast === undefined || measured >= atLeast);

const formatFigure = (figure: number): string =>
  Number.isInteger(figure) ? String(figure) : figure.toFixed(Math.abs(figure) < 10 ? 2 : 1);

export const formatAim = (aim: Aim): string => {
  const unit = aim.unit === undefined ? '' : ` ${aim.unit}`;
  const limit = aim.atMost === undefined ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
  const measured = aim.measured === null ? 'not measured' : `${formatFigure(aim.measured)}${unit}`;
  return `${isMet(aim) ? 'met   ' : 'missed'}  ${aim.what}: ${measured} (aim ${limit}${unit})`;
};

/** One line per aim. A benchmark reports and never fails on a missed aim: figures belong into the README. */
export const printAims = (aims: readonly Aim[]): void => {
  console.log('');
  for (const aim of aims) console.log(formatAim(aim));
};
