import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

/** A page of `docs/change`, and one of the kind that it tells how to add: whatever names that is on the page. */
const PAGES = [
  { page: 'sport', example: /\bvolleyball\b/i },
  { page: 'operator-command', example: /'leagues take'/ },
  // The progressive jackpots of the casino are something else.
  { page: 'wager-kind', example: /progressive(?:Parlay|Card|Price|Line|Odds|Factor|Pays|Payout)/i },
  { page: 'language', example: /\bpt-br\b|'POR'/i },
  { page: 'integration', example: /\bmetallicBlue\b/ },
  { page: 'feed', example: /odds[-_]?api/i },
  { page: 'live-message', example: /\bnewMessagesCount\b/ },
  { page: 'ledger-column', example: /\bcash(?:Method|_method)\b/ },
  {
    page: 'report',
    example: /\bexportStatement\b|\b(?:read-statement|statement-sheet|StatementOffer)\b|book\/statement/,
  },
] as const;

const PRODUCT =
  /^(?:(?:domain|workers|gateway|client)\/src|domain\/words)\/.*\.(?:ts|tsx|js|css|json|md|sql)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A file, a pattern of files, or a folder of them. */
const fits = (path: string, named: string): boolean =>
  matchesGlob(path, named) || matchesGlob(path, `${named.replace(/\/$/, '')}/**`);

describe.each(PAGES)('the page on how to add a $page', ({ page, example }) => {
  const named = [
    ...read(`docs/change/${page}.md`).matchAll(/`((?:domain|workers|gateway|client|\.ci)\/[^`\s]+)`/g),
  ].map(([, path = '']) => path);

  it('names each file that has to know of it', () => {
    const files = listFiles(ROOT).filter((path) => PRODUCT.test(path) && !TEST.test(path));
    const knowing = files.filter((path) => example.test(path) || example.test(read(path)));
    expect(knowing.length).toBeGreaterThan(1);
    expect(knowing.filter((path) => !named.some((each) => fits(path, each)))).toEqual([]);
  });

  it('names nothing that isn’t there', () => {
    const all = listFiles(ROOT);
    expect(named.length).toBeGreaterThan(3);
    const missing = named.filter(
      (each) => !existsSync(join(ROOT, each)) && !all.some((path) => fits(path, each)),
    );
    expect(missing).toEqual([]);
  });
});
