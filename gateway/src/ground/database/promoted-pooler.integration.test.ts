import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeWithPooler } from '../../../testing/servers/describe-with-pooler.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { type Pooler, startPooler } from '../../../testing/servers/pooler.ts';
import { startTwoPostgres, type TwoPostgres } from '../../../testing/servers/two-postgres.ts';
import { type DatabaseHealth, watchDatabase } from '../../desk/operations/database-health.ts';
import { connectDatabase } from './connect-database.ts';
import type { Database } from './create-database.ts';
import type { HostEvent } from './hosts/writer-hosts.ts';

const SOON = { timeout: 15_000, interval: 20 };

describeWithPostgres('a pooler in front of a primary', (binDir) => {
  describeWithPooler('that leads to the promoted stand-by', (program) => {
    let servers: TwoPostgres;
    let pooler: Pooler;
    let database: Database;
    let health: DatabaseHealth;
    let events: HostEvent[];

    beforeEach(async () => {
      servers = await startTwoPostgres(binDir);
      pooler = await startPooler(program, servers.primary.connection);
      events = [];
      database = await connectDatabase(pooler.url('postgres'), 8, (event) => events.push(event));
      await database.pool.query('create table database_beat as select 0 as beats');
      await database.pool.query('create table database_room (filler text)');
      await database.openFirst();
      health = watchDatabase(database);
      await health.begin();
    });
    afterEach(async () => {
      await health.stop();
      await database.close();
      await pooler.close();
      await servers.stop();
    });

    it('ends the connections of before, so that what they had told is forgotten, and goes on', async () => {
      expect(database.isPooled).toBe(true);
      expect(await database.lookAtHosts()).toEqual([]);
      const opened = database.connectionsOpened;
      await servers.standby.promote();
      await pooler.pointTo(servers.standby.connection);
      await vi.waitFor(() => expect(events).toMatchObject([{ event: 'promoted', timeline: 2 }]), SOON);
      expect(database.connectionsOpened).toBeGreaterThan(opened);
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query(
          `select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`,
        );
        expect(rows).toEqual([{ timeline: '00000002' }]);
      }, SOON);
    });
  });
});
