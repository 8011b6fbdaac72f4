import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { addToken } from '../../operators/add-token.ts';
import { callCommand } from '../../operators/call-command.ts';
import { patiently } from './patiently.ts';

type Act = ResultAct | 'lines believe' | 'lines doubt' | 'tickets on-time' | 'tickets unsell';
type ResultAct = Extract<
  CommandName,
  'results confirm' | 'results hold' | 'results close' | 'results reopen'
>;

/** Knows what is true and decides by it, over HTTP as operators do. */
export interface LiesOperator {
  /** What was done, and how often. */
  acts: Map<string, number>;
  decide(act: ResultAct, gameNum: number): Promise<void>;
  /**
   * Takes what the feed says of a game, and now and then takes that back and takes it again.
   * @returns false when nothing of it was doubted
   */
  believe(gameNum: number, takesBack: boolean): Promise<boolean>;
  /** Lets all bets stand that were accepted after a start that is told earlier now (HR-82): nobody knew. */
  letLateStand(): Promise<void>;
  /** Takes the last sale of a wager back: its offer came from a line that was none (HR-56). */
  unsell(ticketNumber: number, wagerNumber: number): Promise<void>;
  /** @returns the games that wait, with the reason of each */
  listWaiting(): Promise<Map<number, string>>;
}

const DOUBTED_WITHIN_MS = 90_000;
const HEARD_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 100;
/** The answer to a repeated call after the first answer was lost. */
const DONE_ALREADY: Readonly<Record<Act, string>> = {
  'results confirm': 'resultNotHeld',
  'results hold': 'resultHeld',
  'results close': 'gameClosed',
  'results reopen': 'gameNotClosed',
  'lines believe': 'doubtEnded',
  'lines doubt': 'notBelieved',
  'tickets on-time': 'nothingHeldLate',
  'tickets unsell': 'nothingSold',
};
const NOTE = 'I know what is true';

export const openLiesOperator = async (database: Database, origin: string): Promise<LiesOperator> => {
  const token = await addToken(database, 'truth', [
    'lines.read',
    'lines.write',
    'scores.write',
    'tickets.read',
    'tickets.write',
  ]);
  const acts = new Map<string, number>();
  /**
   * What was just told is heard a moment later, and an answer may be lost with its gateway.
   * @param isOver whether it is so by itself meanwhile
   * @returns `so`: it was so already, by this call or by itself
   */
  const act = async (
    name: Act,
    input: object,
    isOver: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<'done' | 'so'> => {
    let isLost = false;
    for (const giveUpAt = Date.now() + HEARD_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
      const said = await callCommand(origin, token, name, input as never).catch(() => null);
      if (said?.status === 200) {
        acts.set(name, (acts.get(name) ?? 0) + 1);
        return 'done';
      }
      const code = (said?.body as { error?: { code?: string } } | undefined)?.error?.code ?? '';
      if (isLost && code === DONE_ALREADY[name]) {
        acts.set(name, (acts.get(name) ?? 0) + 1);
        return 'so';
      }
      // Between the look and the word the row was right again.
      if (code === 'doubtEnded') return 'so';
      if (code === DONE_ALREADY[name] && (await isOver())) return 'so';
      isLost ||= said === null || said.status >= 500;
      if (Date.now() > giveUpAt)
        throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(said?.body)}`);
    }
  };
  const read = (name: 'lines doubts' | 'results waiting' | 'tickets late', input: object): Promise<unknown> =>
    patiently(async () => {
      const { status, body } = await callCommand(origin, token, name, input as never);
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
      return body as unknown;
    });
  const listLate = async (): Promise<Set<number>> => {
    const late = (await read('tickets late', { most: 1_000 })) as Array<{
      ticketNumber: number;
      status: string;
      ruling: string | null;
    }>;
    const open = late.filter(({ status, ruling }) => status === 'O' && ruling === null);
    return new Set(open.map((leg) => leg.ticketNumber));
  };
  const findDoubt = async (gameNum: number): Promise<number | null> => {
    const doubts = (await read('lines doubts', {})) as Array<{
      noticeId: number;
      about: string;
      held: number;
    }>;
    return (
      doubts.find(({ about, held }) => held > 0 && `${about} `.includes(` ${gameNum} `))?.noticeId ?? null
    );
  };
  return {
    acts,
    decide: async (name, gameNum) => {
      await act(name, { gameNum, note: NOTE });
    },
    believe: async (gameNum, takesBack) => {
      for (
        const giveUpAt = Date.now() + DOUBTED_WITHIN_MS;
        Date.now() < giveUpAt;
        await sleep(LOOK_EVERY_MS)
      ) {
        const noticeId = await findDoubt(gameNum);
        if (noticeId === null) continue;
        const believed = await act('lines believe', { noticeId, note: NOTE });
        // What may have ended by itself was perhaps never believed, and can't be taken back then.
        if (!takesBack || believed === 'so') return true;
        await sleep(LOOK_EVERY_MS * 3);
        await act('lines doubt', { noticeId, note: NOTE });
        await sleep(LOOK_EVERY_MS * 3);
        await act('lines believe', { noticeId, note: NOTE });
        return true;
      }
      return false;
    },
    letLateStand: async () => {
      // A start that is told later again lets its bets go.
      for (const ticketNumber of await listLate())
        await act('tickets on-time', { ticketNumber, note: NOTE }, async () => {
          const late = await listLate();
          return !late.has(ticketNumber);
        });
    },
    unsell: async (ticketNumber, wagerNumber) => {
      const wrong = { itemNumber: 1, why: 'obviousError', line: 0.5 };
      await act('tickets unsell', { ticketNumber, wagerNumber, ...wrong, note: NOTE });
    },
    listWaiting: async () => {
      const waiting = (await read('results waiting', { most: 1_000 })) as Array<{
        gameNum: number;
        why: string;
      }>;
      return new Map(waiting.map(({ gameNum, why }) => [gameNum, why]));
    },
  };
};
