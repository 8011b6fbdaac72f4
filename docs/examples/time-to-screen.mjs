// How long pages took to draw tickets and changes, from a file of JSON lines of an OpenTelemetry collector.
//
//   node docs/examples/time-to-screen.mjs /var/lib/otelcol/traces.json

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name the file of the collector.');
  process.exit(2);
}

/** When each trace began, and what pages told. Times are nanoseconds since 1970. */
const begun = new Map();
const screens = [];

for await (const line of createInterface({ input: createReadStream(file) })) {
  if (line.trim() === '') continue;
  const { resourceSpans = [] } = JSON.parse(line);
  for (const { scopeSpans = [] } of resourceSpans)
    for (const { spans = [] } of scopeSpans)
      for (const span of spans) {
        const start = BigInt(span.startTimeUnixNano);
        const before = begun.get(span.traceId);
        if (before === undefined || start < before) begun.set(span.traceId, start);
        if (span.name.startsWith('screen.')) screens.push(span);
      }
}

/** Milliseconds of each part. */
const times = new Map();
const note = (part, ms) => {
  const known = times.get(part);
  if (known === undefined) times.set(part, [ms]);
  else known.push(ms);
};
const msBetween = (start, end) => Number(end - start) / 1e6;

for (const { name, traceId, startTimeUnixNano, endTimeUnixNano, attributes = [] } of screens) {
  const end = BigInt(endTimeUnixNano);
  note(name, msBetween(BigInt(startTimeUnixNano), end));
  if (name === 'screen.change') note(`${name} from the feed`, msBetween(begun.get(traceId), end));
  for (const { key, value } of attributes)
    note(`${name} ${key.replace('lineboard.', '')}`, Number(value.doubleValue ?? value.intValue));
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
for (const [part, found] of [...times].sort(([a], [b]) => a.localeCompare(b))) {
  const sorted = found.sort((a, b) => a - b);
  console.log(
    `${part}: ${sorted.length}, median ${at(sorted, 0.5)} ms, 95th percentile ${at(sorted, 0.95)} ms`,
  );
}
if (times.size === 0) console.log('No page has told of a screen in this file.');
