import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useEffect } from 'react';
import { create } from 'zustand';
import { callBook } from '../../ground/calls/call-book.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** The book checks every 30 seconds. */
const YOUNG_MS = 30_000;
const ASKED_EVERY_MS = 60_000;

const useOutages = create<{ out: readonly IntegrationName[]; askedAtMs: number }>()(() => ({
  out: [],
  askedAtMs: -Infinity,
}));

const loadOutages = async (): Promise<void> => {
  const nowMs = Date.now();
  if (nowMs - useOutages.getState().askedAtMs < YOUNG_MS) return;
  useOutages.setState({ askedAtMs: nowMs });
  const answer = await callBook('readIntegrations');
  // Nothing is shown as down because the book can't be asked.
  useOutages.setState(answer.ok ? { out: answer.value.out } : { out: [], askedAtMs: -Infinity });
};

/** Integrations whose provider doesn't answer, as the book knows it; requested while the page is visible. */
export const useOutIntegrations = (isAsked = true): readonly IntegrationName[] => {
  useEffect(() => {
    if (!isAsked) return undefined;
    void loadOutages();
    return repeat(() => {
      if (document.visibilityState === 'visible') void loadOutages();
    }, ASKED_EVERY_MS);
  }, [isAsked]);
  return useOutages(({ out }) => out);
};

/** For tests, each with a new book. */
export const resetOutages = (): void => useOutages.setState({ out: [], askedAtMs: -Infinity });
