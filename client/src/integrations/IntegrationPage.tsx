import { fillFrameAddress } from '@lineboard/domain/integration/frame-address';
import type { IntegrationName } from '@lineboard/domain/integration/integrations';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session-store.ts';
import { useIsInDialog } from '../ui/in-dialog.ts';
import pageClasses from '../ui/Page.module.css';
import { IntegrationFrame } from './IntegrationFrame.tsx';
import { useAccess } from './use-access.ts';

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/** Widgets of sports props, which say how high they are. */
const RESIZED: ReadonlySet<IntegrationName> = new Set(['propsBuilder', 'dstProps']);

/** Why there is no frame. */
const REASONS = { open: 'notHere', restricted: 'notAuthorized', signIn: 'needsSession' } as const;

interface IntegrationPageProps {
  name: IntegrationName;
  /** Of the page's path. */
  parameters?: ReadonlyMap<string, string>;
  /** What the book has of its own where no provider is set up. */
  children?: ReactNode;
}

/** A provider's page in a frame; why there is none, when the customer may not or nobody is set up. */
export function IntegrationPage({ name, parameters = NO_PARAMETERS, children }: IntegrationPageProps) {
  const { t } = useTranslation(['integrations', 'shell']);
  const access = useAccess(name);
  const address = useSession(({ site }) => site?.frames.find((frame) => frame.name === name)?.address);
  const title = t(`integrations:${name}.title`);
  const isInside = useIsInDialog();
  if (access === 'open' && address !== undefined) {
    const filled = fillFrameAddress(address, parameters);
    return <IntegrationFrame key={filled} title={title} address={filled} isResized={RESIZED.has(name)} />;
  }
  if (isInside && access === 'open' && children !== undefined) return children;
  return (
    <div className={isInside ? undefined : pageClasses['page']}>
      {!isInside && (
        <div className={pageClasses['head']}>
          <h1>{title}</h1>
        </div>
      )}
      <div className={pageClasses['said']} role={access === 'restricted' ? 'alert' : undefined}>
        <p>{t(REASONS[access])}</p>
        {access === 'open' && children}
        {access === 'signIn' && <Link to="/signIn">{t('shell:signIn')}</Link>}
        {!isInside && <Link to="/">{t('back')}</Link>}
      </div>
    </div>
  );
}
