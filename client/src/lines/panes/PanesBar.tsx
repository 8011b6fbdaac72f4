import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { PaneFold } from './PaneFold.tsx';
import { addPane, MOST_PANES, type PaneLayout } from './pane-layout.ts';
import { PanePicker } from './PanePicker.tsx';
import classes from './Panes.module.css';
import { SavedPanes } from './SavedPanes.tsx';

interface PanesBarProps {
  panes: PaneLayout;
  change: (panes: PaneLayout, isStep: boolean) => void;
  /** Before what every bar has. */
  children?: ReactNode;
  /** Behind it. */
  end?: ReactNode;
}

/** Above the panes: those that were saved, and one more. */
export function PanesBar({ panes, change, children, end }: PanesBarProps) {
  const { t } = useTranslation();
  // What was typed, deleted or said is of the customer who did it.
  const owner = useSession((session) => selectCustomer(session)?.customerId ?? '');
  const isFull = panes.length >= MOST_PANES;
  return (
    <div className={classes['bar']}>
      {children}
      <PaneFold name={t('panes:saved')} icon={<Icon name="starred" size={14} />} shows="name" whyNot={null}>
        {() => <SavedPanes key={owner} panes={panes} change={change} />}
      </PaneFold>
      <PaneFold
        name={t('panes:add')}
        icon={<IconPlus size={14} aria-hidden="true" focusable="false" />}
        shows="name"
        whyNot={isFull ? t('panes:full', { count: MOST_PANES }) : null}
      >
        {(close) => (
          <PanePicker
            shown={null}
            onChoose={(subject) => {
              close();
              change(addPane(panes, subject), true);
            }}
          />
        )}
      </PaneFold>
      {end}
    </div>
  );
}
