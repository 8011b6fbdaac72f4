import { describe, expect, it } from 'vitest';
import { printFuzz } from './print-fuzz.ts';
import { LONGEST_MS, runShortFuzz } from './run-short-fuzz.ts';

describe('the fuzz with faults planted', () => {
  it(
    'sees a leg of another kind, a same-game parlay that pays too much, a balance off by a cent, a call that fails and one that holds the event loop',
    async () => {
      const report = await runShortFuzz(
        {
          tickets: 300,
          generators: ['draft'],
          beforeJudging: async ({ pool }) => {
            await pool.query(
              `update wager_item set teaser_points = 6 where (ticket_number, wager_number, item_number) = (
               select ticket_number, wager_number, 1 from wager
               where terms->>'kind' = 'parlay' and net_cents is not null limit 1)`,
            );
            await pool.query(
              `update wager set terms = jsonb_set(terms, '{combinations,0,factor}', '"99/1"')
               where (ticket_number, wager_number) = (select ticket_number, wager_number from wager
                 where terms->>'kind' = 'combination' and net_cents is not null limit 1)`,
            );
            await pool.query(
              "update account set current_balance_cents = current_balance_cents + 1 where customer_id = 'POSTUP'",
            );
          },
        },
        { sql: FAILING_INSERT, import: new URL('./planted-hold.ts', import.meta.url).href },
      );
      const found = new Map(report.findings.map((finding) => [finding.kind, finding]));
      const told = printFuzz(report);
      expect(found.has('kind: leg # has teaser points in a parlay'), told).toBe(true);
      expect(found.has('money: (combination): # legs pay #/# together'), told).toBe(true);
      expect(found.get('balance')?.detail, told).toMatch(/^POSTUP has /);
      expect(found.has('books: balances are the sums of the ledger'), told).toBe(true);
      const failing = found.get('answer of 500, again when sent alone');
      const shrunk = JSON.parse(failing?.request ?? '{}') as {
        arbc?: boolean;
        items?: Array<{ itemId: string }>;
      };
      // The one that fails, and as many more as its kind needs: one at most, two in an ARBC.
      expect(
        shrunk.items?.some(({ itemId }) => itemId === 'item-3'),
        told,
      ).toBe(true);
      expect(shrunk.items?.length, told).toBeLessThanOrEqual(shrunk.arbc ? 3 : 2);
      expect(found.has('holds the event loop'), told).toBe(true);
    },
    LONGEST_MS,
  );
});

/** The third item of any ticket fails to be written. */
const FAILING_INSERT = `
create function planted_failure() returns trigger language plpgsql as $$
begin
  if new.item_id = 'item-3' then raise exception 'planted'; end if;
  return new;
end $$;
create trigger planted_failure before insert on wager_item for each row execute function planted_failure()`;
