import type { GameLine } from '../line/game-line.schema.ts';
import type { Market } from '../../ground/pick/pick.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { LineMark } from './game-override.ts';

type StatusField = 'spreadLineStatus' | 'moneyLineStatus' | 'totalsStatus' | 'teamTotalsLineStatus';
type MaxField =
  | 'spreadMaxWagerCents'
  | 'moneyLineMaxWagerCents'
  | 'totalsMaxWagerCents'
  | 'teamTotalsMaxWagerCents';

const FIELDS: Readonly<Record<Market, { status: StatusField; max: MaxField }>> = {
  S: { status: 'spreadLineStatus', max: 'spreadMaxWagerCents' },
  M: { status: 'moneyLineStatus', max: 'moneyLineMaxWagerCents' },
  L: { status: 'totalsStatus', max: 'totalsMaxWagerCents' },
  E: { status: 'teamTotalsLineStatus', max: 'teamTotalsMaxWagerCents' },
};

const MARKETS = ['S', 'M', 'L', 'E'] as const;

/** The field that says whether a market is open. */
export const STATUS_FIELDS: Readonly<Record<Market, StatusField>> = {
  S: FIELDS.S.status,
  M: FIELDS.M.status,
  L: FIELDS.L.status,
  E: FIELDS.E.status,
};

/**
 * The line as it is shown under an operator's marks (HR-32), whatever their order: taken down, held, or circled at the
 * lower of the feed's maximum and the operator's.
 */
export const markLine = (line: GameLine, marks: readonly LineMark[]): GameLine => {
  let shown = line;
  for (const mark of marks) if (concerns(mark, line)) shown = applyMark(shown, mark);
  return shown;
};

const concerns = ({ periodNumber }: LineMark, line: GameLine): boolean =>
  periodNumber === null ||
  periodNumber === line.periodNumber ||
  periodNumber === periodOfLine(line.periodNumber);

const applyMark = (line: GameLine, { kind, market, maxWagerCents }: LineMark): GameLine => {
  if (kind === 'takeDown') return { ...line, disabled: true };
  const shown = { ...line };
  for (const each of market === null ? MARKETS : [market]) {
    const { status, max } = FIELDS[each];
    if (kind === 'hold') shown[status] = 'H';
    if (shown[status] === 'H') continue;
    const own = maxWagerCents ?? 0;
    shown[max] = shown[status] === 'I' ? Math.min(shown[max] ?? own, own) : own;
    shown[status] = 'I';
  }
  return shown;
};
