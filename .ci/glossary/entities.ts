import { ACCOUNT } from './entities/account.ts';
import { BETTING } from './entities/betting.ts';
import { BOOKS } from './entities/books.ts';
import { CASINO } from './entities/casino.ts';
import { LINES } from './entities/lines.ts';
import { SITE } from './entities/site.ts';
import type { Entity } from './entity.ts';

/** The entities in the order of the page. */
export const ENTITIES: readonly Entity[] = [...LINES, ...BETTING, ...BOOKS, ...ACCOUNT, ...SITE, ...CASINO];
