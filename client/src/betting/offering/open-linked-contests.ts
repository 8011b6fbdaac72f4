import type { GameDetail } from '@lineboard/workers/board/board-frame';
import { callBook } from '../../ground/calls/call-book.ts';
import { type OpenResult, useOffering } from './offering-store.ts';

/**
 * Shows the contests that are linked to a game (its correlation) in addition to the board.
 * @returns `notOffered` when the book has none of them open any more
 */
export const openLinkedContests = async (
  game: Pick<GameDetail, 'gameNum' | 'contests'>,
): Promise<OpenResult | 'notOffered' | 'failed'> => {
  const answer = await callBook('readContestsOfGame', { params: { gameNum: game.gameNum } });
  if (!answer.ok) return 'failed';
  const linked = answer.value.contests.filter(({ contestNum }) => game.contests.includes(contestNum));
  if (linked.length === 0) return 'notOffered';
  const { openContest } = useOffering.getState();
  const results = linked.map(({ topic, contestNum }) => openContest(topic, contestNum));
  if (results.includes('opened')) return 'opened';
  return results.includes('boardFull') ? 'boardFull' : 'alreadyOpen';
};
