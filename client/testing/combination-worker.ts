import type { CombinationQuestion } from '@lineboard/workers/combining/combination-question';
import { createCombinationReport } from '@lineboard/workers/combining/create-combination-report';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Whether the worker can be loaded. */
export const combinationWorker = { isLost: false };

/** What the page's worker does, in the test's own thread; what goes between them is copied as it is there. */
class CombinationWorker extends EventTarget {
  postMessage(questions: readonly CombinationQuestion[]): void {
    const asked = structuredClone(questions);
    queueMicrotask(() =>
      act(() => {
        if (combinationWorker.isLost) this.dispatchEvent(new Event('error'));
        else
          this.dispatchEvent(
            new MessageEvent('message', { data: structuredClone(asked.map(createCombinationReport)) }),
          );
      }),
    );
  }
}

/** Gives each test of a file the worker that prices combinations. */
export const setUpCombinationWorker = (): void => {
  beforeEach(() => {
    combinationWorker.isLost = false;
    vi.stubGlobal('Worker', CombinationWorker);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
};

/** Until everything that was asked is answered and drawn. */
export const answered = (): Promise<void> =>
  act(async () => void (await new Promise((done) => setTimeout(done))));
