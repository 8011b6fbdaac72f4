import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'), 'LinkDialog');

/** The button for a link to the ticket's receipt, and its dialog. */
export function LinkSlot({ ticketNumber }: { ticketNumber: number }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('my-history:shareLink')}
      </button>
      <Suspense>
        {isOpen && <LinkDialog ticketNumber={ticketNumber} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
