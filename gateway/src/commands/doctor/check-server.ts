import type pg from 'pg';
import { findServerMistakes } from '../../ground/database/check-server.ts';
import { describeMoved, readMovedMark, TAKE_MOVED } from '../../ground/database/moved-mark.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

/** Whether role, encoding and settings suit a book: what a start looks at, too. */
export const checkServer = async (pool: pg.Pool): Promise<readonly Finding[]> => {
  const moved = await readMovedMark(pool);
  if (moved !== null) return [wrong('server', describeMoved(moved), TAKE_MOVED)];
  const mistakes = await findServerMistakes(pool);
  if (mistakes.length === 0) return [fine('server', 'Its role, encoding and settings suit a book.')];
  return mistakes.map(({ isRefused, found, todo }) => (isRefused ? wrong : warning)('server', found, todo));
};
