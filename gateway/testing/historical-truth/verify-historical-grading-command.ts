import { readFileSync } from 'node:fs';
import { seasonOfName } from '../../src/lines/feeds/replay/read-history-file.ts';
import { compareHistory } from './compare-history.ts';

/**
 * node gateway/testing/historical-truth/verify-historical-grading-command.ts FILE...
 *
 * Grades every side of spread, money line and total of every game of the files with the book's own grading, and
 * compares it with what the files' own results and lines say. Ends with 1 when there is any difference.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node gateway/testing/historical-truth/verify-historical-grading-command.ts FILE...');
  process.exit(2);
}

let failed = false;
for (const file of files) {
  const result = compareHistory(readFileSync(file, 'utf8'), seasonOfName(file));
  if (!result.ok) {
    console.log(`${file}: ${result.mistake}`);
    failed = true;
    continue;
  }
  const { layout, games, rejectedRows, compared, leftOut, differences } = result.comparison;
  console.log(
    `${file} (${layout}): ${games} games, ${rejectedRows} rows refused, ${compared} sides compared, ` +
      `${leftOut.length} sides left out, ${differences.length} differences`,
  );
  for (const line of leftOut) console.log(`  left out  ${line}`);
  for (const line of differences) console.log(`  DIFFERENT ${line}`);
  failed ||= differences.length > 0;
}
process.exit(failed ? 1 : 0);
