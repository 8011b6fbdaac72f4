import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import { changePane, closePane, LEAST_PANES, movePane, type PaneLayout } from './pane-layout.ts';
import { PaneFrame } from './PaneFrame.tsx';
import classes from './Panes.module.css';
import { useDrawnPanes } from './use-drawn-panes.ts';
import { usePaneTitle } from './use-pane-title.ts';

interface PanesTabsProps {
  panes: PaneLayout;
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/** Without the room for panes side by side: one of them, and tabs for the others. */
export function PanesTabs({ panes, change }: PanesTabsProps) {
  const { t } = useTranslation();
  const titleOf = usePaneTitle();
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, panes.length - 1);
  const { subject } = panes[at]!;
  // Only the shown pane holds lines.
  const drawn = useDrawnPanes([{ subject, widthPx: 0 }]);
  const move = (to: number): void => {
    change(movePane(panes, at, to), true);
    choose(to);
  };
  return (
    <>
      <div role="group" aria-label={t('panes:panes')} className={classes['tabs']}>
        {panes.map((pane, place) => (
          <Tab key={place} isChosen={place === at} onChoose={() => choose(place)}>
            {titleOf(pane.subject)}
          </Tab>
        ))}
      </div>
      {drawn.panes.map((pane) => (
        <PaneFrame
          key={pane.id}
          {...pane}
          widthPx={null}
          mark={null}
          part={{ at: 0, of: 1 }}
          tellWindows={drawn.tellWindows}
          actions={{
            show: (next) => change(changePane(panes, at, next), true),
            moveLeft: at === 0 ? null : () => move(at - 1),
            moveRight: at === panes.length - 1 ? null : () => move(at + 1),
            close: panes.length <= LEAST_PANES ? null : () => change(closePane(panes, at), true),
          }}
        />
      ))}
      <p className={classes['narrow']}>{t('panes:narrow')}</p>
    </>
  );
}
