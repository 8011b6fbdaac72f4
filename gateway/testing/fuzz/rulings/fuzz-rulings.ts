import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { addToken } from '../../operators/add-token.ts';
import { callCommand } from '../../operators/call-command.ts';

/** What became of an operator's word. */
type Said = 'done' | 'nothing' | 'waits' | 'failed';

/** What operators decide about lines that were none, and what they know of it. */
export interface FuzzRulings {
  /** Legs that an operator made no action, `ticket-wager-item`. */
  ruled: Set<string>;
  /** Games of which a line is played with, by nobody else meanwhile. */
  busy: Set<number>;
  /** Tries take turns. */
  turns: number;
  /**
   * Makes the first leg of a bet no action and takes back what was sold of the bet (HR-56, HR-83).
   * @param soldFirst which of the two is done first
   * @returns null when that is done, else what was in the way
   */
  undo(ticketNumber: number, soldFirst: boolean): Promise<string | null>;
}

/** As `tickets show` has it. */
interface ShownTicket {
  wagers: Array<{ status: string; netCents: number | null }>;
  legs: Array<{ result: string | null }>;
}

const NOTE = 'Nobody meant that price';
const LEG = { wagerNumber: 1, itemNumber: 1 } as const;
const TRIES = 40;
const PAUSE_MS = 25;

export const openFuzzRulings = async (database: Database, origin: string): Promise<FuzzRulings> => {
  const token = await addToken(database, 'rulings', ['tickets.read', 'tickets.write']);
  const say = async (name: 'tickets wrong-line' | 'tickets unsell', input: object): Promise<Said> => {
    const { status, body } = await callCommand(origin, token, name, input as never);
    if (status === 200) return 'done';
    const code = (body as { error?: { code?: string } } | undefined)?.error?.code;
    if (code === 'nothingSold' || code === 'nothingToChange') return 'nothing';
    return code === 'saleWaits' ? 'waits' : 'failed';
  };
  const voidLeg = (ticketNumber: number): Promise<Said> =>
    say('tickets wrong-line', { ticketNumber, ...LEG, note: NOTE });
  const takeBack = async (ticketNumber: number): Promise<void> => {
    for (let left = TRIES; left > 0; left -= 1) {
      const said = await say('tickets unsell', {
        ticketNumber,
        ...LEG,
        why: 'obviousError',
        price: -110,
        note: NOTE,
      });
      if (said === 'nothing') return;
      if (said !== 'done') await sleep(PAUSE_MS);
    }
  };
  /** A bet on that leg alone is void with it; another one goes on without. */
  const isDone = ({ wagers: [wager], legs }: ShownTicket): boolean =>
    legs[0]?.result === 'XX' && (legs.length > 1 || (wager?.status === 'X' && wager.netCents === 0));
  const ruled = new Set<string>();
  return {
    ruled,
    busy: new Set(),
    turns: 0,
    undo: async (ticketNumber, soldFirst) => {
      ruled.add(`${ticketNumber}-1-1`);
      let shown: ShownTicket | undefined;
      for (let left = TRIES; left > 0; left -= 1) {
        if (soldFirst) await takeBack(ticketNumber);
        await voidLeg(ticketNumber);
        await takeBack(ticketNumber);
        const { status, body } = await callCommand(origin, token, 'tickets show', { ticketNumber });
        shown = body as ShownTicket;
        if (status === 200 && isDone(shown)) return null;
        await sleep(PAUSE_MS);
      }
      return JSON.stringify(shown);
    },
  };
};
