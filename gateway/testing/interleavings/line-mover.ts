import type { Batch } from '@lineboard/domain/lines/feed/push-batch.schema';
import type { BatchResult } from '../../src/lines/feeds/push/take-batch.ts';
import { pushedGame, pushedLine } from '../samples/push-rows.ts';
import type { ModelBoard } from './model-board.ts';

const FIRST_PRICE = 150;
const BEATS_EVERY_MS = 1_000;
/** A mover that hears nothing for so long tries the next gateway. */
const ANSWER_WITHIN_MS = 600;

export interface MoverParts {
  games: readonly number[];
  /** @returns null when no answer came back */
  send: (gateway: number, batch: Batch) => Promise<BatchResult | null>;
  gateways: number;
  model: ModelBoard;
  nowMs: () => number;
}

/**
 * A line mover as docs/feed-push.md asks for one: it sends one batch at a time, the same again while none is answered,
 * tries the next gateway, sends its image when asked, and gives a sign of life each second unless it is silent.
 */
export class LineMover {
  readonly #parts: MoverParts;
  readonly #prices: Map<number, number>;
  readonly #moved = new Set<number>();
  #sequence = 0;
  #gateway = 0;
  #needsImage = true;
  #isSending = false;
  isSilent = false;
  /** Images that it was asked for after the first. */
  images = -1;

  constructor(parts: MoverParts) {
    this.#parts = parts;
    this.#prices = new Map(parts.games.map((game) => [game, FIRST_PRICE]));
    for (const game of parts.games) parts.model.sends(game, FIRST_PRICE);
    setInterval(() => void this.#send(), BEATS_EVERY_MS);
    void this.#send();
  }

  move(game: number): void {
    const price = this.#prices.get(game)! + 1;
    this.#prices.set(game, price);
    this.#moved.add(game);
    void this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.isSilent) return;
    this.#isSending = true;
    do await this.#sendOne();
    while (!this.isSilent && (this.#moved.size > 0 || this.#needsImage));
    this.#isSending = false;
  }

  async #sendOne(): Promise<void> {
    const { games, gateways, model, nowMs } = this.#parts;
    const isImage = this.#needsImage;
    const said = new Map([...(isImage ? games : this.#moved)].map((game) => [game, this.#prices.get(game)!]));
    this.#moved.clear();
    this.#sequence += 1;
    const rows = [...said].flatMap(([game, price]) => {
      model.sends(game, price);
      const line = pushedLine(game, { moneyLine1: price, moneyLine2: -170 });
      return isImage ? [pushedGame(game), line] : [line];
    });
    const batchId = `${games[0]}-${this.#sequence}`;
    const batch = { batchId, sequence: this.#sequence, image: isImage, rows } as unknown as Batch;
    const result = await this.#ask(batch);
    if (result?.ok === true) {
      if (isImage) this.images += 1;
      this.#needsImage = false;
      for (const [game, price] of said) model.hears(game, price, nowMs());
      return;
    }
    for (const game of said.keys()) this.#moved.add(game);
    this.#needsImage ||= result === null;
    if (result === null) {
      this.#gateway = (this.#gateway + 1) % gateways;
      return;
    }
    const { code, params } = result.refusal;
    if (code === 'feedSequence') {
      this.#needsImage = true;
      this.#sequence = Math.max(this.#sequence, Number(params?.lastSequence ?? 0));
      return;
    }
    if (params?.needed === 'image') this.#needsImage = true;
    else this.#gateway = (this.#gateway + 1) % gateways;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  /** The same batch once more where no answer came, since it may have been taken. */
  async #ask(batch: Batch): Promise<BatchResult | null> {
    for (let tries = 0; tries < 2; tries += 1) {
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
      const result = await Promise.race([this.#parts.send(this.#gateway, batch), late]);
      clearTimeout(timer);
      if (result !== null) return result;
    }
    return null;
  }
}
