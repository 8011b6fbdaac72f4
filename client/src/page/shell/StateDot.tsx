import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from './StateDot.module.css';
import { useStateKind } from './use-state-kind.ts';

/** Whether all is well, in a dot; pressed, it opens the state of each part of the book. */
export function StateDot() {
  const { t } = useTranslation();
  const kind = useStateKind();
  const openDialog = useOpenDialog();
  return (
    <button
      type="button"
      className={classes['open']}
      data-kind={kind}
      aria-label={t('shell:stateOfBook')}
      title={t('shell:stateOfBook')}
      onClick={() => openDialog('domainStates')}
    >
      <span className={classes['dot']} aria-hidden="true" />
    </button>
  );
}
