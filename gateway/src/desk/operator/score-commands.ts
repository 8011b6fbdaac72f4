import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import { tellDetail } from '@lineboard/domain/ground/score/untold';
import { findSport } from '@lineboard/domain/ground/sport/sports';
import type { GameInsight } from '../../lines/book/game-insight.ts';
import type { Run } from './command.ts';
import { changeOverride, type LineContext, refuseTooMany } from './hold-overrides.ts';
import { OVERRIDE_SCORE, RELEASE_SCORE } from '../../lines/feeds/overrides/write-overrides.ts';

type Said = CommandInput<'lines correct-score'>;
type Segments = ReadonlyArray<readonly [number, number]>;

const parseSegments = (text: string | undefined): Segments =>
  text === undefined ? [] : text.split(',').map((part) => part.split('-').map(Number) as [number, number]);

/** @returns why a game can't have ended so; null when it can */
const findFault = (
  game: Game | null,
  scores: readonly [number, number],
  segments: Segments,
): string | null => {
  const sport = findSport(game?.sportType ?? '');
  for (const [team, whole] of scores.entries()) {
    if (sport !== undefined && whole > sport.bounds.score)
      return `in ${sport.sportType} a team has at most ${sport.bounds.score}`;
    const sum = segments.reduce((points, segment) => points + segment[team]!, 0);
    // A match that counts sets counts games in its segments.
    const isCounted = sport === undefined || sport.scoring === 'points';
    if (segments.length > 0 && isCounted && sum !== whole)
      return `the segments of team ${team + 1} make ${sum}, its score is ${whole}`;
  }
  return null;
};

/** Finds the feed that owns the game, even if its feed took it out of the book: by its result, or by the bets on it. */
const findOwner = async ({ client }: LineContext, { game }: GameInsight, gameNum: number) => {
  if (game !== null) return game.feedId;
  const { rows } = await client.query<{ feed_id: string }>(
    `(select feed_id from game_result where game_num = $1 and feed_id is not null
        order by result_version desc limit 1)
     union all (select feed_id from wager_item where game_num = $1 and feed_id is not null limit 1) limit 1`,
    [gameNum],
  );
  return rows[0]?.feed_id ?? null;
};

/** The feed told which pitcher threw first; a correction doesn't change that (HR-34). */
const readPitchers = async ({ client }: LineContext, { saidScore }: GameInsight, gameNum: number) => {
  if (saidScore !== null) return [saidScore.startingPitcher1, saidScore.startingPitcher2] as const;
  const { rows } = await client.query<{ one: string | null; two: string | null }>(
    `select starting_pitcher1 as one, starting_pitcher2 as two from game_result where game_num = $1
     order by result_version desc limit 1`,
    [gameNum],
  );
  return [rows[0]?.one ?? null, rows[0]?.two ?? null] as const;
};

const writeScore = async (context: LineContext, said: Said, feedId: string, insight: GameInsight) => {
  const { client, actor, wallMs } = context;
  const [pitcher1, pitcher2] = await readPitchers(context, insight, said.gameNum);
  await client.query(OVERRIDE_SCORE, [
    said.gameNum,
    feedId,
    said.phase ?? 'final',
    said.score1,
    said.score2,
    JSON.stringify(parseSegments(said.segments)),
    pitcher1,
    pitcher2,
    actor.name,
    said.note,
    wallMs,
    JSON.stringify(tellDetail(said)),
  ]);
};

export const correctScore: Run<'lines correct-score'> = (given, said) => {
  const context = given as unknown as LineContext;
  const { client, refuse, bookMs } = given;
  const { gameNum } = said;
  return changeOverride(context, gameNum, async (insight) => {
    const { game } = insight;
    const feedId = game?.isTitle === true ? null : await findOwner(context, insight, gameNum);
    if (feedId === null) return refuse('unknownGame', { gameNum });
    const isFinal = (said.phase ?? 'final') === 'final';
    if (isFinal && game !== null && game.gameDateTimeMs > bookMs) return refuse('gameNotBegun', { gameNum });
    const why = findFault(game, [said.score1, said.score2], parseSegments(said.segments));
    if (why !== null) return refuse('impossibleScore', { why });
    const { rowCount } = await client.query(
      `select 1 from score_override where game_num = $1 and feed_id = $2 and phase = $3 and score1 = $4
         and score2 = $5 and segments = $6::jsonb and detail = $7::jsonb`,
      [
        gameNum,
        feedId,
        said.phase ?? 'final',
        said.score1,
        said.score2,
        JSON.stringify(parseSegments(said.segments)),
        JSON.stringify(tellDetail(said)),
      ],
    );
    if (rowCount !== 0) return refuse('standsAlready', {});
    await refuseTooMany(context);
    await writeScore(context, said, feedId, insight);
  });
};

export const releaseScore: Run<'lines release-score'> = (given, { gameNum }) =>
  changeOverride(given as unknown as LineContext, gameNum, async () => {
    const { rowCount } = await given.client.query(RELEASE_SCORE, [gameNum]);
    if (rowCount === 0) given.refuse('nothingOverridden', {});
  });
