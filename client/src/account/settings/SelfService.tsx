import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import type { SelfServiceCode } from '@lineboard/domain/account/settings/self-service';
import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SettingsDialog.module.css';
import { useSwitchRestriction } from './use-switch-restriction.ts';

interface SelfServiceProps {
  customer: CustomerInfo;
  integrations: SettingsLists['integrations'];
}

/** CALL1-06: the rights that customers may give up. */
export function SelfService({ customer, integrations }: SelfServiceProps) {
  const { t } = useTranslation();
  const { isSwitching, turn } = useSwitchRestriction();
  const find = (code: SelfServiceCode) => customer.restrictions.find((one) => one.code === code);

  const hasProps = integrations.some(({ name }) =>
    INTEGRATIONS.some((one) => one.name === name && one.restrictionCodes.includes('PROPS')),
  );
  return (
    <section className={classes['section']}>
      <h3>{t('settings:self.title')}</h3>
      <GiveUp
        what={t('settings:self.betting')}
        isGone={find('NOSPTWAGER') !== undefined}
        isSwitching={isSwitching}
        onGiveUp={() => void turn('NOSPTWAGER', true)}
      />
      {(hasProps || find('PROPS') !== undefined) && (
        <GiveUp
          what={t('settings:self.props')}
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
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  if (isGone) return <p className={classes['note']}>{t('settings:self.gone', { what })}</p>;
  if (!isAsked)
    return (
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {t('settings:self.giveUp', { what })}
      </Button>
    );
  return (
    <div role="group" aria-label={what} className={classes['sure']}>
      <p>{t('settings:self.sure', { what })}</p>
      <Button variant="default" onClick={() => setIsAsked(false)}>
        {t('settings:password.cancel')}
      </Button>
      <Button color="red" disabled={isSwitching} onClick={onGiveUp}>
        {t('settings:self.giveUp', { what })}
      </Button>
    </div>
  );
}
