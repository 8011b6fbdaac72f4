/** A command that is no part of `npm test`: it takes minutes, or needs what few machines have. */
export interface Verification {
  /** A script of package.json: exits with 0 when green, 1 when red, 77 when this machine can't run it. */
  script: string;
  /** What makes it the short form that `verify:all` runs; none where it runs as it is. */
  args: readonly string[];
  /** Measured on two cores that do little else, rounded up: nothing begins that a budget would cut off. */
  minutes: number;
  /** What it needs, or why it isn't in `npm test`. */
  why: string;
}

/**
 * The verifications in the order in which they run: when time is short, those that check most in the fewest minutes run
 * first.
 */
export const VERIFICATIONS: readonly Verification[] = [
  {
    script: 'test:long',
    args: [],
    minutes: 15,
    why: 'what `npm test` has no time for: most browser tests, the longest integration tests, k6',
  },
  {
    script: 'verify:kubernetes',
    args: [],
    minutes: 1,
    why: 'Go, and the schemas of Kubernetes by its proxy',
  },
  {
    script: 'verify:alerts',
    args: [],
    minutes: 9,
    why: 'Prometheus, PostgreSQL and Redis; faults that have to last until an alert fires',
  },
  { script: 'verify:proxies', args: [], minutes: 6, why: 'nginx, Caddy and systemd' },
  { script: 'twenty-tabs', args: [], minutes: 2, why: 'Chromium with twenty tabs' },
  { script: 'verify:container', args: [], minutes: 8, why: 'buildah, podman, root and PostgreSQL' },
  {
    script: 'verify:rollout',
    args: [],
    minutes: 6,
    why: 'what verify:container needs, and nginx',
  },
  { script: 'walk-routes', args: [], minutes: 7, why: 'Chromium, 1,552 openings of pages' },
  {
    script: 'wallet-faults',
    args: ['--rounds', '2000'],
    minutes: 5,
    why: '2,000 rounds of the 10,000 that it plays by itself',
  },
  {
    script: 'interleavings',
    args: ['--runs', '300'],
    minutes: 5,
    why: '300 orders of each world, 2,000 by itself',
  },
  {
    script: 'verify:migrations',
    args: ['--rows', '1000000'],
    minutes: 4,
    why: 'PostgreSQL; a book of a million rows, ten million by itself',
  },
  {
    script: 'game-returns',
    args: ['--rounds', '1000000'],
    minutes: 3,
    why: 'a million rounds of each game, ten million by itself',
  },
  {
    script: 'faults',
    args: ['--repetitions', '1', '--seed', '7'],
    minutes: 13,
    why: 'PostgreSQL, Redis and root; each fault once, twice by itself',
  },
  {
    script: 'mutants',
    args: ['money', 'wager', 'free-play'],
    minutes: 4,
    why: 'three rooms of the thirteen; all of them take hours',
  },
  {
    script: 'fuzz',
    args: ['--tickets', '20000'],
    minutes: 6,
    why: '20,000 tickets of the 100,000 that it draws by itself',
  },
  {
    script: 'verify:documents',
    args: [],
    minutes: 13,
    why: 'commands of the documents that build, start a book or measure',
  },
  {
    script: 'planted-faults',
    args: ['--share', '20'],
    minutes: 18,
    why: 'every twentieth fault; all of them take hours',
  },
  {
    script: 'generated-faults',
    args: ['--count', '20', '--minutes', '18'],
    minutes: 20,
    why: '20 of thirty thousand faults, drawn by the commit',
  },
  {
    script: 'verify:bare-machine',
    args: [],
    minutes: 25,
    why: 'root and mmdebstrap; a Debian with Node alone, twice through npm ci, the gates and a start',
  },
];
