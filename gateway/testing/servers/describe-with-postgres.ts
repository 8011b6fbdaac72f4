import { describeWith } from './describe-with.ts';
import { findPostgresBin } from './requires.ts';

const POSTGRES = { name: 'PostgreSQL 15 or later', howToGet: 'apt-get install postgresql brings it' };

/** A suite on an installed PostgreSQL: it stops, freezes or kills one, or compares both kinds. */
export const describeWithPostgres = (suite: string, define: (binDir: string) => void): void =>
  describeWith(suite, POSTGRES, findPostgresBin(), define);
