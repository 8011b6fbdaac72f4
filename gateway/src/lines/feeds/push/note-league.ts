import type { Database } from '../../../ground/database/create-database.ts';
import type { Notices } from '../../../ground/notices/notice.ts';
import type { Reporter } from '../../../ground/report/reporter.ts';
import type { TakerParts } from './take-batch.ts';

/** A league that a feed names first is known from then on, and told once. */
export const noteLeague =
  (
    { pool }: Pick<Database, 'pool'>,
    notices: Notices,
    { reporter, wallNowMs }: { reporter: Reporter<'feeds'>; wallNowMs: () => number },
  ): TakerParts['onNewLeague'] =>
  (feedId, { sportType, sportSubType }) => {
    const about = `${feedId} league ${sportType}/${sportSubType}`;
    notices.begin({ about, feedId, code: 'leagueNew', level: 'log', detail: 'is new', doubt: null });
    notices.end(about, 'right');
    pool
      .query(
        `insert into league (sport_type, sport_sub_type, feed_id, at_ms) values ($1, $2, $3, $4) on conflict do nothing`,
        [sportType, sportSubType, feedId, wallNowMs()],
      )
      .catch((error: unknown) => reporter.failed('leagueNotNoted', error, { feedId }));
  };
