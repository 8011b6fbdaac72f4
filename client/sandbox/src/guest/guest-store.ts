import type { Guest } from '@lineboard/domain/sandbox/sandbox-answers';
import { create } from 'zustand';
import { callSandbox, type SandboxFault } from './call-sandbox.ts';

interface GuestState {
  /** `visitor`: no token came with the address. `left`: the session is over. */
  status: 'visitor' | 'entering' | 'entered' | 'refused' | 'left';
  guest: Guest | null;
  fault: SandboxFault | null;
  balanceCents: number | null;
}

interface GuestActions {
  /** Once for each token, which is valid once. */
  enter(token: string): Promise<void>;
  tellBalance(balanceCents: number): void;
  askBalance(): Promise<void>;
  leave(): void;
}

const NOBODY: GuestState = { status: 'visitor', guest: null, fault: null, balanceCents: null };

/** The player on this page. The session exists only here: in no storage and no address. */
export const useGuest = create<GuestState & GuestActions>()((set, get) => ({
  ...NOBODY,
  enter: async (token) => {
    if (get().status !== 'visitor') return;
    set({ status: 'entering' });
    const answer = await callSandbox<Guest>('enter', { token }, null);
    if (answer.ok) set({ status: 'entered', guest: answer.value, balanceCents: answer.value.balanceCents });
    else set({ status: 'refused', fault: answer.code });
  },
  tellBalance: (balanceCents) => set({ balanceCents }),
  askBalance: async () => {
    const { guest } = get();
    if (guest === null) return;
    const answer = await callSandbox<{ balanceCents: number }>('balance', {}, guest.session);
    if (answer.ok) set({ balanceCents: answer.value.balanceCents });
  },
  leave: () => set({ status: 'left', guest: null }),
}));
