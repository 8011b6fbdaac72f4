import { create } from 'zustand';

/** The page of a ticket or a game, or a page of the site. */
export type NoticeLink = { text: string } & (
  | { page: 'transactions' }
  | { page: 'ticket' | 'game'; number: number }
);

export interface Notice {
  id: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  /** The page with more about it. */
  link?: NoticeLink;
}

export interface NoticesState {
  waiting: readonly Notice[];
}

export interface NoticesActions {
  notify: (notice: Omit<Notice, 'id'>) => void;
  takeNotices: () => readonly Notice[];
}

let last = 0;

/** Notices that wait to be shown; the code that shows them is loaded with the first one. */
export const useNotices = create<NoticesState & NoticesActions>()((set, get) => ({
  waiting: [],
  notify: (notice) => set({ waiting: [...get().waiting, { ...notice, id: String(++last) }] }),
  takeNotices: () => {
    const { waiting } = get();
    if (waiting.length > 0) set({ waiting: [] });
    return waiting;
  },
}));
