import { ContentLinks } from '../../words/content/ContentLinks.tsx';
import { SettingsPanel } from '../../account/settings/SettingsPanel.tsx';
import { AccountMoney } from './AccountMoney.tsx';

/** The content of the customer's menu: the account's money, display settings, and the book's own pages. */
export function CustomerPanel({ onClose }: { onClose: () => void }) {
  return (
    <>
      <AccountMoney onOpen={onClose} />
      <SettingsPanel onClose={onClose} />
      <ContentLinks onRules={onClose} />
    </>
  );
}
