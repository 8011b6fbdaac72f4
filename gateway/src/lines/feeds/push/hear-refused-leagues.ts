import type { Database } from '../../../ground/database/create-database.ts';
import { lookWhenTold } from '../../../ground/database/look-when-told.ts';
import { NOTICE_CHANNEL } from '../../../ground/notices/create-notices.ts';
import type { Reporter } from '../../../ground/report/reporter.ts';
import type { PushFeeds } from './create-push-feeds.ts';

/** The interval for looking anyway, in case an event of a refusal was lost. */
const LOOK_EVERY_MS = 5_000;

/**
 * A league that operators refuse is on no board from then on, even if a feed has already named it. Run by the gateway
 * that leads. @returns stops it
 */
export const hearRefusedLeagues = (
  database: Pick<Database, 'pool' | 'listen'>,
  { refuseLeagues, reporter }: Pick<PushFeeds, 'refuseLeagues'> & { reporter: Reporter<'feeds'> },
): (() => void) =>
  lookWhenTold(database, { channel: NOTICE_CHANNEL, everyMs: LOOK_EVERY_MS }, async () => {
    try {
      const { rows } = await database.pool.query<{ sportType: string; sportSubType: string }>(
        'select sport_type as "sportType", sport_sub_type as "sportSubType" from league where refused',
      );
      refuseLeagues(rows);
    } catch (error) {
      reporter.failed('notDecided', error);
    }
  });
