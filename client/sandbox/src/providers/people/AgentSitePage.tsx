import type { AgentDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import classes from './People.module.css';
import { useDesk } from './use-desk.ts';

/**
 * Where an agent's login at the book leads: the agent's customers, as far as the book tells an agent site about them.
 */
export function AgentSitePage({ address }: ProviderPageProps) {
  const { t } = useTranslation();
  const opened = useDesk<AgentDesk>('people/agent', address);
  if (opened.state !== 'open')
    return (
      <ClosedDesk
        desk={opened}
        whose={t('people:noAgent')}
        how={t('people:fromSignIn')}
        refused={t('people:notAdmitted')}
        refusedMore={t('people:notAdmittedMore')}
      />
    );
  const { agentId, customerIds } = opened.desk;
  return (
    <section className={classes['page']}>
      <h2>{t('people:agents', { agent: agentId })}</h2>
      {customerIds.length === 0 ? (
        <p>{t('people:noCustomers')}</p>
      ) : (
        <ul className={classes['customers']} aria-label={t('people:customer')}>
          {customerIds.map((customerId) => (
            <li key={customerId}>{customerId}</li>
          ))}
        </ul>
      )}
      <p>{t('people:onlyNumbers')}</p>
    </section>
  );
}
