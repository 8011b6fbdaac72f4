import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { isCommentShown } from '@lineboard/domain/account/customer/is-comment-shown';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../ground/device-storage/device-storage.ts';

interface CommentStore {
  /** The comment that was shown in this tab's session; null before it, and after it has ended. */
  shown: string | null;
  markShown: (shown: string | null) => void;
}

/** VAL1-05: a comment is shown once a session, also when the page is reloaded in between. */
export const useComments = create<CommentStore>()(
  persist((set) => ({ shown: null, markShown: (shown) => set({ shown }) }), {
    name: 'lineboard-comment',
    storage: createJSONStorage(() => tabStorage),
    partialize: ({ shown }) => ({ shown }),
  }),
);

export const nameOfComment = ({ customerId, commentsWrittenAtMs = null }: CustomerInfo): string =>
  `${customerId}/${commentsWrittenAtMs}`;

/** VAL1-03 to VAL1-05: there is a comment that this customer hasn't seen yet. */
export const hasComment = (customer: CustomerInfo | null, shown: string | null): boolean =>
  customer !== null && isCommentShown(customer, Date.now()) && shown !== nameOfComment(customer);
