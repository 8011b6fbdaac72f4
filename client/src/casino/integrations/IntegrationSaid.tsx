import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInDialog } from '../../ground/ui/in-dialog.ts';
import pageClasses from '../../ground/ui/Page.module.css';
import { IntegrationPlace } from './IntegrationPlace.tsx';

interface IntegrationSaidProps {
  title: string;
  said: string;
  /** It is about the customer, and announced at once. */
  isAlert?: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}

/** Why there is no frame, and what can be done about it. */
export function IntegrationSaid({ title, said, isAlert = false, onRetry, children }: IntegrationSaidProps) {
  const { t } = useTranslation();
  const isInside = useIsInDialog();
  return (
    <IntegrationPlace title={title}>
      <div className={pageClasses['said']} role={isAlert ? 'alert' : undefined}>
        <p role={isAlert ? undefined : 'status'}>{said}</p>
        {onRetry !== undefined && (
          <button type="button" onClick={onRetry}>
            {t('integrations:retry')}
          </button>
        )}
        {children}
        {!isInside && <Link to="/">{t('integrations:back')}</Link>}
      </div>
    </IntegrationPlace>
  );
}
