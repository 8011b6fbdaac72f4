import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import { changePane, closePane, LEAST_PANES, movePane, type PaneLayout } from './pane-layout.ts';
import { PaneFold } from './PaneFold.tsx';
import { PaneFrame } from './PaneFrame.tsx';
import type { PaneActions } from './pane-actions.ts';
import { PanePicker } from './PanePicker.tsx';
import classes from './Panes.module.css';
import { PanesBar } from './PanesBar.tsx';
import { PaneTools } from './PaneTools.tsx';
import { useDrawnPanes } from './use-drawn-panes.ts';
import type { KeptPane } from './use-kept-panes.ts';
import { usePaneTitle } from './use-pane-title.ts';

interface PanesTabsProps {
  panes: PaneLayout;
  kept: readonly KeptPane[];
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/**
 * Without the room for panes side by side: one of them, and tabs for the others. One row has all that stands above the
 * panes and in their heads elsewhere.
 */
export function PanesTabs({ panes, kept, change }: PanesTabsProps) {
  const { t } = useTranslation();
  const titleOf = usePaneTitle();
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, panes.length - 1);
  const pane = kept[at]!;
  const { subject } = pane;
  const title = titleOf(subject);
  // Only the shown pane holds lines.
  const drawn = useDrawnPanes([{ pane, widthPx: 0 }]);
  const move = (to: number): void => {
    change(movePane(panes, at, to), true);
    choose(to);
  };
  const actions: PaneActions = {
    show: (next) => change(changePane(panes, at, next), true),
    moveLeft: at === 0 ? null : () => move(at - 1),
    moveRight: at === panes.length - 1 ? null : () => move(at + 1),
    close: panes.length <= LEAST_PANES ? null : () => change(closePane(panes, at), true),
  };
  return (
    <>
      <PanesBar
        panes={panes}
        change={change}
        end={
          <PaneFold
            name={t('panes:changeOf', { title })}
            icon={<Icon name="filter" size={14} />}
            shows="icon"
            whyNot={null}
          >
            {(close) => (
              <>
                <PaneTools title={title} actions={actions} />
                <PanePicker
                  shown={subject}
                  onChoose={(next) => {
                    close();
                    actions.show(next);
                  }}
                />
              </>
            )}
          </PaneFold>
        }
      >
        <div role="group" aria-label={t('panes:panes')} className={classes['tabs']}>
          {kept.map((one, place) => (
            <Tab key={one.id} isChosen={place === at} onChoose={() => choose(place)}>
              {titleOf(one.subject)}
            </Tab>
          ))}
        </div>
      </PanesBar>
      {drawn.panes.map((one) => (
        <PaneFrame
          key={one.pane.id}
          {...one}
          widthPx={null}
          mark={null}
          part={{ at: 0, of: 1 }}
          tellWindows={drawn.tellWindows}
          actions={actions}
        />
      ))}
      <p className={classes['narrow']}>{t('panes:narrow')}</p>
    </>
  );
}
