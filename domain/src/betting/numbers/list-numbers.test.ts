import { describe, expect, it } from 'vitest';
import { createContext, createDraft, createGameQuote, createItem } from '../../../testing/ticket-fixtures.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { keyOfPick } from '../../ground/pick/pick.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { Game } from '../../lines/line/game.schema.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import type { Quote } from '../quote/quote.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { evaluateTicket } from '../ticket/evaluate-ticket.ts';
import type { TicketContext } from '../ticket/ticket-evaluation.ts';
import { listNumbers, type NumberOffer } from './list-numbers.ts';

const SPREAD: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
const { teasers } = DEFAULT_HOUSE_RULES;

type Lines = ReadonlyArray<Partial<GameLine>>;

/** A quote for the pick on each line; the first is the game's own. */
const quotesOf = (pick: GamePick, lines: Lines, game: Partial<Game> = {}): Map<string, Quote | null> =>
  new Map(
    lines.map((line) => [
      keyOfPick({ ...pick, periodNumber: line.periodNumber ?? 0 }),
      createGameQuote(line, game),
    ]),
  );

const list = (
  lines: Lines,
  {
    pick = SPREAD,
    draft = {},
    context = {},
    cards = [],
    game = {},
  }: {
    pick?: GamePick;
    draft?: Partial<TicketDraft>;
    context?: Partial<TicketContext>;
    cards?: typeof teasers;
    game?: Partial<Game>;
  } = {},
) =>
  listNumbers({
    pick,
    draft: createDraft([], draft),
    context: createContext({ quotes: quotesOf(pick, lines, game), ...context }),
    teasers: cards,
  });

const describeSource = ({ source }: NumberOffer): string =>
  source.kind === 'bought'
    ? `bought ${source.pointsBought}`
    : source.kind === 'teased'
      ? `teased ${source.teaserPoints} for ${source.teams}`
      : source.kind;

const axisOf = (...given: Parameters<typeof list>) =>
  list(...given).map(({ points, offers }) => [
    points,
    ...offers.map((offer) => `${describeSource(offer)} ${offer.price}`),
  ]);

const MAIN = {};
const ALTERNATE = { periodNumber: 20, spread1: -2.5, spread2: 2.5, spreadAdj1: -150, spreadAdj2: 130 };

describe('the numbers of a spread', () => {
  it('are the line and its half points, bought and sold, the easiest first', () => {
    expect(axisOf([MAIN])).toEqual([
      [-2, 'bought 3 -170'],
      [-2.5, 'bought 2 -160'],
      [-3, 'bought 1 -135'],
      [-3.5, 'main -110'],
      [-4, 'bought -1 100'],
      [-4.5, 'bought -2 110'],
      [-5, 'bought -3 120'],
    ]);
  });

  it('have the better price first where two sources have one number', () => {
    const at = (spreadAdj1: number) =>
      axisOf([MAIN, { ...ALTERNATE, spreadAdj1 }]).find(([points]) => points === -2.5);
    expect(at(-140)).toEqual([-2.5, 'alternate -140', 'bought 2 -160']);
    expect(at(-165)).toEqual([-2.5, 'bought 2 -160', 'alternate -165']);
  });

  it('say what each costs over the next harder one, in cents and half points', () => {
    const far = { ...ALTERNATE, spread1: 1.5, spread2: -1.5, spreadAdj1: -240, spreadAdj2: 200 };
    const steps = list([MAIN, far]).map(({ points, step }) => [points, step]);
    expect(steps).toEqual([
      [1.5, { cents: 70, halves: 7 }],
      [-2, { cents: 10, halves: 1 }],
      [-2.5, { cents: 25, halves: 1 }],
      [-3, { cents: 25, halves: 1 }],
      [-3.5, { cents: 10, halves: 1 }],
      [-4, { cents: 10, halves: 1 }],
      [-4.5, { cents: 10, halves: 1 }],
      [-5, null],
    ]);
  });

  it('count the better price of a number in what it costs', () => {
    const [step] = list([MAIN, { ...ALTERNATE, spreadAdj1: -140 }])
      .filter(({ points }) => points === -2.5)
      .map((stop) => stop.step);
    expect(step).toEqual({ cents: 5, halves: 1 });
  });

  it('are the same whichever of its lines was pressed', () => {
    const lines = [MAIN, ALTERNATE];
    const context = { quotes: quotesOf(SPREAD, lines) };
    expect(axisOf(lines, { pick: { ...SPREAD, periodNumber: 20 }, context })).toEqual(axisOf(lines));
  });

  it('have teased ones after those with a price of their own, and no step to them', () => {
    const six = teasers.filter(({ teaserName }) => teaserName === 'T tp 6/4');
    const pleaser = teasers.filter(({ category }) => category === 'Pleasers').slice(0, 1);
    const stops = list([MAIN, { ...ALTERNATE, spread1: 2.5, spread2: -2.5 }], {
      cards: [...pleaser, ...six],
    });
    expect(stops[0]).toMatchObject({ points: 2.5, step: { cents: -20, halves: 9 } });
    expect(stops[0]?.offers.map((offer) => [describeSource(offer), offer.price])).toEqual([
      ['alternate', -150],
      ['teased 6 for 2', -110],
    ]);
    expect(stops.at(-1)).toMatchObject({ points: -9.5, step: null });
    expect(stops.at(-1)?.offers.map(describeSource)).toEqual(['teased -6 for 2']);
  });

  it('HR-12.7: have no teased one where the card doesn’t take the line', () => {
    const baseball = { sportType: 'Baseball' };
    expect(axisOf([MAIN], { cards: teasers, game: baseball }).flat().join()).not.toContain('teased');
    const half = { ...SPREAD, periodNumber: 1 };
    expect(axisOf([{ periodNumber: 1 }], { pick: half, cards: teasers })).toEqual([[-3.5, 'main -110']]);
  });

  it('HR-32.1: stay to be read while their line can’t be bet, and none of them is open', () => {
    for (const held of [
      { spreadLineStatus: 'H' as const },
      { spreadLineStatus: 'H' as const, doubtedMarkets: 'S' },
    ]) {
      const stops = list([held], { cards: teasers });
      expect(stops).toHaveLength(list([MAIN], { cards: teasers }).length);
      expect(stops.flatMap(({ offers }) => offers).some(({ isOpen }) => isOpen)).toBe(false);
    }
    const quotes = new Map([[keyOfPick(SPREAD), { ...createGameQuote(), feedUp: false }]]);
    const silent = list([], { context: { quotes } }).flatMap(({ offers }) => offers);
    expect(silent.map(({ isOpen }) => isOpen)).toEqual(Array.from({ length: 7 }, () => false));
  });

  it('keep an open alternate open beside a line that is held', () => {
    const offers = list([{ spreadLineStatus: 'H' }, ALTERNATE]).flatMap((stop) => stop.offers);
    expect(offers.filter(({ isOpen }) => isOpen).map(describeSource)).toEqual(['alternate']);
  });

  it('leave out lines that are taken down, without a price, or unknown', () => {
    expect(axisOf([{ disabled: true }])).toEqual([]);
    expect(axisOf([{ spreadAdj2: null }])).toEqual([]);
    expect(axisOf([{ periodWagerCutoffMs: 0 }])).toEqual([]);
    expect(axisOf([], { context: { quotes: new Map([[keyOfPick(SPREAD), null]]) } })).toEqual([]);
  });

  it('are only the line where nothing is bought, sold, teased or offered beside it', () => {
    expect(axisOf([MAIN], { game: { preventPointBuyingFlag: true } })).toEqual([[-3.5, 'main -110']]);
  });
});

it('the numbers of an over have the fewest points first, those of an under the most', () => {
  const over: GamePick = { ...SPREAD, market: 'L', side: 'over' };
  expect(list([MAIN], { pick: over }).map(({ points }) => points)).toEqual([43.5, 44, 44.5, 45, 45.5]);
  const under: GamePick = { ...over, side: 'under' };
  expect(list([MAIN], { pick: under }).map(({ points }) => points)).toEqual([45.5, 45, 44.5, 44, 43.5]);
});

it('the numbers of a team’s total are its line and its alternates', () => {
  const pick: GamePick = { ...SPREAD, market: 'E', side: 'team1Over' };
  const alternate = { periodNumber: 21, team1TotalPoints: 27.5, team1TtlPtsAdj1: 140, team1TtlPtsAdj2: -160 };
  expect(axisOf([MAIN, alternate], { pick, cards: teasers })).toEqual([
    [24, 'main -120'],
    [27.5, 'alternate 140'],
  ]);
});

describe('a number is what its ticket would be placed at', () => {
  const place = (offer: NumberOffer, draft: Partial<TicketDraft>) => {
    const { source, pick, line } = offer;
    const itemId = keyOfPick(pick);
    const item = createItem({
      itemId,
      pick,
      seenPrice: line.price,
      seenLine: line.points,
      pointsBought: source.kind === 'bought' ? source.pointsBought : 0,
    });
    const teased = source.kind === 'teased' ? source.card.teaserName : null;
    return evaluateTicket(
      createDraft([item], { ...draft, ...(teased !== null && { wagerType: 'teaser', teaserName: teased }) }),
      createContext({ quotes: quotesOf(SPREAD, [MAIN, ALTERNATE]) }),
    ).items[0]!;
  };

  it.each([{}, { wagerType: 'parlay' }, { lessJuice: true }] as const)('on a ticket with %o', (draft) => {
    const offers = list([MAIN, ALTERNATE], { draft, cards: teasers }).flatMap((stop) => stop.offers);
    expect(offers.length).toBeGreaterThan(teasers.length);
    for (const offer of offers) {
      const { finalPrice, finalLine, errors, available } = place(offer, draft);
      expect([finalLine, errors, available]).toEqual([offer.points, [], true]);
      if (offer.source.kind !== 'teased') expect(finalPrice).toBe(offer.price);
    }
  });

  it('a teaser’s ticket takes the others as straights', () => {
    const draft = { wagerType: 'teaser', teaserName: teasers[0]!.teaserName } as const;
    expect(axisOf([MAIN, ALTERNATE], { draft })).toEqual(axisOf([MAIN, ALTERNATE]));
  });

  it('HR-16.2: a progressive parlay has no bought points and no alternates', () => {
    expect(axisOf([MAIN, ALTERNATE], { draft: { wagerType: 'progressiveParlay' } })).toEqual([
      [-3.5, 'main -110'],
    ]);
  });
});
