import { useClickOutside } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import classes from './CustomerMenu.module.css';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { Icon } from '../../ground/ui/Icon.tsx';

const loadPanel = async () => ({ default: (await import('./CustomerPanel.tsx')).CustomerPanel });
const CustomerPanel = lazy(loadPanel);

/** Account and display settings of this device; its form controls are loaded when it is first needed. */
export function CustomerMenu() {
  const { t } = useTranslation();
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const area = useClickOutside<HTMLDivElement>(() => setIsOpen(false));

  useEffect(() => setIsOpen(false), [path]);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };

  return (
    <div
      className={classes['area']}
      ref={area}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        type="button"
        ref={opener}
        className={classes['opener']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={customerId === null ? t('shell:settings') : t('shell:accountOf', { customerId })}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="person" />
      </button>
      {isOpen && (
        <div
          ref={panel}
          tabIndex={-1}
          role="dialog"
          aria-label={t('shell:settings')}
          className={classes['panel']}
        >
          <ErrorBoundary>
            <Suspense>
              <CustomerPanel onClose={close} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
