import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { type GuardMemory, showLines } from './guard-memory.ts';

/** @returns how all that the missed changes name is to be shown now: rows may have changed it since */
export const sayAgain = (memory: GuardMemory, missed: readonly FeedChange[]): FeedChange[] => {
  const games = new Map<number, { isScored: boolean }>();
  const contests = new Set<number>();
  for (const change of missed) {
    if (change.kind === 'contestLine') contests.add(change.line.contestNum);
    else if (change.kind === 'score') games.set(change.score.gameNum, { isScored: true });
    else if (change.kind === 'removeGame' || change.kind === 'game' || change.kind === 'line') {
      const gameNum = gameNumOf(change);
      games.set(gameNum, games.get(gameNum) ?? { isScored: false });
    }
  }
  return [
    ...[...games].flatMap(([gameNum, { isScored }]) => sayGame(memory, gameNum, isScored)),
    ...[...contests].flatMap((contestNum) => memory.contests.sayAgain(contestNum)),
  ];
};

const gameNumOf = (change: Extract<FeedChange, { kind: 'removeGame' | 'game' | 'line' }>): number => {
  if (change.kind === 'removeGame') return change.gameNum;
  return change.kind === 'game' ? change.game.gameNum : change.line.gameNum;
};

const sayGame = ({ games }: GuardMemory, gameNum: number, isScored: boolean): FeedChange[] => {
  const known = games.get(gameNum);
  if (known === undefined) return [{ kind: 'removeGame', gameNum }];
  for (const line of known.lines.values()) line.forgetShown();
  return [
    { kind: 'game', game: known.game },
    ...(isScored && known.score !== null ? [{ kind: 'score' as const, score: known.score }] : []),
    ...showLines(known),
  ];
};
