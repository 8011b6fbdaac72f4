import chatTexts from '@lineboard/domain/catalogues/en/later/chat.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useHidesChat } from './use-hides-chat.ts';

/** SH1-10: opens the chat, where there is one. @param onOpen closes the part around it */
export function ChatButton({ onOpen }: { onOpen: () => void }) {
  useTexts({ chat: chatTexts });
  const { t } = useTranslation();
  const hasChat = useSession(({ site }) => site?.liveChat != null);
  const isHidden = useHidesChat();
  const changeShell = useShell((state) => state.changeShell);
  if (!hasChat || isHidden) return null;
  return (
    <button
      type="button"
      onClick={() => {
        onOpen();
        changeShell({ isChatOpen: true });
      }}
    >
      {t('chat:open')}
    </button>
  );
}
