import type { OpenBet, OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import type { Observable } from 'rxjs';
import { collectMyLegs, NO_LEGS } from '../../betting/my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../betting/my-legs/my-legs-store.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { readOpenBetsPage, useOpenBets } from './open-bets-store.ts';

/** 500 bets: more than anybody looks for on a board. */
const MOST_PAGES = 5;

/** All open bets, also those of pages that nobody opened. */
const readRest = async ({ open, next: first }: OpenBetsAnswer): Promise<readonly OpenBet[]> => {
  const bets = [...open];
  let next = first;
  for (let page = 1; page < MOST_PAGES && next !== null; page += 1) {
    const answer = await readOpenBetsPage(next);
    // What is known is shown; the next event asks again.
    if (!answer.ok) break;
    bets.push(...answer.value.open);
    ({ next } = answer.value);
  }
  return bets;
};

/**
 * Keeps the customer's undecided legs at hand, whether or not the page of open bets was opened. Its store hears of
 * placed, graded and canceled bets by itself.
 * @param compare$ known state may be old: connected, or awake again
 * @param mark puts words on the cells of the board
 * @returns stops it
 */
export const keepMyLegs = (
  compare$: Observable<unknown>,
  mark: (words: ReadonlyMap<PickKey, string>) => void,
): (() => void) => {
  let last: OpenBetsAnswer | null = null;
  const read = async (answer: OpenBetsAnswer | null): Promise<void> => {
    if (answer === last) return;
    last = answer;
    if (answer === null) {
      useMyLegs.setState(NO_LEGS);
      return;
    }
    const { open, pending } = answer;
    useMyLegs.setState(collectMyLegs(open, pending));
    if (answer.next === null) return;
    const all = await readRest(answer);
    if (last === answer) useMyLegs.setState(collectMyLegs(all, pending));
  };
  const load = (): void => {
    const { load: ask, forget } = useOpenBets.getState();
    if (selectCustomer(useSession.getState()) === null) forget();
    else void ask();
  };
  const stops = [
    useOpenBets.subscribe(({ answer }) => void read(answer)),
    useMyLegs.subscribe(({ cellWords }, earlier) => {
      if (cellWords !== earlier.cellWords) mark(cellWords);
    }),
    useSession.subscribe((state, earlier) => {
      if (selectCustomer(state)?.customerId !== selectCustomer(earlier)?.customerId) load();
    }),
  ];
  const compared = compare$.subscribe(load);
  mark(useMyLegs.getState().cellWords);
  void read(useOpenBets.getState().answer);
  load();
  return () => {
    compared.unsubscribe();
    for (const stop of stops) stop();
  };
};
