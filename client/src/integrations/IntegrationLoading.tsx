import { useTranslation } from 'react-i18next';
import { useIsInDialog } from '../ui/in-dialog.ts';
import pageClasses from '../ui/Page.module.css';

/** Its title, and the place of what comes in a moment: nothing to read or press, nothing that looks like a refusal. */
export function IntegrationLoading({ title }: { title: string }) {
  const { t } = useTranslation('integrations');
  const isInside = useIsInDialog();
  return (
    <div className={isInside ? undefined : pageClasses['page']}>
      {!isInside && (
        <div className={pageClasses['head']}>
          <h1>{title}</h1>
        </div>
      )}
      <div className={pageClasses['skeleton']} role="status" aria-label={t('loading')} />
    </div>
  );
}
