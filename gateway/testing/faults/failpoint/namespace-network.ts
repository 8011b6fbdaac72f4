import { execFileSync, spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import type { Janitor } from '../../janitor/janitor.ts';
import type { FaultNetwork } from './network.ts';
import { startDelay } from './start-delay.ts';

/** @returns why a run can't make namespaces here; null when it can */
export const findNamespaceObstacle = (): string | null => {
  if (process.platform !== 'linux') return 'network namespaces are Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  try {
    execFileSync('ip', ['netns', 'list'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'the program ip (iproute2) is missing, or may not make namespaces';
  }
};

/** @returns why packets can't be lost by chance here; null when they can */
export const findLossObstacle = (): string | null =>
  spawnSync('iptables', ['--version']).status === 0 ? null : 'packets are lost by iptables, which is missing';

const ip = (...words: string[]): void =>
  void execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

/** 198.18.0.0/15 is set aside for tests (RFC 2544). */
const findFreeNet = (): string => {
  const taken = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (let at = process.pid % 250; ; at++) {
    const net = `198.18.${at % 250}`;
    if (!taken.some(({ address }) => address.startsWith(`${net}.`))) return net;
  }
};

/** The table that answers with "host unreachable". */
const REJECTING = '99';

/** The device that delays, and the table that leads to it. */
const SLOW = 'slow';
const SLOW_TABLE = '98';

/** Made so far. The kernel takes a moment to take down the devices of one that is gone. */
let networks = 0;

/**
 * Each gateway in a namespace of its own, behind a router in a third: whatever they say to PostgreSQL and Redis, which
 * stay on this machine at addresses of their own, and to their customers, passes the router and can be lost there.
 *
 *     customers .2, Redis .3, PostgreSQL .4  ──  .1 router .17  ──  .18 gateway
 *                                                          .33  ──  .34 gateway
 */
export const makeNamespaceNetwork = (janitor: Janitor): FaultNetwork => {
  const net = findFreeNet();
  networks += 1;
  const name = `lbf${process.pid}n${networks}`;
  const router = `${name}r`;
  const addressOf = { redis: `${net}.3`, postgres: `${net}.4` };
  const inRouter = (...words: string[]): void => ip('-n', router, ...words);

  const makeNamespace = (space: string): void => {
    janitor.add({ kind: 'namespace', name: space });
    ip('netns', 'add', space);
    ip('-n', space, 'link', 'set', 'lo', 'up');
  };
  makeNamespace(router);
  // The host's end goes with the router's.
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'host', 'netns', router);
  for (const last of [2, 3, 4]) ip('addr', 'add', `${net}.${last}/28`, 'dev', name);
  ip('link', 'set', name, 'up');
  inRouter('addr', 'add', `${net}.1/28`, 'dev', 'host');
  inRouter('link', 'set', 'host', 'up');
  inRouter('route', 'add', 'unreachable', 'default', 'table', REJECTING);
  // Linux says "unreachable" seldom. Where nobody may tell it otherwise, only the first who ask in a while are told.
  for (const setting of ['net.ipv4.ip_forward=1', 'net.ipv4.icmp_ratelimit=0'])
    execFileSync('ip', ['netns', 'exec', router, 'sysctl', '-qw', setting]);

  const hosts = [`${net}.18`, `${net}.34`] as const;
  for (const [at, first] of [17, 33].entries()) {
    const space = `${name}${at}`;
    makeNamespace(space);
    inRouter('link', 'add', `to${at}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    inRouter('addr', 'add', `${net}.${first}/28`, 'dev', `to${at}`);
    inRouter('link', 'set', `to${at}`, 'up');
    ip('-n', space, 'addr', 'add', `${net}.${first + 1}/28`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'route', 'add', 'default', 'via', `${net}.${first}`);
    ip('route', 'add', `${net}.${first - 1}/28`, 'via', `${net}.1`);
  }

  const placeOf = (at: 0 | 1) => ({ host: hosts[at], through: ['ip', 'netns', 'exec', `${name}${at}`] });
  return {
    postgresHost: addressOf.postgres,
    redisHost: addressOf.redis,
    range: `${net}.0/24`,
    gateways: [placeOf(0), placeOf(1)],
    cuts: {
      cut: (gateway, engine, how) => {
        const there = ['from', hosts[gateway], 'to', addressOf[engine]];
        const back = ['from', addressOf[engine], 'to', hosts[gateway]];
        const rules = {
          drop: [
            [...there, 'blackhole'],
            [...back, 'blackhole'],
          ],
          deafen: [[...there, 'blackhole']],
          reject: [[...there, 'lookup', REJECTING]],
        }[how];
        for (const rule of rules) inRouter('rule', 'add', ...rule);
        return () => {
          for (const rule of rules) inRouter('rule', 'del', ...rule);
        };
      },
      part: (gateway, ports) => {
        const rules = (['redis', 'postgres'] as const).flatMap((engine) => {
          const port = String(ports[engine]);
          return [
            ['from', hosts[gateway], 'to', addressOf[engine], 'ipproto', 'tcp', 'dport', port, 'blackhole'],
            ['from', addressOf[engine], 'to', hosts[gateway], 'ipproto', 'tcp', 'sport', port, 'blackhole'],
          ];
        });
        for (const rule of rules) inRouter('rule', 'add', ...rule);
        return () => {
          for (const rule of rules) inRouter('rule', 'del', ...rule);
        };
      },
      lose: (share) => {
        const rule = ['FORWARD', '-m', 'statistic', '--mode', 'random', '--probability', String(share)];
        const tell = (how: '-A' | '-D'): void =>
          void execFileSync('ip', ['netns', 'exec', router, 'iptables', how, ...rule, '-j', 'DROP']);
        tell('-A');
        return () => tell('-D');
      },
      delay: async (gateway, ms) => {
        const end = await startDelay(router, SLOW, ms, janitor);
        inRouter('route', 'add', 'default', 'dev', SLOW, 'table', SLOW_TABLE);
        // What comes out of the device goes its usual way.
        const rules = Object.values(addressOf).flatMap((engine) => [
          ['iif', `to${gateway}`, 'from', hosts[gateway], 'to', engine, 'lookup', SLOW_TABLE],
          ['iif', 'host', 'from', engine, 'to', hosts[gateway], 'lookup', SLOW_TABLE],
        ]);
        for (const rule of rules) inRouter('rule', 'add', ...rule);
        return async () => {
          for (const rule of rules) inRouter('rule', 'del', ...rule);
          await end();
        };
      },
      unplug: (gateway) => {
        inRouter('link', 'set', `to${gateway}`, 'down');
        // The router would say that there is no way any more.
        const silence = ['to', hosts[gateway], 'blackhole'];
        inRouter('rule', 'add', ...silence);
        return () => {
          inRouter('rule', 'del', ...silence);
          inRouter('link', 'set', `to${gateway}`, 'up');
        };
      },
    },
  };
};
