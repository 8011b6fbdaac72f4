import { lazy, Suspense } from 'react';
import { useCaptcha } from '../../account/captcha/captcha-store.ts';
import { answerIdentity, useIdentityQuestion } from '../../ground/calls/identity-question.ts';
import { NewsDialogs } from '../messages/NewsDialogs.tsx';
import { NamedDialog } from './NamedDialog.tsx';
import { NumbersSlot } from '../../lines/numbers/NumbersSlot.tsx';
import { isSessionWatched, selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useSettledNews } from '../../books/transactions/settled-news-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { SessionEnd } from '../session-watch/SessionEnd.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useShell } from '../../ground/ui/shell-store.ts';

const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'), 'KeysDialog');
const PasswordDialog = lazyPart(() => import('../../account/settings/PasswordDialog.tsx'), 'PasswordDialog');
/** When it can't be loaded, nobody can be asked: the call stays refused. */
const IdentityDialog = lazy(async () => {
  try {
    return { default: (await import('../../account/settings/IdentityDialog.tsx')).IdentityDialog };
  } catch (failure) {
    answerIdentity(false);
    throw failure;
  }
});
const ReadOnlyDialog = lazyPart(() => import('./ReadOnlyDialog.tsx'), 'ReadOnlyDialog');

const LearningMode = lazyPart(() => import('../../words/translations/LearningMode.tsx'), 'LearningMode');

const SessionWatch = lazyPart(() => import('../session-watch/SessionWatch.tsx'), 'SessionWatch');

const SlipChangeDialog = lazyPart(
  () => import('../../betting/slip/placing/SlipChangeDialog.tsx'),
  'SlipChangeDialog',
);

const CommandLine = lazyPart(() => import('../../lines/command/CommandLine.tsx'), 'CommandLine');

const ChatPanel = lazyPart(() => import('../../account/chat/ChatPanel.tsx'), 'ChatPanel');

const CaptchaStatus = lazyPart(() => import('../../account/captcha/CaptchaStatus.tsx'), 'CaptchaStatus');

const SettledNotices = lazyPart(
  () => import('../../books/transactions/SettledNotices.tsx'),
  'SettledNotices',
);

/** Dialogs and news that belong to no page; each is loaded when it is first needed. */
export function Dialogs() {
  const areKeysShown = useShell((state) => state.areKeysShown);
  const isPasswordShown = useShell((state) => state.isPasswordShown);
  const mustChangePassword = useSession((state) => selectCustomer(state)?.mustChangePassword === true);
  const isWatched = useSession((state) => isSessionWatched(selectCustomer(state)));
  const isIdentityAsked = useIdentityQuestion(({ waiting }) => waiting.length > 0);
  const isLearning = useShell((state) => state.isLearning);
  const maySuggest = useSession((state) => selectCustomer(state)?.maySuggestTexts === true);
  const changeShell = useShell((state) => state.changeShell);
  const isReadOnly = useSlip((state) => state.readOnlyAlert);
  const dismissReadOnlyAlert = useSlip((state) => state.dismissReadOnlyAlert);
  const cancelChange = useSlip((state) => state.cancelChange);
  const isChangePending = useSlip((state) => state.pendingChange !== null);
  const isTyped = useShell(({ typedCommand }) => typedCommand !== null);
  const isChatOpen = useShell((state) => state.isChatOpen);
  const isChecked = useCaptcha(({ stage }) => stage !== 'idle');
  const isAnythingSettled = useSettledNews((state) => state.waiting !== null);
  return (
    <Suspense>
      <NamedDialog />
      {areKeysShown && (
        <DialogPart onClose={() => changeShell({ areKeysShown: false })}>
          <KeysDialog />
        </DialogPart>
      )}
      {isLearning && maySuggest && <LearningMode />}
      {(isPasswordShown || mustChangePassword) && (
        <DialogPart onClose={mustChangePassword ? null : () => changeShell({ isPasswordShown: false })}>
          <PasswordDialog isForced={mustChangePassword} />
        </DialogPart>
      )}
      <NewsDialogs />
      {isWatched && (
        <Optional>
          <SessionWatch />
        </Optional>
      )}
      <SessionEnd />
      {isReadOnly && (
        <DialogPart onClose={dismissReadOnlyAlert}>
          <ReadOnlyDialog />
        </DialogPart>
      )}
      {isIdentityAsked && (
        <Optional>
          <IdentityDialog />
        </Optional>
      )}
      {isChangePending && (
        <DialogPart onClose={cancelChange}>
          <SlipChangeDialog />
        </DialogPart>
      )}
      {isTyped && (
        <DialogPart onClose={() => changeShell({ typedCommand: null })}>
          <CommandLine />
        </DialogPart>
      )}
      <NumbersSlot />
      {isChatOpen && (
        <Optional>
          <ChatPanel />
        </Optional>
      )}
      {isChecked && (
        <Optional>
          <CaptchaStatus />
        </Optional>
      )}
      {isAnythingSettled && (
        <Optional>
          <SettledNotices />
        </Optional>
      )}
    </Suspense>
  );
}
