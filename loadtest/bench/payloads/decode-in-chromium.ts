import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { startChromium } from '../browser/chromium.ts';
import { formOf, FORMS, type FormName } from './forms.ts';

/** The part of msgpackr that a page under our CSP can run: it compiles no code. */
const MSGPACKR = join(dirname(createRequire(import.meta.url).resolve('msgpackr')), 'index-no-eval.min.js');
const COMPACT = join(import.meta.dirname, 'compact-form.ts');

/** What the page does: all windows again and again, the forms in turns, until each has had its calls. */
const SCRIPT = (calls: number, rounds: number, payloads: Record<FormName, string[]>): string => `
  (() => {
    ${stripTypeScriptTypes(readFileSync(COMPACT, 'utf8')).replaceAll(/^export /gm, '')}
    ${readFileSync(MSGPACKR, 'utf8')}
    const unpackr = new globalThis.msgpackr.Unpackr({ useRecords: false });
    const text = new TextDecoder();
    const decoders = {
      // A browser hands a text frame over as a text.
      JSON: (value) => JSON.parse(value.slice(2)),
      'short JSON': (value) => JSON.parse(value.slice(2)),
      MessagePack: (value) => unpackr.unpack(value),
      compact: decodeCompact,
    };
    const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const best = {};
    for (let round = 0; round < ${rounds}; round += 1)
      for (const [name, encoded] of Object.entries(${JSON.stringify(payloads)})) {
        const values = encoded.map(bytesOf).map((bytes) => (name.endsWith('JSON') ? text.decode(bytes) : bytes));
        const decode = decoders[name];
        const startMs = performance.now();
        for (let at = 0; at < ${calls}; at += 1) decode(values[at % values.length]);
        const micros = ((performance.now() - startMs) * 1000) / ${calls};
        best[name] = Math.min(best[name] ?? Infinity, micros);
      }
    return best;
  })()`;

/** Microseconds that Chromium takes to decode a window; the best of the rounds, since nobody counts its CPU there. */
export const decodeInChromium = async (
  windows: readonly ChangeMessage[],
  { calls, rounds }: { calls: number; rounds: number },
): Promise<{ version: string; micros: Record<FormName, number> }> => {
  const payloads = Object.fromEntries(
    FORMS.map(({ name }) => [
      name,
      windows.map((message) => formOf(name).encode(['change', message]).toString('base64')),
    ]),
  ) as Record<FormName, string[]>;
  const chromium = await startChromium();
  try {
    const page = await chromium.openPage({ width: 800, height: 600 });
    const micros = await page.evaluate<Record<FormName, number>>(SCRIPT(calls, rounds, payloads));
    return { version: chromium.version, micros };
  } finally {
    await chromium.close();
  }
};
