import type { LineMark } from '@lineboard/domain/lines/feed/game-override';
import type { LINE_COMMANDS } from '@lineboard/domain/desk/operator/line-commands.schema';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameInsight } from '../../lines/book/game-insight.ts';
import { readAllOverrides } from '../../lines/feeds/overrides/read-overrides.ts';
import type { Run, Runs } from './command.ts';
import { describeMark, describeMarkets, describeScore, describeScoreRow } from './describe-lines.ts';
import {
  changeOverride,
  inspect,
  isShownBy,
  type LineContext,
  readOverridden,
  refuseTooMany,
} from './hold-overrides.ts';
import { correctScore, releaseScore } from './score-commands.ts';
import {
  END_LINES_OF_OTHERS,
  END_SCORE_OF_OTHERS,
  OVERRIDE_LINE,
  RELEASE_LINES,
} from '../../lines/feeds/overrides/write-overrides.ts';

type Mark = LineMark & { gameNum: number; note: string | null };

/** A game that bets are taken on. */
const findOpenGame = (
  { refuse }: LineContext,
  { game, lines, shownScore }: GameInsight,
  mark: Mark,
): Game => {
  const { gameNum, periodNumber } = mark;
  if (game === null || game.isTitle) return refuse('unknownGame', { gameNum });
  if (shownScore !== null && isResultPhase(shownScore.phase)) return refuse('gameOver', { gameNum });
  if (periodNumber !== null && lines.every(({ said }) => said.periodNumber !== periodNumber))
    return refuse('noSuchLine', { gameNum, periodNumber });
  return game;
};

const put = (context: LineContext, mark: Mark) =>
  changeOverride(context, mark.gameNum, async (insight) => {
    const { client, actor, wallMs, refuse } = context;
    const { gameNum, kind, periodNumber, market, maxWagerCents, note } = mark;
    const { feedId } = findOpenGame(context, insight, mark);
    await refuseTooMany(context);
    // The number was another feed's game before: what was said of that one is over.
    await client.query(END_LINES_OF_OTHERS, [gameNum, feedId]);
    await client.query(END_SCORE_OF_OTHERS, [gameNum, feedId]);
    const { rowCount } = await client.query(OVERRIDE_LINE, [
      gameNum,
      feedId,
      kind,
      periodNumber,
      market,
      maxWagerCents,
      actor.name,
      note,
      wallMs,
    ]);
    if (rowCount === 0) refuse('standsAlready', {});
  });

const hold: Run<'lines hold'> = (context, { periodNumber = null, market = null, note = null, gameNum }) =>
  put(context as unknown as LineContext, {
    kind: 'hold',
    gameNum,
    periodNumber,
    market,
    maxWagerCents: null,
    note,
  });

const circle: Run<'lines circle'> = (context, { periodNumber = null, market = null, note = null, ...said }) =>
  put(context as unknown as LineContext, { kind: 'circle', periodNumber, market, note, ...said });

const takeDown: Run<'lines take-down'> = (context, { periodNumber = null, note = null, gameNum }) =>
  put(context as unknown as LineContext, {
    kind: 'takeDown',
    gameNum,
    periodNumber,
    market: null,
    maxWagerCents: null,
    note,
  });

const release: Run<'lines release'> = (given, { gameNum, kind, periodNumber, market }) =>
  changeOverride(given as unknown as LineContext, gameNum, async () => {
    const { rowCount } = await given.client.query(RELEASE_LINES, [
      gameNum,
      kind ?? null,
      periodNumber ?? null,
      market ?? null,
    ]);
    if (rowCount === 0) given.refuse('nothingOverridden', {});
  });

const show: Run<'lines show'> = async (context, { gameNum }) => {
  const insight = inspect(context, gameNum);
  const { record, override } = await readOverridden(context, gameNum, insight);
  const { game, saidScore, shownScore } = insight;
  if (game === null && override === null) return context.refuse('unknownGame', { gameNum });
  const answer = {
    ...record,
    feedId: game?.feedId ?? null,
    saidScore: saidScore === null ? null : describeScore(saidScore),
    shownScore: shownScore === null ? null : describeScore(shownScore),
    isShown: isShownBy(context.book!, gameNum, override),
    lines: describeMarkets(insight),
  };
  return { answer };
};

const list: Run<'lines list'> = async ({ client }) => {
  const { marks, scores } = await readAllOverrides(client);
  const all = [...marks.map(describeMark), ...scores.map(describeScoreRow)];
  return { answer: all.toSorted((a, b) => a.gameNum - b.gameNum) };
};

export const LINE_RUNS: Runs<keyof typeof LINE_COMMANDS> = {
  'lines hold': hold,
  'lines circle': circle,
  'lines take-down': takeDown,
  'lines release': release,
  'lines correct-score': correctScore,
  'lines release-score': releaseScore,
  'lines show': show,
  'lines list': list,
};
