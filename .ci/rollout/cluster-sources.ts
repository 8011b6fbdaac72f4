import { findManifest } from '../kubernetes/find-manifest.ts';
import { NODE_ADDRESS } from './pod-network.ts';
import type { Sources } from './read-deployment.ts';

/** Ports of the sites' proxies: with gateways at the edge, and without. */
export const SITE_PORTS = [8443, 8444] as const;

export const DATABASE = { user: 'lineboard', password: 'not-so-secret', database: 'lineboard' } as const;
export const REDIS_PASSWORD = 'not-so-secret';
export const FEED = { feedId: 'mover', token: 'rollout-token-0123' } as const;

/** The names that the page's example of a Secret has for both. */
export const HOSTS = { 'db.example': NODE_ADDRESS, 'redis.example': NODE_ADDRESS } as const;

const WATCH_KEY = 'the-key-of-the-edges-in-this-rollout';
const METRICS_TOKEN = 'metrics-of-this-rollout';
const REDIS_URL = `redis://:${REDIS_PASSWORD}@redis.example:6379`;
const DATABASE_URL = `postgres://${DATABASE.user}:${DATABASE.password}@db.example/${DATABASE.database}`;

/** What is the owner's own, or lets one address stand for many customers. */
const OWN = {
  PUBLIC_ORIGINS: SITE_PORTS.map((port) => `https://localhost:${port}`).join(','),
  ENCRYPT_PASSWORDS: 'false',
  RATE_LIMIT_PER_MINUTE: '1000000',
};

/** The ConfigMaps of the manifests, and the Secrets that docs/operations/kubernetes.md and edge.md have written. */
export const findSources = (): Sources =>
  new Map<string, Readonly<Record<string, string>>>([
    ['configMapRef lineboard', { ...findManifest('ConfigMap').data, ...OWN }],
    [
      'configMapRef lineboard-watch',
      { ...findManifest('ConfigMap', 'lineboard-watch').data, PUBLIC_ORIGINS: OWN.PUBLIC_ORIGINS },
    ],
    [
      'secretRef lineboard',
      { DATABASE_URL, REDIS_URL, WATCH_KEY, METRICS_TOKEN, FEED_PUSH_TOKENS: `${FEED.feedId}:${FEED.token}` },
    ],
    ['secretRef lineboard-watch', { REDIS_URL, WATCH_KEY, METRICS_TOKEN }],
  ]);
