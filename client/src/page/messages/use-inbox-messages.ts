import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { flagMessage, useInbox } from './inbox-store.ts';

/**
 * Loads the messages, and again when the book reports another number of unread ones; marks messages of priority M,
 * which are shown open, as read.
 * @returns the list's element, and a function that deletes a message
 */
export const useInboxMessages = (
  customerId: string | null,
): { list: RefObject<HTMLUListElement | null>; remove: (messageId: number) => Promise<void> } => {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { answer, load, refresh, forget } = useInbox();
  const newMessages = useSession((state) => state.newMessages);
  const told = useRef(newMessages);
  const asked = useRef<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (customerId === null) forget();
    else void load();
  }, [customerId, load, forget]);

  const known = answer?.newMessagesCount ?? null;
  useEffect(() => {
    // An answer that is under way may be older than that.
    if (known === null ? told.current !== newMessages : known !== newMessages) refresh();
    told.current = newMessages;
    // The list's own changes are no news to it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newMessages, refresh]);

  useEffect(() => {
    const unread = (answer?.messages ?? []).filter(
      ({ msgPriority, msgStatus, messageId }) =>
        msgPriority === 'M' && msgStatus === null && !asked.current.has(messageId),
    );
    asked.current = new Set([...asked.current, ...unread.map(({ messageId }) => messageId)]);
    for (const { messageId } of unread) void flagMessage(messageId, 'Read');
  }, [answer]);

  const remove = useCallback(
    async (messageId: number) => {
      const error = await flagMessage(messageId, 'Delete');
      if (error === null) list.current?.focus();
      else useNotices.getState().notify({ kind: 'error', text: t(`error:${error.code}`) });
    },
    [t],
  );
  return { list, remove };
};
