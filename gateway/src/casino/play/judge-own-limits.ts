import { leftOf, selectTightest } from '@lineboard/domain/account/own-limits/select-tightest';
import type pg from 'pg';
import type { OwnTerms } from '../../account/own-limits/own-terms.ts';
import { readOwnFigures } from '../../account/own-limits/read-own-figures.ts';
import type { PlayMoment } from './play-moment.ts';

/** OWN-5, OWN-8: a play is no bet, and loses all the same. @returns null: it breaks nothing */
export const judgeOwnLimits = async (
  client: Pick<pg.Pool, 'query'>,
  { customerId, terms, stakeCents }: { customerId: string; terms: OwnTerms; stakeCents: number },
  now: PlayMoment,
): Promise<'inTimeOut' | 'ownLossLimit' | null> => {
  const own = await readOwnFigures(client, customerId, terms, now);
  if (own === null) return null;
  if (own.timeOut !== null) return 'inTimeOut';
  const tightest = selectTightest(own, ['loss'], now.bookMs);
  return tightest !== null && stakeCents > leftOf(tightest) ? 'ownLossLimit' : null;
};
