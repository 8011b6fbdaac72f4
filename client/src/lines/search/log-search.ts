import { parseSearch } from '@lineboard/domain/lines/offering/search';
import { logAction } from '../../ground/session/log-action.ts';

/**
 * Notes searches in the customer action log, at most one until the call before has completed (spec 1 §5): searches made
 * meanwhile are not noted, nor texts that are too short to search.
 */
export const createSearchLog = (log: typeof logAction = logAction): ((text: string) => void) => {
  let isLogging = false;
  return (text) => {
    if (isLogging || parseSearch(text) === null) return;
    isLogging = true;
    void log('search', text.trim()).finally(() => {
      isLogging = false;
    });
  };
};

/** The one log of this page's searches. */
export const logSearch = createSearchLog();
