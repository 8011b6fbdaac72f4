import type { Page } from '@playwright/test';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { createLineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage, moveRow } from './book/pushed-games.ts';
import { type SeenSpan, type SpanCollector, startSpanCollector } from './book/span-collector.ts';
import { startGateway } from './book/start-gateway.ts';

declare global {
  interface Window {
    /** What was on the page when it told of a ticket or a change. */
    toldWith: Array<{ stage: string | null; price: string }>;
  }
}

/** Notes what the page shows in the moment in which it says that it does. */
const noteTelling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch;
    window.toldWith = [];
    window.fetch = (...asked) => {
      if (asked[0] === '/api/traces')
        window.toldWith.push({
          stage: document.querySelector('#slip [data-stage]')?.getAttribute('data-stage') ?? null,
          price: document.querySelector('[aria-label^="Detroit Lions, moneyline"]')?.textContent ?? '',
        });
      return ask(...asked);
    };
  });

const msOf = ({ startTimeUnixNano, endTimeUnixNano }: SeenSpan): number =>
  Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;

/** Waits for a span and the one that it lies beneath. */
const collected = async ({ spans }: SpanCollector, name: string): Promise<[SeenSpan, SeenSpan]> => {
  const find = (): [SeenSpan | undefined, SeenSpan | undefined] => {
    const span = spans.findLast((each) => each.name === name);
    const parent = spans.find((each) => each.traceId === span?.traceId && each.spanId === span.parentSpanId);
    return [span, parent];
  };
  await expect.poll(() => find()[1]?.name, { message: `the parent of ${name}` }).toBeDefined();
  return find() as [SeenSpan, SeenSpan];
};

test('traces of a ticket and of a moved price go on until a page has painted them', async ({ page }) => {
  const stops: Array<() => Promise<unknown> | void> = [];
  try {
    const collector = await startSpanCollector();
    stops.unshift(collector.stop);
    const gateway = await startGateway({
      FEED: 'push',
      FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
      // This process is the line mover: on a busy machine it may say nothing for seconds.
      FEED_SILENCE_MS: '6000',
      INITIAL_LEAGUE: 'Football/NFL',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    });
    stops.unshift(gateway.stop);
    const mover = createLineMover(gateway.origin);
    stops.unshift(mover.stop);
    const games = createGames(0);
    await mover.image(createOpeningImage(games));
    await noteTelling(page);
    await signIn(page, gateway.origin, LOGINS.credit);
    const line = cell(page, /^Detroit Lions, moneyline/);
    await expect(line).toHaveAttribute('aria-disabled', 'false');

    // The first question loads what answers the next ones.
    let price = 150;
    await expect
      .poll(
        async () => {
          price += 1;
          await mover.push(moveRow(games.lions, { moneyLine1: price }));
          await expect(line).toContainText(`+${price}`);
          return collector.spans.some(({ name }) => name === 'screen.change');
        },
        { intervals: [1_100] },
      )
      .toBe(true);
    const [change, emitted] = await collected(collector, 'screen.change');
    expect(emitted.name).toBe('change.emit');
    expect(BigInt(change.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(emitted.startTimeUnixNano));
    expect(msOf(change)).toBeGreaterThan(0);
    const [first] = await page.evaluate(() => window.toldWith);
    expect(first?.price).toContain('+15');

    await line.click();
    await slip(page)
      .getByLabel(/^Risk on Detroit Lions/)
      .fill('10');
    await page.evaluate(() => void (window.toldWith.length = 0));
    await place(slip(page), /^Risk 10\.00 to win/);
    await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
    const [ticket, call] = await collected(collector, 'screen.ticket');
    expect(call.name).toBe('POST /api/tickets');
    expect(ticket.attributes.map(({ key }) => key)).toEqual([
      'lineboard.pressed_to_sent_ms',
      'lineboard.sent_to_answered_ms',
      'lineboard.answered_to_drawn_ms',
    ]);
    // The call's own span ends when its answer has left whole: on a busy machine the page may have painted it by then.
    const [toSentMs = 0, , toDrawnMs = 0] = ticket.attributes.map(({ value }) =>
      // A whole number is told as one.
      Number(value['doubleValue'] ?? value['intValue']),
    );
    expect(toDrawnMs).toBeGreaterThan(0);
    expect(msOf(ticket)).toBeGreaterThan(toSentMs + toDrawnMs);
    expect(BigInt(ticket.startTimeUnixNano)).toBeLessThan(BigInt(call.endTimeUnixNano));
    expect(await page.evaluate(() => window.toldWith.map(({ stage }) => stage))).toEqual(['accepted']);
  } finally {
    for (const stop of stops) await stop();
  }
});

test('a page of a book that sends no traces tells nothing, and loads nothing for it', async ({
  book,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await signIn(page, book.gateway.origin, LOGINS.credit);
  const line = cell(page, /^Detroit Lions, moneyline/);
  await book.mover.push(moveRow(book.games.lions, { moneyLine1: 160 }));
  await expect(line).toContainText('+160');
  await line.click();
  await slip(page)
    .getByLabel(/^Risk on Detroit Lions/)
    .fill('10');
  await place(slip(page), /^Risk 10\.00 to win/);
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.some((url) => url.includes('/api/tickets'))).toBe(true);
  expect(asked.filter((url) => /api\/traces|watch-sample|tell-drawn/.test(url))).toEqual([]);
});
