import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../src/ground/database/create-database.ts';
import { startGrading } from '../../src/betting/grading/start-grading.ts';
import { FAKE_STORE } from '../fakes/fake-book.ts';
import { openInjectedPage } from './injected-page.ts';
import {
  LINKED_CONTESTS,
  type Links,
  putLinkedContest,
  putLinkedGame,
  putLinkedLines,
} from '../samples/linked-lines.ts';
import { comparable, type ComparableAnswer, expectAnswer } from '../season/expect-answer.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../gateways/test-gateway.ts';
import { createItem } from '../samples/ticket-request.ts';

/** What a page says of a ticket by itself, and what the gateway answers. */
export interface BothAnswers {
  page: ComparableAnswer;
  gateway: TicketAnswer;
}

/** A customer's page next to the gateway that it calls, over lines that are tied to each other. */
export interface LinkedWorld {
  gateway: TestGateway;
  /** As the page lists them, the newest first. */
  openBets(): Promise<readonly OpenBet[]>;
  /** As the page has it from its cell; at a made-up price where the book has no such line. */
  item(pick: WagerPick, fields?: Partial<WagerItemRequest>): WagerItemRequest;
  compare(request: TicketRequest): Promise<BothAnswers>;
  link(game: number, linked: readonly number[]): void;
  removeGame(game: number): void;
  removeContest(contestNum: number): void;
  /** The home team wins, and its lines are taken down; resolves when everything on it is graded. */
  end(game: number): Promise<void>;
  /** @throws when something could not be graded */
  close(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** @param number its lines' and its customer's own, from 1 */
export const openLinkedWorld = async (
  database: Database,
  number: number,
  links: Links,
): Promise<LinkedWorld> => {
  const base = number * 100;
  const customerId = `P${number}`;
  await seedCustomer(database, {
    customerId,
    balanceCents: 1_000_000,
    freePlayCents: 50_000,
    enableRifFlag: true,
    restrictions: [{ code: 'PLOPEN' }, { code: 'TEOPEN' }],
  });
  // Some days may pass.
  const lifetime = String(30 * DAY_MS);
  const gateway = await createTestGateway(database, {
    SESSION_TTL_MS: lifetime,
    SESSION_LIFETIME_MS: lifetime,
  });
  const { book, clock } = gateway;
  putLinkedLines(book, base, links);
  const errors: unknown[] = [];
  const grading = startGrading(gateway.grading, { onError: (error) => errors.push(error) });
  const page = await openInjectedPage(gateway, customerId);
  const { customer } = page;
  const board = { quote: (pick: WagerPick) => book.quote(pick, FAKE_STORE), lines: () => [] };
  const ended = new Set<number>();
  const removed = new Set<number>();

  return {
    gateway,
    openBets: async () => (await page.openBets()).open,
    item: (chosen, fields) => {
      const pick =
        chosen.type === 'G'
          ? { ...chosen, gameNum: base + chosen.gameNum }
          : { ...chosen, contestNum: base + chosen.contestNum };
      const quote = board.quote(pick);
      const cell =
        quote?.type === 'G' && pick.type === 'G'
          ? selectMarket(quote.line, pick.market, pick.side)
          : { price: quote?.type === 'C' ? quote.line.moneyLine : null, points: null };
      return createItem(0, { pick, seenPrice: cell.price ?? -110, seenLine: cell.points, ...fields });
    },
    compare: async (request) => {
      const [account, bets] = await Promise.all([page.account(), page.openBets()]);
      const expected = expectAnswer(request, { customer, account, bets, board, bookMs: clock.wallMs });
      const said = comparable(await page.place(request)) as TicketAnswer & ComparableAnswer;
      // As JSON carries it: a figure that isn't there is left out.
      return { page: JSON.parse(JSON.stringify(expected)) as ComparableAnswer, gateway: said };
    },
    link: (game, linked) => putLinkedGame(book, base, game, linked, ended.has(game)),
    removeGame: (game) => book.removeGame(base + game),
    removeContest: (contestNum) => {
      removed.add(contestNum);
      book.removeContest(base + contestNum);
    },
    end: async (game) => {
      ended.add(game);
      book.moveLine(base + game, { disabled: true });
      for (const [at, contestNum] of LINKED_CONTESTS.entries())
        if (links.contestGames[at] === game && !removed.has(contestNum))
          putLinkedContest(book, base, contestNum, game, true);
      book.say({ gameNum: base + game, score1: 3, score2: 9 });
      await grading.settled();
    },
    close: async () => {
      await grading.stop();
      await gateway.close();
      if (errors.length > 0) throw errors[0];
    },
  };
};
