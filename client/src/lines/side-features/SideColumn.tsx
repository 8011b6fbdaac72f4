import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { Icon } from '../../ground/ui/Icon.tsx';
import { InDialog } from '../../ground/ui/in-dialog.ts';
import { SIDE_FEATURES } from './side-features.ts';
import type { SideFeatureName } from './side-feature-names.ts';
import { closeSideFeature, useSideFeatures } from './side-features-store.ts';
import classes from './SideColumn.module.css';
import { SideTabs } from './SideTabs.tsx';

/** A column next to the board, with a name and a close button; of several features the last selected one is visible. */
export function SideColumn({ names }: { names: readonly SideFeatureName[] }) {
  const { t } = useTranslation();
  const column = useRef<HTMLElement>(null);
  const shown = useSideFeatures((state) => state.shown);
  const name = names.find((known) => known === shown) ?? names.at(-1)!;
  const wantsFocus = useSideFeatures((state) => state.wantsFocus && state.shown === name);
  useEffect(() => {
    if (!wantsFocus) return;
    column.current?.focus({ preventScroll: true });
    useSideFeatures.setState({ wantsFocus: false });
  }, [wantsFocus]);

  const { Content } = SIDE_FEATURES[name];
  const title = t(`side-features:title.${name}`);
  return (
    <section
      ref={column}
      tabIndex={-1}
      className={classes['column']}
      aria-label={title}
      data-side-feature={name}
    >
      <div className={classes['head']}>
        {names.length === 1 ? (
          <h2>{title}</h2>
        ) : (
          <SideTabs names={names} shown={name} onTurn={(to) => useSideFeatures.setState({ shown: to })} />
        )}
        <button
          type="button"
          className={classes['close']}
          aria-label={t('side-features:close', { title })}
          title={t('side-features:close', { title })}
          onClick={() => closeSideFeature(name, column.current)}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
      <div className={classes['body']} {...(names.length > 1 && { role: 'tabpanel', 'aria-label': title })}>
        <InDialog value>
          <ErrorBoundary key={name}>
            <Suspense
              fallback={
                <p role="status" className={classes['loading']} aria-label={t('side-features:loading')} />
              }
            >
              <Content />
            </Suspense>
          </ErrorBoundary>
        </InDialog>
      </div>
    </section>
  );
}
