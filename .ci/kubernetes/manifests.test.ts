import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CALLS } from '../../domain/src/doors/contract/calls.ts';
import { USER_ID } from '../container/base-image.ts';
import { readCompose } from '../container/read-compose.ts';
import { readVariables } from '../read-variables.ts';
import { ROOT } from '../run-command.ts';
import { findManifest } from './find-manifest.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/operations/kubernetes.md');
const dockerfile = read('Dockerfile');
const compose = readCompose([join(ROOT, 'compose.yaml')], { POSTGRES_PASSWORD: 'word' })['gateway']!;

const variables = Object.assign({}, ...Object.values(readVariables())) as Record<
  string,
  { secret?: boolean; fallback: unknown }
>;
const isSecret = (name: string): boolean => variables[name]?.secret === true;

const settings = findManifest('ConfigMap').data;
const deployment = findManifest('Deployment').spec;
const pod = deployment.template.spec;
const [container] = pod.containers;
const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
const autoscaler = findManifest('HorizontalPodAutoscaler').spec;
const secondsOf = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);

it('sets only variables that the gateway takes, and no secret', () => {
  const names = [...Object.keys(settings), ...Object.keys(own)];
  expect(names).toContain('TRUST_PROXY');
  expect(names.filter((name) => variables[name] === undefined)).toEqual([]);
  expect(names.filter(isSecret)).toEqual([]);
});

it('takes secrets from the Secret, for which the page has secrets alone', () => {
  expect(container.envFrom).toEqual([
    { secretRef: { name: 'lineboard' } },
    { configMapRef: { name: 'lineboard' } },
  ]);
  const [, fence = ''] = /```ini\n([^]*?)```/.exec(page) ?? [];
  const names = [...fence.matchAll(/^ *(\w+)=/gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN']));
  expect(names.filter((name) => !isSecret(name))).toEqual([]);
});

it('opens no demo, believes the one proxy, and listens where a pod is reached', () => {
  expect(settings).toMatchObject({ DEMO: 'false', TRUST_PROXY: '1' });
  expect(own).toEqual({ HOST: '0.0.0.0', PORT: '8080' });
});

it('leads the way in to the port that the image opens', () => {
  const [port] = container.ports;
  expect(dockerfile).toContain(`EXPOSE ${port?.containerPort}\n`);
  expect(own['PORT']).toBe(String(port?.containerPort));
  const [served] = findManifest('Service').spec.ports;
  expect(served?.targetPort).toBe(port?.name);
  expect(findManifest('NetworkPolicy').spec.ingress.map(({ ports }) => ports[0]?.port)).toEqual([port?.name]);
  for (const { httpGet } of [container.startupProbe, container.livenessProbe])
    expect(httpGet).toEqual({ path: CALLS.readHealth.path, port: port?.name });
});

it('leads batches to gateways from their start to their end, and customers to those that are ready', () => {
  const [feeds, all] = [findManifest('Service', 'lineboard-feeds').spec, findManifest('Service').spec];
  expect(feeds.publishNotReadyAddresses).toBe(true);
  expect(feeds.ports).toEqual(all.ports);
  expect(all).not.toHaveProperty('publishNotReadyAddresses');
  expect(CALLS.pushBatch.path).toMatch(/^\/api\/feed\//);
});

it('selects the pods that there are', () => {
  const { labels } = deployment.template.metadata;
  const selectors = [
    deployment.selector.matchLabels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
    findManifest('Service').spec.selector,
    findManifest('Service', 'lineboard-feeds').spec.selector,
    findManifest('PodDisruptionBudget').spec.selector.matchLabels,
    findManifest('NetworkPolicy').spec.podSelector.matchLabels,
  ];
  for (const selector of selectors) expect(selector).toEqual(labels);
  const { apiVersion, kind, metadata } = findManifest('Deployment');
  expect(autoscaler.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata.name });
});

it('leads the site’s address to the gateways, and strangers who ask how they do nowhere', () => {
  const { rules, tls } = findManifest('Ingress').spec;
  const [{ host, http } = { host: '', http: { paths: [] } }] = rules;
  expect(settings['PUBLIC_ORIGINS']).toBe(`https://${host}`);
  expect(tls[0]?.hosts).toEqual([host]);
  const ways = Object.fromEntries(http.paths.map(({ path, backend }) => [path, backend.service.name]));
  expect(ways).toEqual({
    '/': 'lineboard',
    '/api/feed': 'lineboard-feeds',
    [CALLS.readMetrics.path]: 'lineboard-nowhere',
    [CALLS.readReadiness.path]: 'lineboard-nowhere',
    [CALLS.readHealth.path]: 'lineboard-nowhere',
  });
  expect(findManifest('Service', 'lineboard-nowhere').spec).not.toHaveProperty('selector');
});

it('closes the container as compose.yaml does, as the image’s own user', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  const user = Number(USER_ID);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: user });
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: compose.read_only,
    allowPrivilegeEscalation: false,
    capabilities: { drop: compose.cap_drop },
  });
  expect(compose.security_opt).toContain('no-new-privileges:true');
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(compose.tmpfs);
  expect(pod.volumes.map(({ name }) => name)).toEqual(container.volumeMounts.map(({ name }) => name));
});

it('waits for the whole stop: the sleep before it, and as long as compose.yaml waits', () => {
  const graceS = pod.terminationGracePeriodSeconds - container.lifecycle.preStop.sleep.seconds;
  expect(graceS).toBe(secondsOf(compose.stop_grace_period ?? ''));
  const steps = ['gateway/src/start/close-gateway.ts', 'gateway/src/lines/log/hold-leadership.ts'].flatMap(
    (path) => [
      ...read(path).matchAll(/^const (HAND_OVER_WITHIN|DRAIN_SOCKETS|ANSWER_CALLS)_MS = ([\d_]+);/gm),
    ],
  );
  expect(steps).toHaveLength(3);
  const stopMs = steps.reduce((sum, [, , ms = '']) => sum + Number(ms.replaceAll('_', '')), 0);
  // Each part may take as long again for what has no bound of its own: a pool that closes, traces that are sent.
  expect(graceS * 1_000).toBeGreaterThanOrEqual(2 * stopMs);
});

it('calls no start failed that may still take its time', () => {
  const { periodSeconds, failureThreshold } = container.startupProbe;
  expect(deployment.progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
});

it('leaves the number of gateways to the autoscaler, within what the disruption budget asks for', () => {
  expect(deployment).not.toHaveProperty('replicas');
  expect(deployment.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  expect(findManifest('PodDisruptionBudget').spec.minAvailable).toBeLessThan(autoscaler.minReplicas);
});

it('counts sockets by a figure that the gateway has, which the adapter’s rule brings', () => {
  const figures = autoscaler.metrics.map(({ pods }) => pods.metric.name);
  expect(figures).toHaveLength(1);
  // This page has every figure of /metrics and no other (documented-commands.integration.test.ts).
  for (const figure of figures) {
    expect(read('docs/operations/monitoring.md')).toContain(`\`${figure}\``);
    expect(page).toContain(`seriesQuery: '${figure}{`);
  }
});

it('never has more connections than a PostgreSQL of default settings grants', () => {
  const perGateway = Number(settings['DATABASE_CONNECTIONS']) + 3;
  const most = (autoscaler.maxReplicas + deployment.strategy.rollingUpdate.maxSurge) * perGateway;
  const [granted, forSuperusers] = [100, 3];
  expect(most).toBeLessThanOrEqual(granted - forSuperusers);
  expect(page).toContain(`${most} connections`);
});
