import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { type MarketLine, selectMarket } from '@lineboard/domain/lines/line/market-line';
import { type Market, SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { GameInsight } from '../../lines/book/game-insight.ts';
import type { MarkRow, ScoreRow } from '../../lines/feeds/overrides/read-overrides.ts';

type LineOverride = CommandAnswer<'lines list'>[number];
type MarketShown = CommandAnswer<'lines show'>['lines'][number];

type Told = Pick<GameScore, 'phase' | 'score1' | 'score2' | 'segments'>;

export const describeScore = ({ phase, score1, score2, segments }: Told): string => {
  const parts = segments.map(([one, two]) => `${one}–${two}`).join(', ');
  return `${phase} ${score1}–${score2}${parts === '' ? '' : ` (${parts})`}`;
};

export const describeMark = (row: MarkRow): LineOverride => ({
  gameNum: row.game_num,
  kind: row.kind,
  periodNumber: row.period_number,
  market: row.market,
  maxWagerCents: row.max_wager_cents,
  score: null,
  actor: row.actor,
  note: row.note,
  atMs: row.at_ms,
});

export const describeScoreRow = (row: ScoreRow): LineOverride => ({
  gameNum: row.game_num,
  kind: 'score',
  periodNumber: null,
  market: null,
  maxWagerCents: null,
  score: describeScore(row),
  actor: row.actor,
  note: row.note,
  atMs: row.at_ms,
});

export const describeGame = ({ game }: GameInsight): string =>
  game === null ? 'not in the book' : `${game.team1Id} at ${game.team2Id}`;

const MARKETS = ['S', 'M', 'L', 'E'] as const;
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const describeSide = (market: Market, { price, points }: MarketLine): string => {
  const number = points === null ? '' : `${market === 'S' ? signed(points) : points} `;
  return `${number}${price === null ? '–' : signed(price)}`;
};

const compare = (market: Market, said: GameLine, shown: GameLine): MarketShown | null => {
  const sides = SIDES_OF[market].map((side) => selectMarket(said, market, side));
  const [first] = sides;
  const [after] = SIDES_OF[market].map((side) => selectMarket(shown, market, side));
  if (first === undefined || after === undefined || sides.every(({ price }) => price === null)) return null;
  const priced = sides.filter(({ price, points }) => price !== null || points !== null);
  return {
    store: said.store,
    periodNumber: said.periodNumber,
    market,
    prices: priced.map((side) => describeSide(market, side)).join(' / '),
    saidStatus: first.status,
    shownStatus: after.status,
    saidMaxCents: first.maxWagerCents,
    shownMaxCents: after.maxWagerCents,
    saidDown: said.disabled,
    shownDown: shown.disabled,
  };
};

/** Every market of a game that has prices. */
export const describeMarkets = ({ lines }: GameInsight): MarketShown[] =>
  lines
    .toSorted((a, b) => a.said.store.localeCompare(b.said.store) || a.said.periodNumber - b.said.periodNumber)
    .flatMap(({ said, shown }) => MARKETS.map((market) => compare(market, said, shown)))
    .filter((market) => market !== null);
