import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import type { AlertSubject } from './alert-draft.ts';
import { AlertForm } from './AlertForm.tsx';
import { AlertList } from './AlertList.tsx';
import { useLineAlerts } from './alerts-store.ts';

/** What the customer wants to be told of one game, and what of it waits already. */
export function AlertDialog({ onClose, ...about }: AlertSubject & { onClose: () => void }) {
  const { t } = useTranslation();
  const { game } = about;
  const alerts = useLineAlerts(({ answer }) => answer?.alerts);
  useEffect(() => void useLineAlerts.getState().load(), []);
  const own = alerts?.filter(({ gameNum, isOpen }) => isOpen && gameNum === game.eventId) ?? [];
  return (
    <ModalFrame title={`${t('line-alerts:title')}: ${game.team1Id} @ ${game.team2Id}`} onClose={onClose}>
      <AlertForm {...about} />
      {own.length > 0 && <AlertList alerts={own} />}
    </ModalFrame>
  );
}
