import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../settings/PasswordField.tsx';
import { CardDropZone } from './CardDropZone.tsx';
import { CardFileList } from './CardFileList.tsx';
import { CardResultSaid } from './CardResultSaid.tsx';
import classes from './CardUploadForm.module.css';
import { useCardFiles } from './use-card-files.ts';
import { useCardForm } from './use-card-form.ts';

/** @param isReady false: none of it can be used yet */
export function CardUploadForm({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation();
  const files = useCardFiles();
  const form = useCardForm(files);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await form.submit();
    // The result was scrolled into view, and must stay there.
    passwordField.current?.focus({ preventScroll: true });
  };

  return (
    <form
      className={classes['form']}
      aria-busy={form.isSending}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('cards:why')}</p>
      <p className={classes['how']}>{t('cards:how')}</p>
      <fieldset className={classes['fields']} disabled={!isReady || form.isSending}>
        <CardDropZone isDisabled={!isReady || form.isSending} onFiles={files.add} />
        <CardFileList {...files} />
        <PasswordField
          field={passwordField}
          label={t('cards:password')}
          autoComplete="current-password"
          value={form.password}
          error={null}
          onType={form.setPassword}
        />
        <Button type="submit" size="md" disabled={!isReady || form.isSending}>
          {form.isSending ? t('cards:sending') : t('cards:submit')}
        </Button>
      </fieldset>
      {form.isSending && (
        <div className={classes['progress']}>
          <progress value={form.sent} max={1} aria-label={t('cards:progress')} />
          <p role="status">{form.isCut && t('cards:cut')}</p>
          <button type="button" onClick={form.stop}>
            {t('cards:stop')}
          </button>
        </div>
      )}
      <CardResultSaid result={form.result} />
    </form>
  );
}
