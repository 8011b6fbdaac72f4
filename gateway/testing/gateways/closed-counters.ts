import { REFUSED_TICKET_CODES } from '@lineboard/domain/ground/error/error-code';
import { PAGE_ERROR_KINDS } from '@lineboard/domain/ground/page-errors/page-error.schema';
import { SIGN_IN_REFUSALS } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { ROW_CODES } from '@lineboard/domain/lines/feed/row-code';
import { FAILURES } from '../../src/ground/report/failures.ts';
import { DOUBT_LEVELS } from '../../src/lines/feeds/guard/notice-levels.ts';
import { LIVE_REFUSALS } from '../../src/page/live/live-metrics.ts';

/** The lines that a fresh gateway with feed `mover` has of counters whose labels are closed lists. */
export const CLOSED_COUNTERS: Readonly<Record<string, readonly string[]>> = {
  tickets: [
    ...['accepted', 'pending', 'changed', 'closed'].map((state) => `state="${state}",code=""`),
    ...[...REFUSED_TICKET_CODES, 'ticketsBusy'].map((code) => `state="refused",code="${code}"`),
  ],
  tickets_turned_away: ['cause="slow"', 'cause="customer"'],
  pending_failures: ['cause="own"', 'cause="passing"'],
  graded_wagers: ['W', 'L', 'P', 'X', 'reversed'].map((status) => `status="${status}"`),
  logins: ['success', 'busy', 'agent', ...SIGN_IN_REFUSALS].map((result) => `result="${result}"`),
  page_errors: PAGE_ERROR_KINDS.map((kind) => `kind="${kind}"`),
  failures: Object.entries(FAILURES).flatMap(([part, kinds]) =>
    Object.keys(kinds).map((kind) => `part="${part}",kind="${kind}"`),
  ),
  feed_rows_refused: ROW_CODES.map((code) => `feed="mover",code="${code}"`),
  feed_doubts: Object.keys(DOUBT_LEVELS).map((code) => `feed="mover",code="${code}"`),
  feed_doubts_unlisted: ['feed="mover"'],
  foreign_results: ['feed="mover"'],
  live_refused: LIVE_REFUSALS.map((code) => `code="${code}"`),
  live_catch_ups: ['how="delta"', 'how="snapshot"'],
};
