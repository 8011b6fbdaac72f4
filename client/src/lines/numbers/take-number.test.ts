import '../../../testing/ready-slip.ts';
import type { NumberOffer } from '@lineboard/domain/betting/numbers/list-numbers';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import {
  createOpenTeaser,
  createQuote,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
} from '../../../testing/slip-examples.ts';
import { pickMoneyLine, pickSpreads } from '../../../testing/open-test-slip.ts';
import { subjectOfQuote } from '../../betting/bets/bet-subject.ts';
import { giveSlip } from '../../betting/slip/state/give-slip.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isNumberOnSlip, takeNumber } from './take-number.ts';

const [SIX, SIX_AND_HALF] = DEFAULT_HOUSE_RULES.teasers as [
  (typeof DEFAULT_HOUSE_RULES.teasers)[number],
  (typeof DEFAULT_HOUSE_RULES.teasers)[number],
];
const LINE: NumberOffer = {
  pick: SPREAD,
  source: { kind: 'main' },
  points: -3.5,
  price: -110,
  line: { price: -110, points: -3.5 },
  version: 7,
  isOpen: true,
};
const BOUGHT: NumberOffer = { ...LINE, source: { kind: 'bought', pointsBought: 1 }, points: -3, price: -135 };
const teased = (card: typeof SIX): NumberOffer => ({
  ...LINE,
  source: { kind: 'teased', card, teaserPoints: card.points['Football'] ?? 0, teams: 2 },
});
const TEASED = teased(SIX);

const take = (offer: NumberOffer): boolean => {
  const isTaken = takeNumber(offer, SPREAD_SEEN, subjectOfQuote(createQuote()));
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
  return isTaken;
};
const slip = () => useSlip.getState();
const stands = () => ({
  type: slip().options.wagerType,
  teaser: slip().options.teaserName,
  items: slip().items.map(({ itemId, pointsBought }) => [itemId, pointsBought]),
  placed: slip().evaluation.items.map(({ finalLine, finalPrice }) => [finalLine, finalPrice]),
});

beforeEach(() => openTestPage());

describe('a number that is pressed', () => {
  it('is on the slip as if it were built by hand', () => {
    expect(take(BOUGHT)).toBe(true);
    expect(stands()).toEqual({
      type: 'straight',
      teaser: null,
      items: [[SPREAD_ID, 1]],
      placed: [[-3, -135]],
    });
    expect(slip().items[0]?.seen).toEqual(SPREAD_SEEN);
  });

  it('moves a pick that is there to its points, and comes off when it is pressed again', () => {
    take(LINE);
    take(BOUGHT);
    expect(stands().items).toEqual([[SPREAD_ID, 1]]);
    expect([LINE, BOUGHT, TEASED].map((offer) => isNumberOnSlip(slip(), offer))).toEqual([
      false,
      true,
      false,
    ]);
    take(LINE);
    expect(stands().items).toEqual([[SPREAD_ID, 0]]);
    take(LINE);
    expect(stands().items).toEqual([]);
  });

  it('is a leg of its own teaser when it is teased', () => {
    expect(take(TEASED)).toBe(true);
    expect(stands()).toMatchObject({ type: 'teaser', teaser: SIX.teaserName, placed: [[2.5, -110]] });
    expect([LINE, TEASED, teased(SIX_AND_HALF)].map((offer) => isNumberOnSlip(slip(), offer))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is a straight when it isn’t teased, whatever the slip was set to', () => {
    slip().chooseWagerType('teaser');
    expect(take(LINE)).toBe(true);
    expect(stands()).toMatchObject({ type: 'straight', placed: [[-3.5, -110]] });
  });

  it('joins the other legs of a parlay', () => {
    slip().chooseWagerType('parlay');
    pickSpreads(useSlip, 2);
    take(BOUGHT);
    expect(stands()).toMatchObject({
      type: 'parlay',
      items: [
        ['G.2.0.S.team1', 0],
        [SPREAD_ID, 1],
      ],
    });
  });
});

describe('a number for which the slip would lose picks', () => {
  beforeEach(() => pickMoneyLine(useSlip, 2));

  it('waits for the customer’s answer, and follows it', () => {
    expect(take(TEASED)).toBe(true);
    expect(slip().pendingChange).not.toBeNull();
    expect(stands()).toMatchObject({ type: 'straight', items: [['G.2.0.M.team1', 0]] });
    slip().confirmChange();
    expect(stands()).toMatchObject({ type: 'teaser', items: [[SPREAD_ID, 0]] });
  });

  it('is left where it is when the answer is no, also by a later change', () => {
    take(TEASED);
    slip().cancelChange();
    expect(stands()).toMatchObject({ type: 'straight', items: [['G.2.0.M.team1', 0]] });
    slip().clear();
    slip().chooseWagerType('teaser');
    expect(stands().items).toEqual([]);
  });
});

it('a number that waits for an answer is on nobody else’s slip when the session ends', () => {
  giveSlip({ customer: { customerId: 'C1' } } as never);
  slip().startFilling({ ticketNumber: 100_007, wagerNumber: 1 }, createOpenTeaser());
  take(LINE);
  expect(slip().pendingChange).toMatchObject({ closesOpenPlay: true });
  giveSlip({ customer: null } as never);
  expect(slip()).toMatchObject({ owner: '', items: [] });
});

describe('a number that can’t be taken', () => {
  it('isn’t, while its line is closed', () => {
    expect(take({ ...LINE, isOpen: false })).toBe(false);
    expect(take({ ...TEASED, isOpen: false })).toBe(false);
    expect(stands()).toMatchObject({ type: 'straight', items: [] });
  });

  it('comes off the slip even then', () => {
    take(LINE);
    expect(take({ ...LINE, isOpen: false })).toBe(true);
    expect(stands().items).toEqual([]);
  });

  it('isn’t, while a ticket is on its way, and changes nothing of it', () => {
    take(LINE);
    slip().enterAmount(SPREAD_ID, 'risk', 1_100);
    expect(slip().beginSending()).not.toBeNull();
    for (const offer of [LINE, BOUGHT, TEASED]) expect(take(offer)).toBe(false);
    expect(stands()).toMatchObject({ type: 'straight', items: [[SPREAD_ID, 0]] });
  });

  it('isn’t, for a customer who may not bet, who is told', () => {
    openTestPage({ customer: { restrictions: [{ code: 'NOWAGERING', params: {} }] } });
    expect(take(LINE)).toBe(false);
    expect(slip().readOnlyAlert).toBe(true);
  });
});
