/**
 * `npm run generated-faults`: draws faults that the syntax of the product offers, plants each into a copy of the
 * repository, one at a time, and runs the tests that should see it. What it says: docs/testing.md.
 *
 *   -- [--seed HASH] [--count 20] [--each 2] [--kind KIND,KIND] [--only ID,ID] [--seen] [--list]
 *      [--minutes 30] [--fault-seconds 240] [--further] [--remember] [--go-on] [--report FILE]
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSeenByTypes } from './generated-faults/check-types.ts';
import { drawSoundFaults } from './generated-faults/draw-sound-faults.ts';
import { orderBySeed } from './generated-faults/draw-faults.ts';
import { EXCUSED } from './generated-faults/excused.ts';
import { FAULT_KINDS } from './generated-faults/fault-kinds.ts';
import { findFaults } from './generated-faults/find-faults.ts';
import type { GeneratedFault } from './generated-faults/generated-fault.ts';
import { indexOptionalNames } from './generated-faults/index-optional-names.ts';
import { locateFaults } from './generated-faults/locate-faults.ts';
import { openFaultTrial } from './generated-faults/open-fault-trial.ts';
import { isProductFile } from './generated-faults/product-files.ts';
import { readSeed } from './generated-faults/read-seed.ts';
import { readSeen, writeSeen } from './generated-faults/seen-faults.ts';
import { readSources } from './generated-faults/read-sources.ts';
import { sumByKind, type TriedFault } from './generated-faults/sum-by-kind.ts';
import { testLevelOf } from './generated-faults/test-level.ts';
import { readTried } from './generated-faults/tried-faults.ts';
import type { Verdict } from './generated-faults/try-fault.ts';
import { ROOT } from './run-command.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '20' },
    each: { type: 'string', default: '0' },
    kind: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    'fault-seconds': { type: 'string', default: '240' },
    further: { type: 'boolean', default: false },
    remember: { type: 'boolean', default: false },
    seen: { type: 'boolean', default: false },
    'go-on': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const fail = (line: string): never => {
  console.error(line);
  process.exit(1);
};
const readNumber = (name: 'count' | 'each' | 'minutes' | 'fault-seconds'): number => {
  const number = Number(values[name]);
  return Number.isNaN(number) ? fail(`--${name} takes a number`) : number;
};
const draw = { seed: values.seed ?? readSeed(), count: readNumber('count'), each: readNumber('each') };
const limitMs = readNumber('fault-seconds') * 1000;
const untilMs = readNumber('minutes') * 60_000;
const kinds = values.kind?.split(',');
const unknown = kinds?.filter((name) => !FAULT_KINDS.some((kind) => kind.name === name)) ?? [];
if (unknown.length > 0)
  fail(`No such kind: ${unknown.join(', ')}. Kinds: ${FAULT_KINDS.map(({ name }) => name).join(', ')}`);

/** How many more are looked for than are drawn: some are gone with their code. */
const GONE_AHEAD = 4;

const sources = readSources();
const seen = new Map(readSeen());
const only = values.only?.split(',');
const isNamed = only !== undefined || values.seen;
const faults = only !== undefined ? findThese(only) : values.seen ? drawSeen() : findAll();
if (values.list) {
  for (const { id, sentence } of faults) console.log(`${id}\n  ${sentence}`);
  console.log(`\n${faults.length} faults`);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const report =
  values.report ?? join(mkdtempSync(join(tmpdir(), 'lineboard-generated-faults-')), 'faults.jsonl');
console.log(`Seed ${draw.seed}, of ${faults.length} faults. Report: ${report}`);
const trial = await openFaultTrial(sources);
const { drawn, seenByTypes } = isNamed
  ? { drawn: faults, seenByTypes: [] }
  : await drawSoundFaults(faults, draw, (asked) => {
      console.log(`Which of ${asked.length} faults types see takes a minute or two.`);
      return findSeenByTypes(trial.folder, asked);
    });
console.log(`${drawn.length} drawn; ${seenByTypes.length} others are seen by types.`);
if (drawn.length === 0 && !values.seen) fail('Nothing could be drawn.');
const tried = await tryAll();
await trial.close();

console.log(`\n${sumByKind(tried).join('\n')}`);
const gone = tried.filter(({ fault, verdict }) => verdict.outcome === 'notSeen' && seen.has(fault.id));
for (const [title, of] of [
  ['Not seen', tried.filter(({ verdict }) => verdict.outcome === 'notSeen')],
  ['Seen before, and no longer', gone],
] as const)
  if (of.length > 0) console.log(`\n${title}:\n${of.map(({ fault }) => `  ${fault.sentence}`).join('\n')}`);
if (values.remember) remember();
// What a stopped test left behind must not keep the command from its end.
process.exit(gone.length > 0 ? 1 : 0);

function findAll(): GeneratedFault[] {
  const product = new Map([...sources].filter(([path]) => isProductFile(path)));
  const names = indexOptionalNames(product);
  return [...product]
    .flatMap(([path, text]) => findFaults(path, text, names))
    .filter(({ id, kind }) => !EXCUSED.has(id) && (kinds?.includes(kind) ?? true));
}

function findThese(ids: readonly string[]): GeneratedFault[] {
  const found = locateFaults(ids, (path) => sources.get(path) ?? null);
  return ids.map((id) => found.get(id) ?? fail(`${id}: no such fault`));
}

/** Draws, by the commit, what every `npm test` plants: faults that a unit test saw before. */
function drawSeen(): GeneratedFault[] {
  const quick = [...seen].filter(([, test]) => testLevelOf(test) === 'unit').map(([id]) => ({ id }));
  const ids = orderBySeed(quick, draw.seed).map(({ id }) => id);
  const found = locateFaults(ids.slice(0, draw.count * GONE_AHEAD), (path) => sources.get(path) ?? null);
  return ids.flatMap((id) => found.get(id) ?? []).slice(0, draw.count);
}

async function tryAll(): Promise<TriedFault[]> {
  const results: TriedFault[] = [];
  const triedBefore = readTried(report);
  for (const fault of drawn) {
    const known = triedBefore.get(fault.id) ?? findRemembered(fault);
    if (known !== undefined) {
      results.push({ fault, verdict: known });
      continue;
    }
    if (performance.now() > untilMs) continue;
    const startedAt = performance.now();
    const before = seen.get(fault.id);
    const tests = trial.testsOf(fault);
    // The one that saw it is asked first.
    const asked = [...new Set([...(before !== undefined && sources.has(before) ? [before] : []), ...tests])];
    let verdict = await trial.try(fault, asked, Math.min(limitMs, untilMs - startedAt));
    if (values.further && verdict.outcome === 'notSeen') {
      const further = trial.furtherTestsOf(fault).filter((test) => !asked.includes(test));
      if (further.length > 0) verdict = await tryFurther(fault, further);
      asked.push(...further);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    results.push({ fault, verdict });
    const mark = { seen: 'seen', notSeen: 'NOT SEEN', notRun: 'not run' }[verdict.outcome];
    console.log(`${mark}  ${fault.id} (${seconds} s)\n  ${fault.sentence}`);
    if (verdict.outcome === 'seen') console.log(`  ${verdict.file} › ${verdict.why}`);
    else console.log(`  ${verdict.why === '' ? '' : `${verdict.why}. `}Tests: ${asked.join(', ')}`);
    appendFileSync(report, `${JSON.stringify({ ...fault, ...verdict, seconds, tests: asked })}\n`);
  }
  return results;
}

/** A time that is over proves nothing: what the nearest tests didn't see wasn't seen. */
async function tryFurther(fault: GeneratedFault, further: readonly string[]): Promise<Verdict> {
  const verdict = await trial.try(fault, further, limitMs);
  return verdict.outcome === 'notRun' ? { outcome: 'notSeen', file: '', why: verdict.why } : verdict;
}

/** A draw that takes longer than there is time goes on where it was left: with `--go-on` what was seen counts. */
function findRemembered({ id }: GeneratedFault): Verdict | undefined {
  const file = values['go-on'] ? seen.get(id) : undefined;
  return file === undefined ? undefined : { outcome: 'seen', file, why: 'it was seen before' };
}

/** What was seen is kept with the test that saw it; what is no longer in its file is dropped. */
function remember(): void {
  for (const { fault, verdict } of tried) if (verdict.outcome === 'seen') seen.set(fault.id, verdict.file);
  const readText = (path: string): string | null =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
  const there = locateFaults(seen.keys(), readText);
  writeSeen(new Map([...seen].filter(([id]) => there.has(id))));
}
