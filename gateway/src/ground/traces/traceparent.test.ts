import { describe, expect, it } from 'vitest';
import { insideSpan, spanOfLine } from './active-span.ts';
import { activeTraceparent, formatTraceparent, parseTraceparent } from './traceparent.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const PLACE = { traceId: TRACE_ID, spanId: SPAN_ID, traceFlags: 1 };

describe('a traceparent', () => {
  it('is read as it is written', () => {
    for (const traceFlags of [0, 1])
      expect(parseTraceparent(formatTraceparent({ ...PLACE, traceFlags }))).toEqual({ ...PLACE, traceFlags });
  });

  it('keeps of its flags the one that anybody knows', () => {
    expect(parseTraceparent(`00-${TRACE_ID}-${SPAN_ID}-ff`)).toEqual(PLACE);
    expect(parseTraceparent(`00-${TRACE_ID}-${SPAN_ID}-fe`)).toEqual({ ...PLACE, traceFlags: 0 });
  });

  it.each([
    undefined,
    null,
    7,
    ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    '',
    `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}-1`,
    `00-${TRACE_ID}-${SPAN_ID}-01-extra`,
    `00-${TRACE_ID}-${SPAN_ID}-01, 00-${TRACE_ID}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${SPAN_ID}-01\n`,
    ` 00-${TRACE_ID}-${SPAN_ID}-01`,
    `ff-${TRACE_ID}-${SPAN_ID}-01`,
    `00-${TRACE_ID}g-${SPAN_ID}-01`,
    'x'.repeat(100_000),
  ])('is nothing else, whoever sends it (%#)', (text) => {
    expect(parseTraceparent(text)).toBeNull();
  });
});

describe('the span that runs now', () => {
  it('is known to whatever goes on within it, also later, and to nothing else', async () => {
    expect([activeTraceparent(), spanOfLine()]).toEqual([null, {}]);
    await insideSpan(PLACE, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(activeTraceparent()).toBe(`00-${TRACE_ID}-${SPAN_ID}-01`);
      expect(spanOfLine()).toEqual({ trace_id: TRACE_ID, span_id: SPAN_ID });
    });
    expect(spanOfLine()).toEqual({});
  });
});
