import { expect, test } from '@playwright/test';
import { createCustomers, type Customers } from './book/customers.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import type { Layout } from './walk/expect-page.ts';
import { CUSTOMERS, type Kind, KINDS } from './walk/kinds.ts';
import { PLACES, type Place } from './walk/places.ts';
import { createWalker } from './walk/walker.ts';

/** `npm run walk-routes` goes everywhere; otherwise every place is visited once, by alternating kinds and layouts. */
const isWhole = process.env['WALK'] === 'whole';
const WALKED: readonly Kind[] = isWhole
  ? KINDS
  : ['visitor', 'credit', 'postUp', 'demo', 'offline', 'restricted'];
const LAYOUTS: readonly Layout[] = ['desk', 'phone'];

test.setTimeout(10 * 60_000);

interface Step {
  place: Place;
  layout: Layout;
}

/** The same routes as others, with another name or number in them. */
const isOneMore = ({ to }: Place): boolean =>
  /^\/extintegrations\/(?!BAS|altira|noSuch|__proto)|^\/Casino21G\/[2-5]/.test(to);

const listSteps = (kind: Kind): Step[] => {
  const places = isWhole ? PLACES : PLACES.filter((place) => !isOneMore(place));
  const steps = LAYOUTS.flatMap((layout) => places.map((place, at) => ({ place, layout, at })));
  if (isWhole) return steps;
  const isInTurn = ({ layout, at }: (typeof steps)[number]): boolean => {
    const round = Math.floor(at / WALKED.length);
    return WALKED[(at + round) % WALKED.length] === kind && LAYOUTS[round % 2] === layout;
  };
  return steps.filter(isInTurn);
};

let gateway: GatewayUnderTest;
let customers: Customers;

test.beforeAll(async () => {
  gateway = await startGateway({ SANDBOX: 'true', INITIAL_LEAGUE: 'Football/NFL' });
  customers = createCustomers(gateway.dataDir);
});
test.afterAll(async () => {
  await customers.stop();
  await gateway.stop();
});

for (const kind of WALKED)
  test(`SCR2-58, SCR2-59, ROLE2-02: every route and dialog is as specified for each kind of customer: ${kind}`, async ({
    browser,
  }) => {
    const login =
      kind === 'visitor'
        ? null
        : await customers.add({ customerId: `WALK-${kind.toUpperCase()}`, ...CUSTOMERS[kind] });
    const walker = await createWalker(browser, gateway.origin, { kind, login });
    const steps = listSteps(kind);
    const wrong: string[] = [];
    for (const { place, layout } of steps)
      for (const line of await walker.look(place, layout)) wrong.push(`${layout} ${place.to}: ${line}`);
    await walker.close();
    expect(wrong).toEqual([]);
    expect(steps.length).toBeGreaterThan(isWhole ? 150 : 5);
  });
