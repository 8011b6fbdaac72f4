import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { codeOfHomePage, HOME_PAGES } from '@lineboard/domain/account/settings/settings-choices';
import { useTranslation } from 'react-i18next';
import { BOOK_CODES, LANGUAGE_ROWS, languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { ChoiceField } from './ChoiceField.tsx';
import { groupTimeZones } from './group-time-zones.ts';
import classes from './SettingsDialog.module.css';
import type { FieldFaults } from './field-faults.ts';
import type { DraftOfSettings } from './use-settings-draft.ts';

interface PlainFieldsProps {
  lists: SettingsLists;
  draft: DraftOfSettings;
  faults: FieldFaults;
  isVisitor: boolean;
}

const PRICE_TYPES = ['A', 'D', 'F'] as const;

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

/** All fields but the favorites. */
export function PlainFields({ lists, draft, faults, isVisitor }: PlainFieldsProps) {
  const { t } = useTranslation();
  const { values, change } = draft;
  const homePages = HOME_PAGES.filter((name) => lists.homePages.some((page) => page.name === name));
  return (
    <>
      <ChoiceField
        name="webLanguage"
        label={t('settings:language')}
        value={values.webLanguage}
        options={lists.languages.map(({ code }) => ({
          value: code,
          label: LANGUAGE_ROWS[languageOfBookCode(code)].ownName,
        }))}
        fault={faults.get('webLanguage')}
        onChoose={(value) => change({ webLanguage: known(BOOK_CODES, value) })}
      />
      <ChoiceField
        name="priceType"
        label={t('settings:prices')}
        value={values.priceType}
        options={PRICE_TYPES.map((type) => ({ value: type, label: t(`settings:prices.${type}`) }))}
        fault={faults.get('priceType')}
        onChoose={(value) => change({ priceType: known(PRICE_TYPES, value) })}
      />
      <ChoiceField
        name="timeZone"
        label={t('settings:timeZone')}
        value={values.timeZone}
        options={groupTimeZones(lists.timeZones, values.timeZone)}
        fault={faults.get('timeZone')}
        onChoose={(timeZone) => change({ timeZone })}
      />
      <ChoiceField
        name="webHomePage"
        label={t('settings:homePage')}
        value={values.webHomePage}
        options={homePages.map((name) => {
          const code = codeOfHomePage(name);
          return { value: code, label: t(`settings:homePage.${code}`) };
        })}
        fault={faults.get('webHomePage')}
        onChoose={(value) => change({ webHomePage: known(homePages.map(codeOfHomePage), value) })}
      />
      <ChoiceField
        name="defaultIntegration"
        label={t('settings:defaultIntegration')}
        value={values.defaultIntegration}
        options={lists.integrations.map(({ name, route }) => ({
          value: route,
          label:
            name === 'sportsbook'
              ? t('settings:sportsbook')
              : t(`integrations:${name}.title`, { defaultValue: name }),
        }))}
        fault={faults.get('defaultIntegration')}
        onChoose={(defaultIntegration) => change({ defaultIntegration })}
      />
      <ChoiceField
        name="webPitcherOption"
        label={t('settings:pitchers')}
        value={values.webPitcherOption}
        options={lists.baseballActionTypes.map(({ name }) => ({
          value: name,
          label: t(`settings:pitchers.${name}`),
        }))}
        fault={faults.get('webPitcherOption')}
        onChoose={(value) => change({ webPitcherOption: known(['listed', 'action'], value) })}
      />
      {!isVisitor && <RememberField draft={draft} />}
    </>
  );
}

function RememberField({ draft: { values, change } }: { draft: DraftOfSettings }) {
  const { t } = useTranslation();
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        name="webRememberPassword"
        checked={values.webRememberPassword === true}
        onChange={({ currentTarget }) => change({ webRememberPassword: currentTarget.checked })}
      />
      <span>
        {t('settings:remember')}
        <small>{t('settings:rememberHow')}</small>
      </span>
    </label>
  );
}
