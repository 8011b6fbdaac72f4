import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { correlationOfQuote } from '@lineboard/domain/betting/correlation/correlation-of-quote';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { PlacedLeg, PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { SlipTicketActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';
import type { SlipItem } from './slip-item.ts';
import { countOpenSpots } from './slip-open-play.ts';
import { createSlipOptions, draftOfSlip } from './slip-options.ts';
import type { BetProcess } from './bet-process.ts';
import type { SlipState } from './slip-state.ts';
import { applyTicketAnswer, isUnderWay, isUnderWayAs, type TicketStage } from './ticket-stage.ts';

/** The open play with the picks that were just added to it. */
const growFilled = (state: SlipState, filled: PlacedWager): PlacedWager | null => {
  const wager = state.evaluation.wagers[0]?.wager;
  if (wager === undefined) return null;
  const added = state.items.flatMap(({ itemId, pick }): PlacedLeg[] => {
    const quote = state.lastKnown.get(itemId);
    if (quote === undefined) return [];
    const sportType = quote.type === 'G' ? quote.game.sportType : quote.line.contestType;
    return [{ pick, sportType, correlation: correlationOfQuote(quote), result: null }];
  });
  return { ...filled, wager, legs: [...filled.legs, ...added] };
};

/** What the next ticket begins with: the same type; also the open play, if it is to be kept and has places. */
const selectNextProcess = (state: SlipState): BetProcess => {
  const { wagerType, teaserName, filling } = state.options;
  const next = createSlipOptions(wagerType, teaserName);
  const filled = state.filled === null || filling === null ? null : growFilled(state, state.filled);
  return state.keepOpenPlay && filled !== null && countOpenSpots(filled) > 0
    ? { options: { ...next, filling }, parent: null, filled }
    : { options: next, parent: null, filled: null };
};

/** The picks of an accepted ticket, for another one; the lines they were placed at count as seen. */
const selectSameAgain = (
  { posted, answer }: Extract<TicketStage, { stage: 'accepted' }>,
  bookMs: number,
): Partial<SlipState> => {
  const { options } = posted.process;
  const accepted = answer.wagers.flatMap((wager) => wager.items);
  const items = posted.items.map((item): SlipItem => {
    const stood = accepted.find(({ itemId }) => itemId === item.itemId);
    const isAsInCell =
      !rowOfType(options.wagerType).isTeased && !options.lessJuice && item.pointsBought === 0;
    const price = stood?.linePrice ?? (isAsInCell ? stood?.finalPrice : undefined);
    const line = stood?.linePoints ?? stood?.finalLine ?? null;
    const seen = price === undefined ? item.seen : { ...item.seen, price, line };
    return {
      ...item,
      seen,
      picked: seen,
      pickedAtMs: Math.round(bookMs),
      moved: null,
      overtaken: null,
      amountEntered: 'risk',
      amountCents: null,
    };
  });
  const again = {
    ...options,
    amountCents: null,
    useFreePlay: false,
    parentRif: null,
    filling: null,
    combinations: combinationsOf(options).map(({ itemIds, seenFactor }) => ({ itemIds, seenFactor })),
  };
  return { items, lastKnown: posted.known, options: again, parent: null, filled: null };
};

/** A ticket by the customer's choices, not by what the lines did meanwhile. */
const tellApart = ({ items, ...ticket }: TicketRequest): string =>
  JSON.stringify([ticket, items.map(({ seenPrice, seenLine, seen, ...item }) => item)]);

/** The path of a ticket: sent once with its key, then whatever the book says about the key. */
export const createTicketActions = ({
  get,
  set,
  createKey,
  derive,
  change,
  edit,
  isLocked,
  readBookMs,
}: SlipEditing): SlipTicketActions => ({
  continueTicket: () => {
    if (!isLocked() && get().evaluation.safeToPost) set({ continued: true });
  },

  prepareRequest: () => {
    const state = get();
    const { items, options, priceAcceptance, ticket } = state;
    if (isUnderWay(ticket) || ticket.stage === 'accepted') return null;
    const evaluation = derive(state);
    set({ evaluation });
    if (!evaluation.safeToPost || state.idempotencyKey === null) return null;
    const idempotencyKey = ticket.stage === 'refused' ? createKey() : state.idempotencyKey;
    if (ticket.stage === 'refused') set({ idempotencyKey, ticket: { stage: 'editing', notice: null } });
    return { ...draftOfSlip(items, options), idempotencyKey, priceAcceptance };
  },

  beginSending: (confirmed = null) => {
    const prepared = get().prepareRequest();
    const isSame = confirmed !== null && prepared !== null && tellApart(confirmed) === tellApart(prepared);
    const request = isSame ? confirmed : prepared;
    if (request !== null) set({ ticket: { stage: 'sending', request } });
    return request;
  },

  markUnknown: (idempotencyKey, sinceMs) => {
    const { ticket } = get();
    if (isUnderWayAs(ticket, idempotencyKey) && ticket.stage !== 'unknown')
      set({ ticket: { stage: 'unknown', request: ticket.request, sinceMs } });
  },

  applyAnswer: (idempotencyKey, answer) => {
    const state = get();
    const { ticket, items, lastKnown, account, options, parent, filled } = state;
    if (!isUnderWayAs(ticket, idempotencyKey)) return;
    const process = { options, parent, filled };
    const next = applyTicketAnswer(ticket.request, answer, { items, known: lastKnown, process });
    if (next.stage === 'accepted') {
      const after = selectNextProcess(state);
      change({
        ticket: next,
        ...after,
        items: [],
        idempotencyKey: null,
        quotes: new Map(),
        lastKnown: new Map(),
      });
      if (account !== null) get().applyAccount({ ...account, balance: next.answer.balance });
    } else change({ ticket: next, ...(answer.state === 'closed' ? { idempotencyKey: createKey() } : {}) });
  },

  refuse: (idempotencyKey, refusal) => {
    if (isUnderWayAs(get().ticket, idempotencyKey)) set({ ticket: { stage: 'refused', refusal } });
  },

  dismissRefusal: () => {
    if (get().ticket.stage === 'refused') edit({});
  },

  endRecentTicket: () => {
    const { ticket } = get();
    if (ticket.stage === 'accepted' && ticket.recent) set({ ticket: { ...ticket, recent: false } });
  },

  startNext: (keepPicks) => {
    const { ticket } = get();
    if (ticket.stage !== 'accepted') return;
    if (!keepPicks) {
      edit({ items: [] }, true);
      return;
    }
    edit(selectSameAgain(ticket, readBookMs()), true);
  },
});
