import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import { evaluateAsPage } from '../season/expect-answer.ts';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import { drawDraft } from './draw-ticket.ts';
import type { FuzzBettor, FuzzWorld } from './fuzz-world.ts';
import { placeFuzzed } from './place-fuzzed.ts';
import { watchPending } from './watch-pending.ts';

/**
 * On a board that doesn't move: the largest amount that the slip shows for a ticket is taken, and one cent more isn't
 * (HR-4).
 *
 * @returns whether the ticket had an amount to try
 */
export const playLargest = async (world: FuzzWorld, bettor: FuzzBettor): Promise<boolean> => {
  const draft = drawDraft(world, bettor);
  if (draft === null || draft.filling !== null || draft.parentRif !== null || draft.useFreePlay) return false;
  const isPerItem = draft.wagerType === 'straight';
  if (draft.wagerType === 'ifWinOnly' || draft.wagerType === 'ifWinOrPush') return false;
  const request = isPerItem ? { ...draft, items: draft.items.slice(0, 1) } : draft;
  const entered = chooseOne<AmountEntered>(bettor.random, chooseAmounts(request));
  const small = withAmount(request, entered, 1_000);
  // A live ticket that is refused after the page was asked leaves more room than was shown.
  await settlePending(world, bettor);
  const shown = await evaluateShown(world, bettor, small);
  if (shown.items.some(({ available, errors }) => !available || errors.length > 0)) return false;
  if (shown.error !== null) return false;
  const largest = largestOf(shown, request, entered);
  const { minimumWagerCents } = bettor.page.customer;
  if (largest < 2 * minimumWagerCents || largest >= 10_000_000_000) return false;

  const over = await placeFuzzed(world, bettor, withAmount(request, entered, largest + 1));
  const took = await placeFuzzed(world, bettor, withAmount(request, entered, largest));
  const told = `${entered} ${largest}, of ${bettor.page.customer.customerId}`;
  if (over?.state === 'accepted' || over?.state === 'pending')
    world.findings.add('one cent more than the largest amount is taken', told, JSON.stringify(request));
  else if (took?.state === 'refused') {
    // What his live tickets hold, the page learns when they are decided: then it is taken, or not shown any more.
    await settlePending(world, bettor);
    const available = await availableOf(bettor);
    const sure = await evaluateShown(world, bettor, withAmount(request, entered, largest));
    // What is left of the balance is another limit than the one that an amount's field shows.
    if (sure.error?.code === 'insufficientAvailable' || sure.items.some(({ errors }) => errors.length > 0))
      return true;
    const again = await placeFuzzed(world, bettor, withAmount(request, entered, largest));
    // The mover's own board doesn't hear that the book doubts a move.
    const isDoubted = again?.state === 'refused' && [again, ...again.items].some(isDoubt);
    if (again?.state === 'refused' && !isDoubted)
      world.findings.add(
        'the largest amount shown is refused',
        `${told}, available ${available}: ${JSON.stringify([again, sure.error, sure.items.map(({ errors }) => errors)])}`,
        JSON.stringify(request),
      );
  }
  return true;
};

const isDoubt = ({ code }: { code: string }): boolean => code === 'lineDoubted';

const PENDING_LIMIT_MS = 10_000;

const settlePending = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const isWaiting = (): boolean => world.waiting.some((each) => each.bettor === bettor);
  for (const giveUpAt = Date.now() + PENDING_LIMIT_MS; isWaiting() && Date.now() < giveUpAt; await sleep(50))
    await watchPending(world);
};

const chooseAmounts = ({ wagerType, roundRobinSizes }: TicketRequest): readonly AmountEntered[] => {
  if (roundRobinSizes.length > 0) return ['risk'];
  return wagerType === 'actionReverse' ? ['base'] : ['risk', 'toWin', 'base'];
};

const withAmount = (
  request: TicketRequest,
  amountEntered: AmountEntered,
  amountCents: number,
): TicketRequest => ({
  ...request,
  idempotencyKey: randomUUID(),
  amountEntered,
  amountCents,
  items: request.items.map((item) => ({ ...item, amountEntered, amountCents })),
});

const largestOf = (
  { items, amounts }: TicketEvaluation,
  { wagerType }: TicketRequest,
  entered: AmountEntered,
): number => {
  const [first] = items;
  if (first === undefined) return 0;
  if (wagerType === 'straight')
    return entered === 'risk'
      ? first.riskMaxCents
      : entered === 'toWin'
        ? first.toWinMaxCents
        : first.maxWagerLimitCents;
  if (amounts === null) return 0;
  return entered === 'toWin' ? amounts.toWinMaxCents : amounts.riskMaxCents;
};

const availableOf = async ({ page }: FuzzBettor): Promise<number> =>
  (await page.account()).balance.availableCents;

const evaluateShown = async (
  { board }: FuzzWorld,
  { page }: FuzzBettor,
  request: TicketRequest,
): Promise<TicketEvaluation> => {
  const { customer } = page;
  const account = await page.account();
  return evaluateAsPage(request, {
    customer,
    account,
    bets: { open: [] },
    board,
    bookMs: Date.now(),
  });
};
