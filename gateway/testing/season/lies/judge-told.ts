import type { Database } from '../../../src/ground/database/create-database.ts';
import { asPage } from '../../customers/page-marks.ts';
import type { SeasonPage } from '../season-page.ts';

interface Regraded {
  ticket: number;
  customer: string;
  postings: number;
}

/** If a ticket has more postings, the page shows the first ones. */
const MOST_SHOWN = 40;

/** Every reversal and every grade after it must be in the story on the ticket's page. */
export const judgeTold = async (
  { pool }: Database,
  origin: string,
  pages: readonly SeasonPage[],
): Promise<string[]> => {
  const { rows } = await pool.query<Regraded>(
    `select ticket_number as ticket, customer_id as customer, count(*)::int as postings from ledger
     where kind in ('grade', 'reverse') and customer_id = any($1) group by 1, 2
     having count(*) filter (where kind = 'reverse') > 0 order by 1`,
    [pages.map(({ customer }) => customer.customerId)],
  );
  const wrong: string[] = [];
  for (const { ticket, customer, postings } of rows.filter((row) => row.postings < MOST_SHOWN)) {
    const page = pages.find((each) => each.customer.customerId === customer)!;
    const answer = await fetch(`${origin}/api/tickets/by-number/${ticket}`, {
      headers: { origin, ...asPage(page.cookie) },
    });
    if (!answer.ok) throw new Error(`the story of ${ticket}: ${answer.status}`);
    const { entries = [] } = (await answer.json()) as { entries?: Array<{ kind: string }> };
    const told = entries.filter(({ kind }) => kind === 'grade' || kind === 'reverse').length;
    if (told !== postings) wrong.push(`${ticket}: ${postings} postings, its customer is told of ${told}`);
  }
  return wrong;
};
