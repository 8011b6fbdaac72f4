import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { selectErrorHint } from '../items/error-hint.ts';
import { useSlip } from '../state/slip-store.ts';
import { isAboutCount } from './select-action.ts';
import classes from './SlipError.module.css';

/** Errors of the ticket as a whole, beneath its action, in the place of the action's own hint. */
export function SlipError() {
  const { t } = useTranslation();
  const formats = useFormats();
  const error = useSlip(({ evaluation }) => evaluation.error);
  if (error === null || error.code === 'noItems' || isAboutCount(error.code)) return null;
  const hint = selectErrorHint(t, formats, error);
  return (
    <p className={classes['error']} role="alert">
      {t(`error:${error.code}`)}
      {hint !== null && <span> · {hint}</span>}
    </p>
  );
}
