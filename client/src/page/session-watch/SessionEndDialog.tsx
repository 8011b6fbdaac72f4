import type { SessionLeft } from '@lineboard/domain/account/sign-in/session-answer.schema';
import sessionTexts from '@lineboard/domain/catalogues/en/later/session.json';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../ground/formats/use-countdown.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { readBookMs } from '../../ground/live/line-state.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';

/** A customer who only watches the board does nothing that a session goes on by, and isn't signed out unasked. */
export function SessionEndDialog({ left, onStay }: { left: SessionLeft; onStay: () => void }) {
  useTexts({ session: sessionTexts });
  const { t } = useTranslation();
  const when = useCountdown(useMemo(() => readBookMs() + left.endsInMs, [left]));
  const kind = left.canStay ? 'idle' : 'lifetime';
  return (
    <ModalFrame title={t(`session:end.${kind}Title`)} onClose={onStay}>
      <p>{t(`session:end.${kind}`, { when })}</p>
      <Button mt="md" data-autofocus onClick={onStay}>
        {t(left.canStay ? 'session:end.stay' : 'shell:understood')}
      </Button>
    </ModalFrame>
  );
}
