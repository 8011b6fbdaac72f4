import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from './SettingsDialog.module.css';

/** SCR1-63, SCR1-64: actions for customers whom the book lets suggest texts. */
export function TextActions() {
  const { t } = useTranslation();
  const changeShell = useShell((state) => state.changeShell);
  const close = useCloseDialog();
  return (
    <section className={classes['section']}>
      <h3>{t('settings:texts.title')}</h3>
      <p className={classes['note']}>{t('settings:texts.what')}</p>
      <Button
        variant="default"
        onClick={() => {
          changeShell({ isLearning: true });
          close();
        }}
      >
        {t('settings:texts.learn')}
      </Button>
      <Button component="a" variant="default" href="#/translations" target="_blank" rel="noopener">
        {t('settings:texts.all')}
      </Button>
    </section>
  );
}
