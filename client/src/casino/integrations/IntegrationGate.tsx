import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useIsInDialog } from '../../ground/ui/in-dialog.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { IntegrationLoading } from './IntegrationLoading.tsx';
import { IntegrationSaid } from './IntegrationSaid.tsx';
import { useAccess } from './use-access.ts';
import { useCustomerInfo, useLobbyNews } from './use-customer-info.ts';

interface IntegrationGateProps {
  name: IntegrationName;
  /** Shown to customers who may use it, where it is set up. */
  children: ReactNode;
  /** The book's own content where no provider is set up. */
  instead?: ReactNode;
}

/** Shows an integration to the page's customer, or the reason why it can't be used. */
export function IntegrationGate({ name, children, instead }: IntegrationGateProps) {
  const { t } = useTranslation();
  const integration: Integration = findIntegration(name);
  const { info, loadAgain } = useCustomerInfo(integration.loadsCustomerInfo);
  const access = useAccess(name);
  const isSetUp = useSession(({ site }) => site?.integrations.includes(name) === true);
  /** Signed in, but set offline by the book: signing in again would change nothing. */
  const isSetOffline = useSession((state) => {
    const customer = selectCustomer(state);
    return customer !== null && !customer.isDemo && state.session?.online === false;
  });
  const isInside = useIsInDialog();
  const isOpen = info === 'loaded' && access === 'open' && isSetUp;
  useLobbyNews(isOpen && integration.layout === 'lobby');
  const title = t(`integrations:${name}.title`);
  if (isOpen) return children;
  if (info === 'loading') return <IntegrationLoading title={title} />;
  if (info === 'failed')
    return <IntegrationSaid title={title} said={t('integrations:customerUnknown')} onRetry={loadAgain} />;
  if (access === 'restricted' && integration.leavesWhenRefused)
    return <Leave said={t('integrations:notAuthorized')} />;
  if (access === 'restricted')
    return <IntegrationSaid isAlert title={title} said={t('integrations:notAuthorized')} />;
  if (access === 'signIn' && isSetOffline)
    return <IntegrationSaid isAlert title={title} said={t('error:forbidden')} />;
  if (access === 'signIn')
    return (
      <IntegrationSaid title={title} said={t('integrations:needsSession')}>
        <Link to="/signIn">{t('shell:signIn')}</Link>
      </IntegrationSaid>
    );
  // Next to the board the book's own content needs no explanation.
  if (isInside && instead !== undefined) return instead;
  return (
    <IntegrationSaid title={title} said={t('integrations:notHere')}>
      {instead}
    </IntegrationSaid>
  );
}

/** VAL2-74: leads to the lines, which show the reason. */
function Leave({ said }: { said: string }) {
  const notify = useNotices((state) => state.notify);
  useEffect(() => notify({ kind: 'error', text: said }), [notify, said]);
  return <Navigate to="/" replace />;
}
