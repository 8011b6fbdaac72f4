import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { create } from 'zustand';

interface TicketPasswordState {
  /** Kept only as long as the page and only for the next ticket; never stored. */
  password: string;
  isChecking: boolean;
  /** Why the last one was refused. */
  error: ErrorCode | null;
}

interface TicketPasswordActions {
  enterPassword: (password: string) => void;
  beginCheck: () => void;
  /** Ends the check; a password is used once, whatever the result. */
  endCheck: (error: ErrorCode | null) => void;
}

const EMPTY: TicketPasswordState = { password: '', isChecking: false, error: null };

/** The password that is requested with a ticket (spec 2 §5). */
export const useTicketPassword = create<TicketPasswordState & TicketPasswordActions>()((set) => ({
  ...EMPTY,
  enterPassword: (password) => set({ password, error: null }),
  beginCheck: () => set({ isChecking: true, error: null }),
  endCheck: (error) => set({ password: '', isChecking: false, error }),
}));
