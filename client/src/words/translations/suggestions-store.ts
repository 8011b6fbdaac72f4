import type { TextSuggestion } from '@lineboard/domain/words/translations/translation.schema';
import { create } from 'zustand';
import { type CallError, callBook } from '../../ground/calls/call-book.ts';

interface SuggestionsState {
  /** The customer's suggestions that the book has yet to decide; null until the first answer. */
  suggestions: readonly TextSuggestion[] | null;
  error: CallError | null;
}

export const useSuggestions = create<SuggestionsState>()(() => ({ suggestions: null, error: null }));

export const loadSuggestions = async (): Promise<void> => {
  const answer = await callBook('readOwnSuggestions');
  if (answer.ok) useSuggestions.setState({ ...answer.value, error: null });
  else useSuggestions.setState({ error: answer.error });
};

/** @returns why nothing was sent; null: the book has it */
export const suggestText = async (suggestion: TextSuggestion): Promise<CallError | null> => {
  const answer = await callBook('suggestText', { body: suggestion });
  if (!answer.ok) return answer.error;
  useSuggestions.setState({ ...answer.value, error: null });
  return null;
};
