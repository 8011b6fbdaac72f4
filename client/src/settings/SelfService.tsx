import type { CustomerInfo } from '@lineboard/domain/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/customer/customer-settings';
import { maySwitchRestriction, type SelfServiceCode } from '@lineboard/domain/customer/self-service';
import { INTEGRATIONS } from '@lineboard/domain/integration/integrations';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../calls/call-book.ts';
import { askSession } from '../session/ask-session.ts';
import { useSession } from '../session/session-store.ts';
import { useNotices } from '../ui/notices-store.ts';
import classes from './SettingsDialog.module.css';

interface SelfServiceProps {
  customer: CustomerInfo;
  integrations: SettingsLists['integrations'];
}

/** CALL1-06: what customers may take from themselves, and what of it they may take back. */
export function SelfService({ customer, integrations }: SelfServiceProps) {
  const { t } = useTranslation('settings');
  const [isSwitching, setIsSwitching] = useState(false);
  const notify = useNotices((state) => state.notify);
  const find = (code: SelfServiceCode) => customer.restrictions.find((one) => one.code === code);
  const asked = find('AUTOLINECH');

  const turn = async (code: SelfServiceCode, isOn: boolean): Promise<void> => {
    setIsSwitching(true);
    const answer = await callBook('switchRestriction', { params: { code }, body: { isOn } });
    if (answer.ok) await askSession(useSession.getState().applySession);
    else notify({ kind: 'error', text: t(`error:${answer.error.code}`) });
    setIsSwitching(false);
  };

  const hasProps = integrations.some(({ name }) =>
    INTEGRATIONS.some((one) => one.name === name && one.restrictionCodes.includes('PROPS')),
  );
  return (
    <section className={classes['section']}>
      <h3>{t('self.title')}</h3>
      <p>
        {t('self.autoAccept')} <output>{asked === undefined ? t('self.on') : t('self.off')}</output>
      </p>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={asked !== undefined}
          disabled={isSwitching || !maySwitchRestriction('AUTOLINECH', asked === undefined, asked)}
          onChange={({ currentTarget }) => void turn('AUTOLINECH', currentTarget.checked)}
        />
        <span>{t('self.askEveryTime')}</span>
      </label>
      <GiveUp
        what={t('self.betting')}
        isGone={find('NOSPTWAGER') !== undefined}
        isSwitching={isSwitching}
        onGiveUp={() => void turn('NOSPTWAGER', true)}
      />
      {(hasProps || find('PROPS') !== undefined) && (
        <GiveUp
          what={t('self.props')}
          isGone={find('PROPS') !== undefined}
          isSwitching={isSwitching}
          onGiveUp={() => void turn('PROPS', true)}
        />
      )}
    </section>
  );
}

interface GiveUpProps {
  what: string;
  isGone: boolean;
  isSwitching: boolean;
  onGiveUp: () => void;
}

/** Asked once more: only the book gives it back. */
function GiveUp({ what, isGone, isSwitching, onGiveUp }: GiveUpProps) {
  const { t } = useTranslation('settings');
  const [isAsked, setIsAsked] = useState(false);
  if (isGone) return <p className={classes['note']}>{t('self.gone', { what })}</p>;
  if (!isAsked)
    return (
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {t('self.giveUp', { what })}
      </Button>
    );
  return (
    <div role="group" aria-label={what} className={classes['sure']}>
      <p>{t('self.sure', { what })}</p>
      <Button variant="default" onClick={() => setIsAsked(false)}>
        {t('password.cancel')}
      </Button>
      <Button color="red" disabled={isSwitching} onClick={onGiveUp}>
        {t('self.giveUp', { what })}
      </Button>
    </div>
  );
}
