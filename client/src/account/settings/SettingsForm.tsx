import {
  listMissingSettings,
  type NeededSetting,
  type SettingsLists,
} from '@lineboard/domain/account/settings/customer-settings';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../ground/calls/call-book.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { FavoriteFields } from './FavoriteFields.tsx';
import { PlainFields } from './PlainFields.tsx';
import { saveSettings } from './save-settings.ts';
import classes from './SettingsDialog.module.css';
import type { DraftOfSettings } from './use-settings-draft.ts';

interface SettingsFormProps {
  lists: SettingsLists;
  draft: DraftOfSettings;
  /** The choices stay on this device. */
  isVisitor: boolean;
}

/** Saved by one call; choices that couldn't be saved stay in the form. */
export function SettingsForm({ lists, draft, isVisitor }: SettingsFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly NeededSetting[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const { values, isChanged, forget } = draft;

  /** Focuses the first of these fields, in the form's order. */
  const focus = (...names: readonly string[]): void => {
    const selector = names.map((name) => `[name="${CSS.escape(name)}"]`).join();
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const lacking = listMissingSettings(values);
    setMissing(lacking);
    setError(null);
    setIsSaved(false);
    if (lacking.length > 0) {
      focus(...lacking);
      return;
    }
    setIsSaving(true);
    const failed = await saveSettings(values);
    setIsSaving(false);
    setError(failed);
    setIsSaved(failed === null);
    if (failed === null) forget();
    else if (failed.code === 'choiceUnavailable') focus(failed.params.field);
  };

  const faults = new Map<string, string>(missing.map((name) => [name, t(`settings:missing.${name}`)]));
  if (error?.code === 'choiceUnavailable') faults.set(error.params.field, t('error:choiceUnavailable'));
  return (
    <form
      ref={form}
      noValidate
      className={classes['form']}
      aria-busy={isSaving}
      onSubmit={(event) => void submit(event)}
    >
      {isVisitor ? <p className={classes['note']}>{t('settings:onlyHere')}</p> : <FromBefore draft={draft} />}
      <PlainFields lists={lists} draft={draft} faults={faults} isVisitor={isVisitor} />
      <FavoriteFields lists={lists} draft={draft} faults={faults} />
      <div className={classes['save']}>
        <p role="alert" className={classes['error']}>
          {error !== null && (
            <>
              {t('settings:notSaved')} {t(`error:${error.code}`)}
            </>
          )}
        </p>
        {/* Shown here, where it was pressed: a notice would cover the dialog's edge. */}
        <p aria-live="polite" className={classes['saved']}>
          {isSaved && !isChanged && (isVisitor ? t('settings:savedHere') : t('settings:saved'))}
        </p>
        <Button type="submit" size="md" disabled={isSaving}>
          {t('settings:save')}
        </Button>
      </div>
    </form>
  );
}

/** Choices that were made here before anybody signed in become the account's only when its customer says so. */
function FromBefore({ draft }: { draft: DraftOfSettings }) {
  const { t } = useTranslation();
  const before = useDeviceSettings((settings) => settings.visitorSettings);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  if (before === null) return null;
  const forget = (): void => changeSettings({ visitorSettings: null });
  return (
    <div className={classes['sure']}>
      <p>{t('settings:fromBefore')}</p>
      <Button
        variant="default"
        onClick={() => {
          const { webRememberPassword: _, ...chosen } = before;
          draft.change(chosen);
          forget();
        }}
      >
        {t('settings:useThem')}
      </Button>
      <Button variant="default" onClick={forget}>
        {t('settings:forgetThem')}
      </Button>
    </div>
  );
}
