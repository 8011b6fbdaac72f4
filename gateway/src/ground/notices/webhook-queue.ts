import { setTimeout as pause } from 'node:timers/promises';
import type { Reporter } from '../report/reporter.ts';
import type { ToldNotice } from './untold-notices.ts';

/** The most notices that wait for an address that hangs; further ones only go the other ways. */
const MOST_WAITING = 1_000;
const TRIES = 3;
const RETRY_MS = 2_000;

export interface WebhookQueueParts {
  /** One call. @throws when the address doesn't take it */
  post: (notices: readonly ToldNotice[]) => Promise<void>;
  reporter: Reporter<'notices'>;
  retryMs?: number;
}

interface Waiting {
  notices: readonly ToldNotice[];
  done: (isTaken: boolean) => void;
}

/** One call after the other: an address that hangs keeps nobody waiting but itself. */
export class WebhookQueue {
  readonly #parts: WebhookQueueParts;
  readonly #waiting: Waiting[] = [];
  #count = 0;
  #isPosting = false;

  constructor(parts: WebhookQueueParts) {
    this.#parts = parts;
  }

  /** One call. @returns false when the address didn't take it, which is reported */
  tell(notices: readonly ToldNotice[]): Promise<boolean> {
    if (this.#count + notices.length > MOST_WAITING) {
      this.#parts.reporter.failed('notPosted', 'too many wait');
      return Promise.resolve(false);
    }
    this.#count += notices.length;
    return new Promise((done) => {
      this.#waiting.push({ notices, done });
      if (!this.#isPosting) void this.#postAll();
    });
  }

  async #postAll(): Promise<void> {
    this.#isPosting = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#count -= next.notices.length;
      next.done(await this.#post(next.notices));
    }
    this.#isPosting = false;
  }

  async #post(notices: readonly ToldNotice[]): Promise<boolean> {
    const { post, reporter, retryMs = RETRY_MS } = this.#parts;
    for (let tries = 1; ; tries++) {
      try {
        await post(notices);
        return true;
      } catch (error) {
        if (tries >= TRIES) {
          reporter.failed('notPosted', error);
          return false;
        }
        await pause(retryMs * tries, undefined, { ref: false });
      }
    }
  }
}
