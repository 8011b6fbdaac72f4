import { setTimeout as pause } from 'node:timers/promises';
import type { Reporter } from '../report/reporter.ts';
import type { ToldNotice } from './claim-notices.ts';

/** In one call. */
const MOST_POSTED = 100;
/** What an address that hangs may keep waiting; what comes beyond is told the other ways alone. */
const MOST_WAITING = 1_000;
const TRIES = 3;
const RETRY_MS = 2_000;

export interface WebhookQueueParts {
  /** One call. @throws when the address doesn't take it */
  post: (notices: readonly ToldNotice[]) => Promise<void>;
  reporter: Reporter<'notices'>;
  retryMs?: number;
}

/** One call after the other: an address that hangs keeps nobody waiting but itself. */
export class WebhookQueue {
  readonly #parts: WebhookQueueParts;
  readonly #waiting: ToldNotice[] = [];
  #isPosting = false;

  constructor(parts: WebhookQueueParts) {
    this.#parts = parts;
  }

  /** Returns at once. */
  tell(notices: readonly ToldNotice[]): void {
    const taken = notices.slice(0, Math.max(0, MOST_WAITING - this.#waiting.length));
    if (taken.length < notices.length) this.#parts.reporter.failed('notPosted', 'too many wait');
    this.#waiting.push(...taken);
    if (!this.#isPosting) void this.#postAll();
  }

  async #postAll(): Promise<void> {
    this.#isPosting = true;
    while (this.#waiting.length > 0) await this.#post(this.#waiting.splice(0, MOST_POSTED));
    this.#isPosting = false;
  }

  async #post(notices: readonly ToldNotice[]): Promise<void> {
    const { post, reporter, retryMs = RETRY_MS } = this.#parts;
    for (let tries = 1; ; tries++) {
      try {
        return await post(notices);
      } catch (error) {
        if (tries >= TRIES) return reporter.failed('notPosted', error);
        await pause(retryMs * tries, undefined, { ref: false });
      }
    }
  }
}
