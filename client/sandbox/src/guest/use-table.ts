import type { Revealed, RoundView, TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSandbox, type SandboxAnswer, type SandboxFault } from './call-sandbox.ts';
import { useGuest } from './guest-store.ts';

/** A place at a game, as its face draws and plays it. */
export interface Table {
  /** null until it was first requested. */
  view: TableView | null;
  /** A step is under way: nothing else can be pressed. */
  isBusy: boolean;
  /** Why the last step was not made; until the next one. */
  fault: SandboxFault | null;
  clientSeed: string;
  /** The seed for the rounds that begin from now on: 1 to 64 printable ASCII characters without spaces. */
  setClientSeed(clientSeed: string): void;
  /** @returns the round after the step; null when the step wasn't made */
  start(bet: unknown): Promise<RoundView | null>;
  move(move: unknown): Promise<RoundView | null>;
  reveal(): Promise<Revealed | null>;
  /** The seeds that were revealed last. */
  revealed: Revealed | null;
}

/** When an answer is lost, the very same step is sent again, and is made only once. */
const TRIES = 4;
const TRY_AGAIN_MS = 700;
/** How often the page asks about a stake that the book hasn't decided. */
const DECIDED_EVERY_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const createClientSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sendStep = async <T>(name: string, body: object): Promise<SandboxAnswer<T>> => {
  const session = useGuest.getState().guest?.session ?? null;
  let answer = await callSandbox<T>(name, body, session);
  for (let tries = 1; tries < TRIES && !answer.ok && answer.code === 'networkFailed'; tries += 1) {
    await pause(TRY_AGAIN_MS);
    answer = await callSandbox<T>(name, body, session);
  }
  if (!answer.ok && answer.code === 'unauthenticated') useGuest.getState().leave();
  return answer;
};

/** Takes the balance after a step; asks for it when the step didn't tell. */
const takeBalance = ({ balanceCents }: TableView): void => {
  const { tellBalance, askBalance } = useGuest.getState();
  if (balanceCents === null) void askBalance();
  else tellBalance(balanceCents);
};

/** A stake that the book was asked for but hasn't decided. @returns the table once it has */
const untilDecided = async (opened: object, first: TableView): Promise<TableView | SandboxFault> => {
  let view = first;
  while (view.isDeciding) {
    await pause(DECIDED_EVERY_MS);
    const answer = await sendStep<TableView>('games/open', opened);
    if (!answer.ok) return answer.code;
    view = answer.value;
  }
  return view;
};

/** @param title of the tile that opened the game; '' for the game itself */
export const useTable = (game: string, title = ''): Table => {
  const [view, setView] = useState<TableView | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SandboxFault | null>(null);
  const [clientSeed, setClientSeed] = useState(createClientSeed);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const isUnderWay = useRef(false);

  /** One step at a time, whatever is pressed meanwhile. */
  const make = useCallback(
    async (name: string, body: object): Promise<TableView | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      setBusy(true);
      setFault(null);
      const opened = { game, title };
      const answer = await sendStep<TableView>(name, { ...opened, ...body });
      const made = answer.ok ? await untilDecided(opened, answer.value) : answer.code;
      if (typeof made === 'string') {
        setFault(made);
        // Another tab was faster, or the answer was lost: the current table tells.
        const now = await sendStep<TableView>('games/open', opened);
        if (now.ok) setView(now.value);
      } else {
        setView(made);
        takeBalance(made);
      }
      isUnderWay.current = false;
      setBusy(false);
      return typeof made === 'string' ? null : made;
    },
    [game, title],
  );

  useEffect(() => void make('games/open', {}), [make]);

  return {
    view,
    isBusy,
    fault,
    clientSeed,
    setClientSeed,
    revealed,
    start: async (bet) => {
      if (view === null) return null;
      const { nextNonce: nonce } = view;
      const made = await make('games/start', { nonce, clientSeed, bet });
      return made?.round?.nonce === nonce ? made.round : null;
    },
    move: async (move) => {
      const round = view?.round;
      if (round === undefined || round === null) return null;
      const made = await make('games/move', { nonce: round.nonce, number: round.moves.length + 1, move });
      return made?.round ?? null;
    },
    reveal: async () => {
      if (isUnderWay.current) return null;
      const answer = await sendStep<Revealed>('games/reveal', { game, title });
      if (answer.ok) {
        setRevealed(answer.value);
        setView(answer.value.table);
      } else setFault(answer.code);
      return answer.ok ? answer.value : null;
    },
  };
};
