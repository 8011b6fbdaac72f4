import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { signalTree } from '../../../testing/servers/process-tree.ts';
import {
  askPostgres,
  startTwoPostgres,
  type TwoPostgres,
  untilFollowed,
} from '../../../testing/servers/two-postgres.ts';
import { typeLine } from '../../../testing/servers/type-line.ts';

const PARTS = ['servers', 'server', 'stand-by'];

describeWithPostgres('what doctor says of a stand-by', (binDir) => {
  let servers: TwoPostgres;

  beforeAll(async () => {
    servers = await startTwoPostgres(binDir);
  });
  afterAll(async () => {
    servers.standby.thaw();
    await servers.stop();
  });

  const examine = async (url = servers.url('postgres')): Promise<Record<string, string>> => {
    const { out } = await typeLine({ DATABASE_URL: url, PORT: '1' }, ['doctor', '--json']);
    const { findings } = JSON.parse(out) as { findings: Array<Record<string, string>> };
    return Object.fromEntries(
      findings
        .filter(({ part }) => PARTS.includes(part!))
        .map(({ part, state, found }) => [part!, `${state}: ${found}`]),
    );
  };
  const set = async (setting: string, value: string): Promise<void> => {
    await askPostgres(servers.primary, `alter system set ${setting} = '${value}'`);
    await askPostgres(servers.primary, 'select pg_reload_conf()');
    const sql = `select current_setting('${setting}') as value`;
    await vi.waitFor(async () => expect(await askPostgres(servers.primary, sql)).toEqual([{ value }]));
  };

  it('says who is who, and that tickets are on both', async () => {
    expect(await examine()).toEqual({
      servers: expect.stringMatching(/^ok: \S+ takes writes \(timeline 1\), \S+ is a stand-by\.$/),
      server: 'ok: Its role, encoding and settings suit a book.',
      'stand-by': 'ok: In step: 1. An accepted ticket is on two servers.',
    });
  });

  it('says to one who may not look what to grant', async () => {
    await askPostgres(servers.primary, 'create role plain login');
    await askPostgres(servers.primary, 'grant create, usage on schema public to plain');
    expect(await examine(servers.url('postgres').replace('lineboard@', 'plain@'))).toMatchObject({
      server: 'ok: Its role, encoding and settings suit a book.',
      'stand-by': 'warning: One follows. Role plain may not see whether it is in step.',
    });
  });

  it('warns of what doesn’t wait for it, and of a name that nobody has', async () => {
    for (const commit of ['off', 'local']) {
      await set('synchronous_commit', commit);
      expect((await examine())['server']).toMatch(
        new RegExp(`^warning: synchronous_commit is ${commit}: tickets that were just accepted are lost`),
      );
    }
    await set('synchronous_commit', 'on');
    await set('synchronous_standby_names', '');
    expect((await examine())['server']).toMatch(
      /^warning: A stand-by follows, and synchronous_standby_names is empty: /,
    );
    await set('synchronous_standby_names', 'other');
    expect((await examine())['server']).toBe(
      'warning: No stand-by of synchronous_standby_names (other) is connected: every ticket waits for one.',
    );
    await set('synchronous_standby_names', 'standby');
    await untilFollowed(servers.primary);
  });

  it('says that one can’t be reached, that none takes writes, and that two do', async () => {
    signalTree(servers.standby.pid(), 'SIGKILL');
    expect(await examine()).toMatchObject({
      servers: expect.stringMatching(/^warning: One can’t take over: .* can’t be reached\.$/),
      server: expect.stringMatching(
        /^warning: No stand-by of synchronous_standby_names \(standby\) is connected/,
      ),
    });
    await servers.standby.start();
    signalTree(servers.primary.pid(), 'SIGKILL');
    expect(await examine()).toEqual({
      servers: expect.stringMatching(/^wrong: None takes writes: .* can’t be reached, .* is a stand-by\.$/),
    });
    await servers.standby.promote();
    await servers.primary.start();
    expect(await examine()).toMatchObject({
      servers: expect.stringMatching(
        /^wrong: Several take writes: .* Gateways ask the one of timeline 2 alone\.$/,
      ),
      'stand-by':
        'warning: Several servers are named, and none follows the one that takes writes: what it has is lost with it.',
    });
  });
});
