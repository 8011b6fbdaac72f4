import type { GameOverride } from '@lineboard/domain/lines/feed/game-override';
import type { LINE_COMMANDS } from '@lineboard/domain/desk/operator/line-commands.schema';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookView } from '../../lines/book/book-view.ts';
import type { GameInsight } from '../../lines/book/game-insight.ts';
import {
  markOverridesChanged,
  readGameOverride,
  toOverrides,
} from '../../lines/feeds/overrides/read-overrides.ts';
import type { CommandContext } from './command.ts';
import { describeGame, describeMark, describeScoreRow } from './describe-lines.ts';

type LineCommand = keyof typeof LINE_COMMANDS;

/** The context of a command that changes something, with the refusals that all of these share. */
export type LineContext = CommandContext<'lines hold' | 'lines correct-score' | 'lines release'>;

/** Far more than an operator keeps an eye on. */
const MOST_OVERRIDES = 2_000;
/** The gateway that leads hears of it, or looks after half a second; longer is an outage, which `lines show` tells. */
const SHOWN_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 20;

export const inspect = <Name extends LineCommand>(
  { book, refuse }: CommandContext<Name>,
  gameNum: number,
): GameInsight => {
  if (book === null) return (refuse as LineContext['refuse'])('noBook', {});
  return book.inspect(gameNum);
};

export const refuseTooMany = async ({ client, refuse }: LineContext): Promise<void> => {
  const { rows } = await client.query<{ count: number }>(
    'select (select count(*) from line_override) + (select count(*) from score_override) as count',
  );
  const count = rows[0]?.count ?? 0;
  if (count >= MOST_OVERRIDES) refuse('tooManyOverrides', { count });
};

/** The operators' override of the game, as the transaction sees it. */
export const readOverridden = async (
  { client }: Pick<LineContext, 'client'>,
  gameNum: number,
  insight: GameInsight,
) => {
  const { marks, score } = await readGameOverride(client, gameNum);
  const overrides = [...marks.map(describeMark), ...(score === null ? [] : [describeScoreRow(score)])];
  const override = toOverrides(marks, score === null ? [] : [score]).get(gameNum) ?? null;
  return { record: { gameNum, on: describeGame(insight), overrides }, override };
};

export const isShownBy = (
  book: Pick<BookView, 'inspect'>,
  gameNum: number,
  override: GameOverride | null,
): boolean => {
  const stored = book.inspect(gameNum).override;
  if (stored === null || override === null) return stored === override;
  const { scoreClk: _, ...said } = stored;
  return isDeepStrictEqual(said, override);
};

/** Changes what operators say of one game; answered once the book shows it. */
export const changeOverride = async (
  context: LineContext,
  gameNum: number,
  change: (insight: GameInsight) => Promise<void>,
) => {
  const insight = inspect(context, gameNum);
  // Two operators take turns from here to the end of the transaction.
  await markOverridesChanged(context.client);
  const before = await readOverridden(context, gameNum, insight);
  await change(insight);
  const after = await readOverridden(context, gameNum, insight);
  const afterwards = async (): Promise<void> => {
    const untilMs = performance.now() + SHOWN_WITHIN_MS;
    while (!isShownBy(context.book!, gameNum, after.override) && performance.now() < untilMs)
      await pause(LOOK_EVERY_MS);
  };
  return { before: before.record, after: after.record, answer: after.record, afterwards };
};
