import { maySwitchRestriction } from '@lineboard/domain/account/settings/self-service';
import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../../ground/session/session-store.ts';
import classes from '../SettingsDialog.module.css';
import { useSwitchRestriction } from '../use-switch-restriction.ts';

/** The main switch: while every changed line is asked about, no other choice for moved prices counts. */
export function AutoAccept() {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const customer = useSession(selectCustomer);
  const { isSwitching, turn } = useSwitchRestriction();
  const asked = customer?.restrictions.find(({ code }) => code === 'AUTOLINECH');
  return (
    <>
      <p>
        {t('settings:self.autoAccept')}{' '}
        <output>{asked === undefined ? t('settings:self.on') : t('settings:self.off')}</output>
      </p>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={asked !== undefined}
          disabled={
            isSwitching ||
            customer?.isDemo === true ||
            !maySwitchRestriction('AUTOLINECH', asked === undefined, asked)
          }
          onChange={({ currentTarget }) => void turn('AUTOLINECH', currentTarget.checked)}
        />
        <span>
          {t('settings:self.askEveryTime')}
          <small>{t('settings:self.rulesBelow')}</small>
        </span>
      </label>
    </>
  );
}
