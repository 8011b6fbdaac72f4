import { useEffect } from 'react';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useCloseDialog, useNamedDialog } from '../../ground/ui/use-named-dialog.ts';
import { hasComment, useComments } from './comment-store.ts';

const CommentDialog = lazyPart(() => import('./CommentDialog.tsx'), 'CommentDialog');
const InboxDialog = lazyPart(() => import('./InboxDialog.tsx'), 'InboxDialog');
const NotificationsDialog = lazyPart(() => import('./NotificationsDialog.tsx'), 'NotificationsDialog');
const PriorityMessages = lazyPart(() => import('./PriorityMessages.tsx'), 'PriorityMessages');

/** The book's announcements over the page, one at a time; each is loaded when there is something. */
export function NewsDialogs() {
  const named = useNamedDialog();
  const close = useCloseDialog();
  const isOnline = useSession(selectIsOnline);
  const customer = useSession(selectCustomer);
  const isVisitor = useSession(({ session }) => session !== null && session.customer === null);
  const hasNew = useSession(({ newMessages }) => newMessages > 0);
  const { shown, markShown } = useComments();
  useEffect(() => {
    if (isVisitor) markShown(null);
  }, [isVisitor, markShown]);
  if (named === 'inbox' || named === 'notifications')
    return (
      <DialogPart key={named} onClose={close}>
        {named === 'inbox' ? <InboxDialog /> : <NotificationsDialog />}
      </DialogPart>
    );
  if (!isOnline || customer === null || customer.mustChangePassword === true) return null;
  if (hasComment(customer, shown))
    return (
      <Optional>
        <CommentDialog customer={customer} />
      </Optional>
    );
  return hasNew ? (
    <Optional>
      <PriorityMessages />
    </Optional>
  ) : null;
}
