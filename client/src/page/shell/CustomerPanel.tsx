import { ContentLinks } from '../../words/content/ContentLinks.tsx';
import { SettingsPanel } from '../../account/settings/SettingsPanel.tsx';
import { AccountMoney } from './AccountMoney.tsx';

/** What the customer's menu holds: the account's money, how the book is shown, and the book's own words. */
export function CustomerPanel({ onClose }: { onClose: () => void }) {
  return (
    <>
      <AccountMoney onOpen={onClose} />
      <SettingsPanel onClose={onClose} />
      <ContentLinks onRules={onClose} />
    </>
  );
}
