import type { ReactNode } from 'react';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useCloseDialog, useNamedDialog } from '../../ground/ui/use-named-dialog.ts';

const CardAuthorizationDialog = lazyPart(
  () => import('../../casino/integrations/CardAuthorizationDialog.tsx'),
  'CardAuthorizationDialog',
);
const DevicesDialog = lazyPart(() => import('../../account/devices/DevicesDialog.tsx'), 'DevicesDialog');
const DomainStatesDialog = lazyPart(() => import('./DomainStatesDialog.tsx'), 'DomainStatesDialog');
const FiguresDialog = lazyPart(() => import('../../books/daily-figures/FiguresDialog.tsx'), 'FiguresDialog');
const NonPostedDialog = lazyPart(
  () => import('../../books/transactions/NonPostedDialog.tsx'),
  'NonPostedDialog',
);
const OpenBetsDialog = lazyPart(() => import('../../books/open-bets/OpenBetsDialog.tsx'), 'OpenBetsDialog');
const PasskeysDialog = lazyPart(() => import('../../account/passkeys/PasskeysDialog.tsx'), 'PasskeysDialog');
const PendingDialog = lazyPart(() => import('../../books/open-bets/PendingDialog.tsx'), 'PendingDialog');
const RulesDialog = lazyPart(() => import('../../words/content/RulesDialog.tsx'), 'RulesDialog');
const SettingsDialog = lazyPart(() => import('../../account/settings/SettingsDialog.tsx'), 'SettingsDialog');

/** @returns null for an unknown name; the dialogs of news are among the news, and the slip has its own place */
const drawDialog = (named: unknown): ReactNode => {
  switch (named) {
    case 'cardAuthorization':
      return <CardAuthorizationDialog />;
    case 'dailyfigures':
      return <FiguresDialog />;
    case 'devices':
      return <DevicesDialog />;
    case 'domainStates':
      return <DomainStatesDialog />;
    case 'nonPostedCasino':
      return <NonPostedDialog />;
    case 'openBets':
      return <OpenBetsDialog />;
    case 'passkeys':
      return <PasskeysDialog />;
    case 'pending':
      return <PendingDialog />;
    case 'rules':
      return <RulesDialog />;
    case 'settings':
      return <SettingsDialog />;
    default:
      return null;
  }
};

/** The dialog that the address names, loaded when it is first needed. */
export function NamedDialog() {
  const named = useNamedDialog();
  const close = useCloseDialog();
  const dialog = drawDialog(named);
  if (dialog === null) return null;
  return (
    <DialogPart key={String(named)} onClose={close}>
      {dialog}
    </DialogPart>
  );
}
