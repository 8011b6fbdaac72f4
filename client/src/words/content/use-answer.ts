import { useEffect, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { AnswerStore } from '../../ground/calls/create-answer-store.ts';
import { useLineState } from '../../ground/live/line-state.ts';

/** A store's answer, requested when it is first needed, and again once a lost connection is back. */
export const useAnswer = <T>(store: StoreApi<AnswerStore<T>>): AnswerStore<T> => {
  const source = useStore(store);
  const isCut = useLineState(({ connection }) => connection === 'offline' || connection === 'stale');
  const wasCut = useRef(false);
  useEffect(() => {
    void store.getState().load();
  }, [store]);
  useEffect(() => {
    if (!isCut && wasCut.current) void store.getState().load();
    wasCut.current = isCut;
  }, [isCut, store]);
  return source;
};
