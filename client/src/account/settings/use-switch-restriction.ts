import type { SelfServiceCode } from '@lineboard/domain/account/settings/self-service';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { askSession } from '../../ground/session/ask-session.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';

interface RestrictionSwitch {
  isSwitching: boolean;
  turn: (code: SelfServiceCode, isOn: boolean) => Promise<void>;
}

/** CALL1-06: turns a restriction of the account on or off; a notice says why it couldn't be. */
export const useSwitchRestriction = (): RestrictionSwitch => {
  const { t } = useTranslation();
  const [isSwitching, setIsSwitching] = useState(false);
  const notify = useNotices((state) => state.notify);
  const turn = async (code: SelfServiceCode, isOn: boolean): Promise<void> => {
    setIsSwitching(true);
    const answer = await callBook('switchRestriction', { params: { code }, body: { isOn } });
    if (answer.ok) await askSession(useSession.getState().applySession);
    else notify({ kind: 'error', text: t(`error:${answer.error.code}`) });
    setIsSwitching(false);
  };
  return { isSwitching, turn };
};
