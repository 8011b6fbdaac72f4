import { useTranslation } from 'react-i18next';
import pageClasses from '../../ground/ui/Page.module.css';
import { IntegrationPlace } from './IntegrationPlace.tsx';

/** The place of content that comes in a moment: nothing to read or press, nothing that looks like a refusal. */
export function IntegrationLoading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <IntegrationPlace title={title}>
      <div className={pageClasses['skeleton']} role="status" aria-label={t('integrations:loading')} />
    </IntegrationPlace>
  );
}
