import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import {
  createStoryEntry,
  createStoryLeg,
  createTicketStory,
} from '@lineboard/domain/testing/story-fixtures';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createItem, createParlay, gradeBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useFollowedPicks } from '../open-bets/followed-picks-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { keepTicketStory } from './keep-ticket-story.ts';
import { TicketPage } from './TicketPage.tsx';
import { useTicketStory } from './ticket-story-store.ts';

let book: FakeBook;
let customer$: Subject<CustomerEvent>;

const BET = createBet(100_042, 1);
const STORY = createTicketStory({
  ticketNumber: 100_042,
  acceptedAtMs: BET.acceptedAtMs,
  bets: [BET],
  entries: [createStoryEntry({ atMs: BET.acceptedAtMs })],
});
const answer = (story: Partial<TicketStory>): void => {
  book.answers['GET /api/tickets/by-number/100042'] = { body: { ...STORY, ...story } };
};
const show = (address = '/ticket/100042', language: 'en' | 'th' = 'en'): Promise<void> =>
  renderPart(<TicketPage />, language, address);
const part = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const timeline = async (): Promise<Array<string | null>> =>
  within(await part('What happened'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  book = openFakeBook();
  openTestPage();
  useTicketStory.getState().forget();
  customer$ = new Subject();
  const stop = keepTicketStory(customer$);
  return () => {
    stop();
    vi.restoreAllMocks();
  };
});

describe('a ticket’s page', () => {
  it('offers a link to its receipt', async () => {
    answer({});
    book.answers['GET /api/receipt-links'] = { body: { links: [] } };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Share link' }));
    expect(await screen.findByRole('dialog', { name: 'Link to this receipt' })).toBeTruthy();
  });

  it('has its bets, what was seen and accepted, what happened, and its money', async () => {
    answer({
      priceAcceptance: 'better',
      legs: [createStoryLeg({ seenPrice: -120, seenLine: -3.5, parlayRestriction: 'D' })],
    });
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ticket 100042' })).toBeTruthy();
    expect((await part('Bets')).textContent).toContain('Chiefs −3½ −110');
    const placed = await part('How it was placed');
    expect(placed.textContent).toContain('You enteredTo win 100.00');
    expect(placed.textContent).toContain('If the odds movedTake better odds');
    const cells = within(placed).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '−3½ −120',
      '−3½ −110betterThe move gave 10.00',
      '−3½ −110',
    ]);
    expect(placed.textContent).toContain('Parlays with a game of this bet aren’t taken');
    expect((await timeline())[0]).toContain('Accepted');
    const money = await part('Money');
    expect(within(money).getByRole('row', { name: /Risk held/ }).textContent).toContain('+110.00');
  });

  it('sums its money up, with a column for free play where there is any', async () => {
    const paid = { kind: 'grade', amountCents: 10_000, atRiskCents: 0, freePlayCents: 0 } as const;
    answer({
      entries: [
        createStoryEntry({ atRiskCents: 0, freePlayCents: -11_000 }),
        createStoryEntry({ ...paid, entryId: 2, balanceCents: 110_000 }),
      ],
    });
    await show();
    const rows = within(await part('Money')).getAllByRole('row');
    const cellsOf = (row: HTMLElement) => [...row.children].slice(-5).map(({ textContent }) => textContent);
    expect(cellsOf(rows[0]!)).toEqual(['Details', 'At risk', 'Free play', 'Amount', 'Balance']);
    expect(rows.slice(1).map((row) => cellsOf(row).slice(-4))).toEqual([
      ['', '−110.00', '', '1,000.00'],
      ['', '', '+100.00', '1,100.00'],
      ['0.00', '−110.00', '+100.00', '1,100.00'],
    ]);
  });

  it('offers to bet its picks again', async () => {
    answer({});
    await show();
    expect(await screen.findByRole('button', { name: 'Bet again 100042' })).toBeTruthy();
  });

  it('HR-30.6: says what a move that went both ways was worth', async () => {
    answer({ legs: [createStoryLeg({ seenPrice: 100, seenLine: -4 })] });
    await show();
    const [, line] = within(await part('How it was placed')).getAllByRole('cell');
    expect(line?.textContent).toBe('−3½ −110½ pt better, 10¢ worse: fair value ±0¢');
  });

  it('says what a worse price cost, and in words which choice took it, also one that is no longer offered', async () => {
    answer({ priceAcceptance: 'any', legs: [createStoryLeg({ seenPrice: -102, seenLine: -3.5 })] });
    await show();
    const placed = await part('How it was placed');
    expect(within(placed).getAllByRole('cell')[1]?.textContent).toBe('−3½ −110worseThe move cost 8.00');
    expect(placed.textContent).toContain('If the odds movedTake any odds');
  });

  it('HR-85.2: straights say which ticket they were split from', async () => {
    answer({ splitOf: 100_041 });
    await show();
    expect((await part('How it was placed')).textContent).toContain('Split fromTicket 100041');
  });

  it('shows the picked line when another was seen', async () => {
    const seen = { seenPrice: -120, seenLine: -3.5 };
    answer({ legs: [createStoryLeg({ ...seen, pickedPrice: -105, pickedLine: -4 })] });
    await show();
    const [saw] = within(await part('How it was placed')).getAllByRole('cell');
    expect(saw?.textContent).toBe('−3½ −120Picked −4 −105');
  });

  it('shows one line when the picked line was seen', async () => {
    const seen = { seenPrice: -120, seenLine: -3.5 };
    answer({ legs: [createStoryLeg({ ...seen, pickedPrice: -120, pickedLine: -3.5 })] });
    await show();
    const [saw] = within(await part('How it was placed')).getAllByRole('cell');
    expect(saw?.textContent).toBe('−3½ −120');
  });

  const ACCEPTED = { acceptedAtMs: BET.acceptedAtMs, pickedAtMs: BET.acceptedAtMs - 30_000 };
  const sinceMs = ACCEPTED.pickedAtMs;
  const stood = { price: -112, points: -3.5, isOpen: true };
  const movesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      atMs: sinceMs + at * 1_000,
      price: -110 - at,
      points: -3.5,
      isOpen: true,
    }));

  it('lists each move of a leg’s line to the second, between its pick and its acceptance', async () => {
    const moves = [
      { atMs: sinceMs + 5_000, price: -115, points: -3, isOpen: true },
      { atMs: sinceMs + 9_000, price: -115, points: -3, isOpen: false },
    ];
    answer({ legs: [createStoryLeg({ ...ACCEPTED, line: { sinceMs, stood, moves, earlier: 0 } })] });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toMatch(/Picked \w+, \w+ \d+, \d+:\d\d:\d\d [AP]M/);
    expect(placed.textContent).toMatch(/The line moved 2 times from \S+ [AP]M until it was accepted at/);
    const told = within(placed).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent?.replace(/^\d+:\d\d:\d\d\s[AP]M /, ''))).toEqual([
      '−3½ −112',
      '−3 −115',
      '−3 −115 not open',
    ]);
    expect(within(placed).queryByRole('button')).toBeNull();
  });

  it('shows the last moves of a restless line, all of them on a press, and counts what isn’t told', async () => {
    const line = { sinceMs, stood: null, moves: movesOf(60), earlier: 12 };
    answer({ legs: [createStoryLeg({ ...ACCEPTED, line })] });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toContain('The line moved 72 times');
    expect(placed.textContent).toContain('12 earlier moves aren’t listed');
    const folded = () =>
      within(placed)
        .getAllByRole('listitem')
        .filter(({ dataset }) => dataset['folded'] === 'true').length;
    expect(folded()).toBe(52);
    fireEvent.click(within(placed).getByRole('button', { name: 'Show all 60' }));
    expect(folded()).toBe(0);
    expect(within(placed).queryByRole('button')).toBeNull();
  });

  it('says in a word that a line stood still, and that how it moved isn’t kept', async () => {
    const still = { sinceMs, stood, moves: [], earlier: 0 };
    answer({
      bets: [createParlay(100_042)],
      legs: [
        createStoryLeg({ ...ACCEPTED, line: still }),
        createStoryLeg({ ...ACCEPTED, itemNumber: 2, pickedAtMs: null, line: null }),
      ],
    });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toContain('The line didn’t move from');
    expect(placed.textContent).toContain('How its line moved isn’t kept');
    expect(placed.textContent?.match(/Picked /g)).toHaveLength(1);
    expect(within(placed).queryAllByRole('listitem')).toEqual([]);
  });

  it('says when a leg was accepted that came later, and of a teaser’s line its points alone', async () => {
    const later = { ...ACCEPTED, acceptedAtMs: BET.acceptedAtMs + 60_000 };
    answer({
      bets: [createBet(100_042, 1, { terms: createTeaserTerms(), items: [createItem()] })],
      legs: [createStoryLeg({ ...later, line: { sinceMs, stood, moves: movesOf(1), earlier: 0 } })],
    });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toMatch(/Accepted \w+, \w+ \d+, \d+:\d\d:\d\d/);
    for (const { textContent } of within(placed).getAllByRole('listitem'))
      expect(textContent).toMatch(/[AP]M −3½$/);
  });

  it('HR-64.4: tells what a combination paid when it was picked, seen and accepted', async () => {
    const combination = {
      legs: [1, 0],
      factor: '36000/10000',
      seenFactor: '35000/10000',
      pickedFactor: '37000/10000',
      probabilities: [0.5, 0.5],
      correlations: [
        [1, 0.1],
        [0.1, 1],
      ],
      marginPercent: 5,
      legPercent: 2,
      mostOfProductPercent: 150,
    };
    const tell = (fields: Partial<typeof combination>) =>
      answer({
        bets: [
          {
            ...createParlay(100_042),
            terms: {
              kind: 'combination',
              riskCents: 1_000,
              toWinCents: 2_600,
              entered: 'risk',
              combinations: [{ ...combination, ...fields }],
            },
          },
        ],
        legs: [],
      });
    tell({});
    await show();
    const row = within(await part('How it was placed')).getByRole('row', { name: /^Picks 1, 2 together/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['+250Picked +270', '+260better', '+260']);
  });

  it('tells moments to the second', async () => {
    answer({});
    await show();
    expect((await timeline())[0]).toMatch(/\d+:\d\d:\d\d/);
    expect((await part('How it was placed')).textContent).toMatch(/Accepted\w+.*\d+:\d\d:\d\d/);
    expect((await part('Money')).textContent).toMatch(/\d+:\d\d:\d\d/);
  });

  it('is saved as a PDF in the page’s language, and says why it couldn’t be', async () => {
    answer({});
    const asked = vi.fn<(path: string) => Promise<Response>>();
    await show();
    const button = await screen.findByRole('button', { name: 'Save PDF' });
    vi.stubGlobal('fetch', asked);
    URL.createObjectURL = () => 'blob:file';
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    asked.mockResolvedValueOnce(new Response('{"error":{"code":"rateLimited"}}', { status: 429 }));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(saved).toEqual([]);
    asked.mockResolvedValueOnce(new Response('%PDF'));
    fireEvent.click(button);
    await vi.waitFor(() => expect(saved).toEqual(['Ticket 100042.pdf']));
    expect(asked.mock.lastCall?.[0]).toBe('/api/exports/ticket/100042/pdf?language=en');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a live ticket was sent before it was accepted, and waited', async () => {
    const entries = [
      createStoryEntry({ entryId: 1, kind: 'hold', atMs: BET.acceptedAtMs - 5_000, wagerNumber: null }),
      createStoryEntry({
        entryId: 2,
        kind: 'release',
        atMs: BET.acceptedAtMs,
        wagerNumber: null,
        atRiskCents: -11_000,
      }),
      createStoryEntry({ entryId: 3, atMs: BET.acceptedAtMs }),
    ];
    answer({ entries });
    await show();
    expect((await part('How it was placed')).textContent).toContain('waited 5 seconds');
    expect((await timeline())[0]).toContain('Sent110.00 held while it waited');
    const [, , total] = within(await part('Money')).getAllByRole('rowgroup');
    expect(total?.textContent).toContain('+110.00');
  });

  it('a corrected score shows the old and the new one, on the leg and in the money', async () => {
    const at = (minutes: number): number => BET.acceptedAtMs + minutes * 60_000;
    const grade = (entryId: number, minutes: number, amountCents: number, kind: 'grade' | 'reverse') =>
      createStoryEntry({
        entryId,
        kind,
        atMs: at(minutes),
        amountCents,
        atRiskCents: 0,
        balanceCents: 89_000,
      });
    answer({
      bets: [gradeBet(BET, 'L', -11_000)],
      legs: [
        createStoryLeg({
          rulings: [
            { atMs: at(1), score1: 24, score2: 17, result: ['W', 'W'] },
            { atMs: at(2), score1: 17, score2: 24, result: ['L', 'L'] },
          ],
        }),
      ],
      entries: [
        createStoryEntry({ atMs: BET.acceptedAtMs }),
        grade(2, 1, 10_000, 'grade'),
        grade(3, 2, -10_000, 'reverse'),
        grade(4, 2, -11_000, 'grade'),
      ],
    });
    await show();
    const told = await timeline();
    expect(told[3]).toContain('Corrected: Chiefs −3½');
    expect(told[3]).toContain('Before: Won · Chiefs 24, Bills 17');
    expect(told[3]).toContain('Now: Lost · Chiefs 17, Bills 24');
    expect(told[4]).toMatch(/Graded again: LostBefore: \+100\.00Balance 890\.00−110\.00$/);
    expect(screen.getByText('Status').nextElementSibling?.textContent).toBe('Lost');
  });

  it.each([
    [
      'obviousError',
      'The offer came from a line that was an obvious error. It should have been Chiefs −6½ −120. Decided by boss.',
    ],
    [
      'pastPosting',
      'Chiefs −3½ was accepted after it had begun, or its outcome could be known: it never had action. Decided by boss.',
    ],
  ] as const)('HR-56.2: says of a sale that was taken back (%s) which line it was', async (why, told) => {
    const right = why === 'obviousError' ? { price: -120, line: -6.5 } : { price: null, line: null };
    answer({
      entries: [
        createStoryEntry({ atMs: BET.acceptedAtMs }),
        createStoryEntry({
          entryId: 2,
          kind: 'wagerSale',
          atMs: BET.acceptedAtMs + 1_000,
          wagerNumber: 1,
          amountCents: -1_025,
          atRiskCents: -11_000,
        }),
        createStoryEntry({
          entryId: 3,
          kind: 'saleReverse',
          atMs: BET.acceptedAtMs + 2_000,
          wagerNumber: 1,
          amountCents: 1_025,
          atRiskCents: 11_000,
          back: { why, itemNumber: 1, by: 'boss', ...right },
        }),
      ],
    });
    await show();
    const [, sold, back] = await timeline();
    expect(sold).toContain('Cashed out');
    expect(back).toContain('Cash out taken back');
    expect(back).toContain(told);
    expect(back).toContain('+10.25');
  });

  const SALE = {
    sharePercent: 50,
    riskCents: 5_500,
    toWinCents: 5_000,
    paidCents: 4_987,
    byTarget: false,
    leastCents: 4_900,
    seenCents: 5_000,
    tolerancePercent: 2,
  };
  const soldEntry = createStoryEntry({
    entryId: 2,
    kind: 'wagerSale',
    atMs: BET.acceptedAtMs + 1_000,
    amountCents: -513,
    atRiskCents: -5_500,
    sale: SALE,
  });
  const { riskCents, toWinCents, paidCents } = SALE;
  const HALF_SOLD = createBet(100_042, 1, {
    riskCents: 5_500,
    toWinCents: 5_000,
    items: [createItem({ riskCents: 5_500, toWinCents: 5_000 })],
    sold: { riskCents, toWinCents, paidCents },
  });

  it('what was entered stays, what is open stands beside it, and the sale is a line of its own', async () => {
    answer({
      bets: [HALF_SOLD],
      legs: [createStoryLeg({ seenPrice: -120, seenLine: -3.5 })],
      entries: [createStoryEntry({ atMs: BET.acceptedAtMs }), soldEntry],
    });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toContain('You enteredTo win 100.00Still open55.00 to win 50.00');
    // The moves made this with the whole bet, as it was accepted.
    expect(placed.textContent).toContain('The move gave 10.00');
    expect((await part('Bets')).textContent).toContain('Risk55.00 of 110.00To win50.00 of 100.00');
    const [, sold] = await timeline();
    for (const words of [
      'Cashed out',
      '49.87 paid for 50 %',
      'Sold: risk 55.00 to win 50.00',
      'You saw 50.00 and took up to 2 % less',
      '−5.13',
    ])
      expect(sold).toContain(words);
  });

  it('a bet sold whole at its target keeps what was entered, and says who sold it', async () => {
    const sale = { ...SALE, sharePercent: 100, riskCents: 11_000, toWinCents: 10_000, paidCents: 9_975 };
    const atTarget = { ...sale, byTarget: true, leastCents: 9_500, seenCents: null, tolerancePercent: null };
    answer({
      bets: [
        {
          ...gradeBet(
            createBet(100_042, 1, { items: [createItem({ riskCents: 0, toWinCents: 0 })] }),
            'P',
            0,
          ),
          wagerStatus: 'S',
          riskCents: 0,
          toWinCents: 0,
          sold: { riskCents: 11_000, toWinCents: 10_000, paidCents: 9_975 },
        },
      ],
      entries: [createStoryEntry({ atMs: BET.acceptedAtMs }), { ...soldEntry, sale: atTarget }],
    });
    await show();
    const placed = await part('How it was placed');
    expect(placed.textContent).toContain('You enteredTo win 100.00');
    expect(placed.textContent).not.toContain('Still open');
    const row = (await part('Bets')).textContent;
    expect(row).toContain('Risk110.00');
    expect(row).toContain('−10.25');
    const [, sold] = await timeline();
    expect(sold).toContain('Cashed out at your target');
    expect(sold).toContain('99.75 paid for 100 %');
    expect(sold).toContain('By the book, at your target of 95.00');
  });

  it('a round robin counts its parlays once a leg is decided', async () => {
    const legs = [1, 2, 3].map((gameNum) => createItem({ riskCents: 0, toWinCents: 0 }, gameNum));
    const [first, ...others] = legs;
    const robin = createParlay(100_042);
    answer({
      bets: [
        {
          ...robin,
          terms: {
            kind: 'roundRobin',
            riskCents: 1_000,
            toWinCents: 9_000,
            sizes: [2],
            excluded: [],
            card: null,
          },
          items: [{ ...first!, result: ['L', 'L'], score1: 3, score2: 24 }, ...others],
        },
      ],
    });
    await show();
    expect((await part('Bets')).textContent).toContain('Parlays:0 paid back2 lost1 open');
  });

  it('open legs follow their games as among the open bets, and not after the page', async () => {
    answer({});
    await show();
    await part('Bets');
    expect(useFollowedPicks.getState().legs.map(({ pick }) => pick)).toEqual([BET.items[0]?.pick]);
  });

  it('is requested again when the book reports changed wagers', async () => {
    answer({});
    await show();
    await part('Bets');
    answer({ bets: [gradeBet(BET, 'W', 10_000)] });
    act(() => customer$.next({ kind: 'wagers' }));
    expect(await screen.findByText('Result')).toBeTruthy();
  });

  it('a number that isn’t the customer’s is not found, even if it is another customer’s', async () => {
    book.answers['GET /api/tickets/by-number/100042'] = {
      status: 404,
      body: { error: { code: 'notFound' } },
    };
    await show();
    expect(await screen.findByText('No such ticket')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['abc', '0', '-1', '1e5', '100042x', '%3Cscript%3E', '9999999999999999'])(
    'requests no ticket %s, and says the same about it',
    async (number) => {
      await show(`/ticket/${number}`);
      expect(await screen.findByText('No such ticket')).toBeTruthy();
      expect(book.calls.filter(({ path }) => path.includes('by-number'))).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ticket');
    },
  );

  it('says that it can’t be loaded, and asks again on a press', async () => {
    book.answers['GET /api/tickets/by-number/100042'] = 'lost';
    await show();
    const alert = await screen.findByRole('alert');
    answer({});
    fireEvent.click(within(alert).getByRole('button'));
    expect(await part('Bets')).toBeTruthy();
  });

  it('asks a visitor to sign in, and requests nothing', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await show();
    expect(await screen.findByText('Sign in to see your tickets.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  it('is printed by its button, and once when its address says so', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    answer({});
    await show('/ticket/100042?print=true');
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  });

  it('is available in Thai', async () => {
    answer({});
    await show('/ticket/100042', 'th');
    expect(await part('สิ่งที่เกิดขึ้น')).toBeTruthy();
  });
});
