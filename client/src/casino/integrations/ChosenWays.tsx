import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import pageClasses from '../../ground/ui/Page.module.css';
import classes from './ChosenWays.module.css';
import { useOutIntegrations } from './use-provider-news.ts';

/** Rows are not route files, whose paths link types are checked against. */
const pathOf = (name: IntegrationName): string => findIntegration(name).path;

/** Links to the integrations that a row names, as far as they are set up. */
export function ChosenWays({ name }: { name: IntegrationName }) {
  const { t } = useTranslation();
  const { ways }: Integration = findIntegration(name);
  const setUp = useSession(({ site }) => site?.integrations);
  const out = useOutIntegrations();
  const shown = setUp?.filter((one) => ways.includes(one)) ?? [];
  return (
    <div className={pageClasses['page']}>
      <div className={pageClasses['head']}>
        <h1>{t(`integrations:${name}.title`)}</h1>
      </div>
      <ul className={classes['ways']}>
        {shown.map((way) => (
          <li key={way}>
            <Link to={pathOf(way)}>{t(`integrations:${way}.title`)}</Link>
            {out.includes(way) && <span>{t('integrations:isOut')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
