import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import './settings-styles.css';
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_ROWS, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { useIsPhone, useIsTouch } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { changePriceType } from './change-price-type.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import classes from './SettingsPanel.module.css';
import { SignOut } from './SignOut.tsx';

interface Choice<Value extends string> {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: Choice<Value>) {
  return (
    <div className={classes['choice']}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={value}
        data={options.map((option) => ({ ...option }))}
        onChange={onChoose}
      />
    </div>
  );
}

/** How this device shows the book, as far as it can, and the sign-out. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const settings = useDeviceSettings();
  const { changeSettings } = settings;
  const customer = useSession(selectCustomer);
  const isPhone = useIsPhone();
  const isTouch = useIsTouch();

  return (
    <MantineParts>
      <div className={classes['panel']}>
        {customer !== null && (
          <p className={classes['customer']}>
            {customer.customerId}
            <span>{customer.creditAcctFlag ? t('settings:credit') : t('settings:postUp')}</span>
          </p>
        )}
        <Choice
          label={t('settings:prices')}
          value={settings.priceType}
          options={[
            { value: 'A', label: t('settings:american') },
            { value: 'D', label: t('settings:decimal') },
            { value: 'F', label: t('settings:fractional') },
          ]}
          onChoose={changePriceType}
        />
        <Choice
          label={t('settings:theme')}
          value={settings.theme}
          options={[
            { value: 'dark', label: t('settings:dark') },
            { value: 'light', label: t('settings:light') },
            { value: 'auto', label: t('settings:auto') },
          ]}
          onChoose={(theme) => changeSettings({ theme })}
        />
        {/* All controls that a finger presses have one height. */}
        {!isPhone && (
          <Choice
            label={t('settings:density')}
            value={settings.density}
            options={[
              { value: 'comfortable', label: t('settings:comfortable') },
              { value: 'compact', label: t('settings:compact') },
            ]}
            onChoose={(density) => changeSettings({ density })}
          />
        )}
        {isTouch && (
          <Choice
            label={t('settings:viewMode')}
            value={settings.viewMode}
            options={[
              { value: 'normal', label: t('settings:viewNormal') },
              { value: 'desktop', label: t('settings:viewDesktop') },
            ]}
            onChoose={(viewMode) => changeSettings({ viewMode })}
          />
        )}
        <LanguageChoice />
        <Actions onClose={onClose} />
      </div>
    </MantineParts>
  );
}

function LanguageChoice() {
  const { t } = useTranslation();
  const chosen = useDeviceSettings((settings) => settings.language);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  return (
    <NativeSelect
      size="xs"
      label={t('settings:language')}
      labelProps={{ className: classes['label'] }}
      value={chosen}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_ROWS[language].ownName }))}
      onChange={({ currentTarget }) => {
        const language = LANGUAGES.find((known) => known === currentTarget.value);
        if (language !== undefined) changeSettings({ language, isLanguageChosen: true });
      }}
    />
  );
}

/** Actions rather than choices. */
function Actions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  const isTouch = useIsTouch();
  const openDialog = useOpenDialog();
  const leadTo = (dialog: Parameters<typeof openDialog>[0]): void => {
    onClose();
    openDialog(dialog);
  };
  const changeShell = useShell((state) => state.changeShell);
  return (
    <div className={classes['actions']}>
      <Button variant="default" size="xs" onClick={() => leadTo('settings')}>
        {t('settings:allSettings')}
      </Button>
      {isOnline && (
        <Button variant="default" size="xs" onClick={() => changeShell({ isPasswordShown: true })}>
          {t('settings:changePassword')}
        </Button>
      )}
      {isOnline && (
        <Button variant="default" size="xs" onClick={() => leadTo('devices')}>
          {t('settings:devices')}
        </Button>
      )}
      {isOnline && (
        <Button variant="default" size="xs" onClick={() => leadTo('passkeys')}>
          {t('settings:passkeys.title')}
        </Button>
      )}
      {!isTouch && (
        <Button variant="default" size="xs" onClick={() => changeShell({ areKeysShown: true })}>
          {t('settings:keys')}
        </Button>
      )}
      <SignOut onClose={onClose} />
    </div>
  );
}
