import type { SignUpChoices } from '@lineboard/domain/account/sign-up/sign-up';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import type { SignUp } from './use-sign-up.ts';

interface PlaceFieldsProps {
  signUp: SignUp;
  choices: SignUpChoices;
}

/** SCR1-69, SCR1-70: a country, named in the language of the page, and a state of the United States. */
export function PlaceFields({ signUp, choices: { countries, states } }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const language = useDeviceSettings((settings) => settings.language);
  const { draft, fault, change } = signUp;
  const named = useMemo(() => {
    const names = new Intl.DisplayNames(LANGUAGE_ROWS[language].locale, { type: 'region' });
    const { compare } = new Intl.Collator(LANGUAGE_ROWS[language].locale);
    return countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => compare(one.label, other.label));
  }, [countries, language]);
  const none = { value: '', label: t('sign-up:choose') };
  return (
    <>
      <NativeSelect
        data-field="country"
        label={t('sign-up:country')}
        autoComplete="country"
        value={draft.country}
        data={[none, ...named]}
        error={fault === 'country' ? t('sign-up:fault.country') : null}
        aria-invalid={fault === 'country'}
        onChange={({ currentTarget }) => change({ country: currentTarget.value, state: '' })}
      />
      {draft.country === 'US' && (
        <NativeSelect
          data-field="state"
          label={t('sign-up:state')}
          autoComplete="address-level1"
          value={draft.state}
          data={[none, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
          error={fault === 'state' ? t('sign-up:fault.state') : null}
          aria-invalid={fault === 'state'}
          onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        />
      )}
    </>
  );
}
