/**
 * Holds the arrows between the rooms (`arrows.mjs`), forbids circles, and sees that no page loads a schema (ADR 0012).
 *
 *   node .ci/check-arrows.ts [folder]      exit 1 and one line per broken rule
 *
 * dependency-cruiser reads TypeScript with the package `typescript`. With one that it can't use (7 has no API) it takes
 * what a forgiving JavaScript parser sees, or no file at all, and passes: both are refused here.
 */
import { globSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { allExtensions, cruise, type ICruiseResult } from 'dependency-cruiser';
import arrows from './arrows.mjs';
import { findLoadedSchemas } from './find-loaded-schemas.ts';
import { countWings, judgeWings } from './judge-wings.ts';

const root = realpathSync(process.argv[2] ?? join(import.meta.dirname, '..'));
process.chdir(root);

if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
  throw new Error(
    'dependency-cruiser finds no TypeScript that it can use: it needs the package typescript at version 6',
  );
}

const sources = globSync('{domain,workers,gateway,client,loadtest,.ci}/**/*.{ts,tsx}', {
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).filter((path) => !path.endsWith('.d.ts'));
if (sources.length === 0) throw new Error(`no source file in ${root}`);

const { output } = await cruise(sources, {
  ...arrows.options,
  baseDir: root,
  validate: true,
  ruleSet: { forbidden: arrows.forbidden },
});
const { modules, summary } = output as ICruiseResult;

const problems = summary.violations.map(({ rule, from, to, cycle }) =>
  cycle === undefined
    ? `${from} imports ${to} (${rule.name})`
    : `${[from, ...cycle.map(({ name }) => name)].join(' → ')} (${rule.name})`,
);
for (const way of findLoadedSchemas(modules)) problems.push(`${way} (pages-load-no-schema)`);
const seen = new Set(modules.map(({ source }) => source));
for (const path of sources) if (!seen.has(path)) problems.push(`${path} was not seen`);
problems.push(...judgeWings(sources, modules));
const arrowCount = modules.reduce((count, { dependencies }) => count + dependencies.length, 0);
if (arrowCount === 0) problems.push('no import was seen in any file');

for (const problem of problems) console.error(`arrows: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`arrows: ${sources.length} files, ${arrowCount} imports; ${countWings(modules)}`);
