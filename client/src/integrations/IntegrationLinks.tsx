import { INTEGRATIONS } from '@lineboard/domain/integration/integrations';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useSession } from '../session/session-store.ts';
import classes from './IntegrationLinks.module.css';
import { selectMayUse } from './use-may-use.ts';

const IN_MENU = INTEGRATIONS.filter(({ isInMenu }) => isInMenu);

/** What the book offers beside its lines: integrations that are set up and that the customer may use. */
export function IntegrationLinks() {
  const { t } = useTranslation('integrations');
  const shown = useSession(
    useShallow((state) =>
      IN_MENU.filter(
        ({ name }) => state.site?.frames.some((frame) => frame.name === name) && selectMayUse(name)(state),
      ),
    ),
  );
  if (shown.length === 0) return null;
  return (
    <div className={classes['links']}>
      <h3>{t('more')}</h3>
      <ul>
        {shown.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{t(`integrations:${name}.title`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
