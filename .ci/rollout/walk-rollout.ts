/**
 * The second half of `npm run verify:rollout`: `walk-rollout.ts FOLDER TAG [FAULT]`, in a network of its own. Prints
 * what it saw; exit code 1 when something was broken.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../container/engine.ts';
import { startServers } from '../container/start-servers.ts';
import { findManifest } from '../kubernetes/find-manifest.ts';
import { DATABASE, FEED, findSources, HOSTS, REDIS_PASSWORD, SITE_PORTS } from './cluster-sources.ts';
import { findServices, findWay, type ServicePlan } from './find-services.ts';
import { NEXT_STEP } from './next-image.ts';
import { openService } from './open-service.ts';
import { NODE_ADDRESS, openNodeNetwork, POD_RANGE } from './pod-network.ts';
import { type DeploymentPlan, readDeployment } from './read-deployment.ts';
import { type Customers, startCustomers } from './rollout-customers.ts';
import { plantFault, ROLLOUT_FAULTS } from './rollout-faults.ts';
import { createDeployment, type Deployment } from './run-deployment.ts';
import type { Pod } from './start-pod.ts';

const REPLICAS = 2;
/** How long the way in goes on to lead to a pod that goes; of the five seconds that its sleep gives. */
const LAG_MS = 2_000;
const WATCHERS = 40;
const NAMES = ['lineboard', 'lineboard-watch'] as const;
type Name = (typeof NAMES)[number];

const SERVICES: Readonly<Record<Name, readonly ServicePlan[]>> = {
  lineboard: findServices('lineboard'),
  'lineboard-watch': findServices('lineboard-watch'),
};

const [folder = '', nextTag = '', faultName = ''] = process.argv.slice(2);
const engine = openEngine(folder);
const fault = ROLLOUT_FAULTS.find(({ name }) => name === faultName);

const readPlan = (name: Name): DeploymentPlan => {
  const manifest = findManifest('Deployment', name);
  return readDeployment(fault === undefined ? manifest : plantFault(manifest, fault), findSources());
};

const say = (line: string): void => console.log(line);
const seconds = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} s`);

/** `kubectl set image`, and what came of it. @returns a line for each promise that was broken */
const rollOut = async (name: Name, deployment: Deployment, plan: DeploymentPlan): Promise<string[]> => {
  const before = deployment.pods.length;
  const startedAt = performance.now();
  say(`  ${name} is told its next image at ${new Date().toISOString().slice(11, 19)}`);
  const gone = await deployment.apply({ ...plan, pod: { ...plan.pod, image: nextTag } });
  say(`✓ ${name} is renewed, after ${seconds((performance.now() - startedAt) / 1_000)}`);
  for (const pod of deployment.pods.slice(before))
    say(
      `    ${pod.name}: port open after ${seconds(pod.openAfterS)}, ready after ${seconds(pod.readyAfterS)}`,
    );
  return gone.flatMap(({ name: pod, code, seconds: took }) => {
    say(`    ${pod}: ended with ${code}, ${seconds(took)} after it was told, of ${plan.pod.graceSeconds}`);
    return code === 0 ? [] : [`${pod} ended with ${code}`];
  });
};

/** In the folder of the run, for whoever keeps it. */
const keepLogs = async (pods: readonly Pod[]): Promise<void> => {
  for (const pod of pods) writeFileSync(join(folder, `${pod.name}.log`), await pod.log());
};

const walk = async (): Promise<string[]> => {
  const network = await openNodeNetwork();
  const ending = new AbortController();
  const redis = ['redis-server', '--save', '', '--requirepass', REDIS_PASSWORD];
  // What an earlier run left in a folder that was kept.
  await engine.podman(['rm', '--all', '--force', '--time', '0']);
  rmSync(join(folder, 'servers'), { recursive: true, force: true });
  const reach = { host: NODE_ADDRESS, range: POD_RANGE };
  const ended = await startServers(join(folder, 'servers'), ending.signal, DATABASE, redis, reach);
  let customers: Customers | null = null;
  const rows = await Promise.all(
    NAMES.map(async (name) => {
      const services = await Promise.all(
        SERVICES[name].map(async ({ port, takesAll }) => ({
          service: await openService(port, LAG_MS),
          takesAll,
        })),
      );
      const options = { engine, replicas: REPLICAS, addPod: network.addPod, hosts: HOSTS, services };
      return { name, plan: readPlan(name), deployment: createDeployment(options) };
    }),
  );
  try {
    const startedAt = performance.now();
    for (const { deployment, plan } of rows) await deployment.apply(plan);
    say(`✓ ${REPLICAS} of each are up, after ${seconds((performance.now() - startedAt) / 1_000)}`);
    customers = await startCustomers({
      database: `postgres://${DATABASE.user}:${DATABASE.password}@${NODE_ADDRESS}/${DATABASE.database}`,
      site: SITE_PORTS[0],
      'site-without-edges': SITE_PORTS[1],
      full: findWay('lineboard', '/', SERVICES.lineboard),
      feeds: findWay('lineboard', '/api/feed/', SERVICES.lineboard),
      watch: findWay('lineboard-watch', '/live/', SERVICES['lineboard-watch']),
      watchers: WATCHERS,
      feed: FEED.feedId,
      token: FEED.token,
    });
    const faults: string[] = [];
    for (const { name, deployment, plan } of rows) faults.push(...(await rollOut(name, deployment, plan)));
    const { broken, figures, migrations } = await customers.judge();
    for (const line of figures) say(`    ${line}`);
    const hasStep = migrations.includes(NEXT_STEP);
    return [...faults, ...broken, ...(hasStep ? [] : ['the next version’s migration was not run'])];
  } finally {
    customers?.end();
    await keepLogs(rows.flatMap(({ deployment }) => deployment.pods));
    await engine.podman(['rm', '--all', '--force', '--time', '0']);
    ending.abort();
    await ended();
  }
};

const broken = await walk();
for (const line of broken) say(`✗ ${line}`);
// Proxies' and services' open sockets would keep this process.
process.exit(broken.length === 0 ? 0 : 1);
