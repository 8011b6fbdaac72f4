import '../../ground/ui/dialog-styles.css';
import '@mantine/core/styles/Drawer.css';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { CloseButton, Drawer } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { useDialogStack } from '../../ground/ui/use-dialog-stack.ts';
import type { AlertSubject } from '../alerts/alert-draft.ts';
import { AskAlert } from '../alerts/AskAlert.tsx';
import classes from './Numbers.module.css';
import { NumbersList } from './NumbersList.tsx';
import { NumbersTellMe } from './NumbersTellMe.tsx';
import { useNumbers } from './numbers-store.ts';
import { selectAlertSubject } from './select-alert-subject.ts';
import { useNumbersTitle } from './use-numbers-title.ts';
import { useOfferedNumbers } from './use-offered-numbers.ts';

/** Its own portal target, as every dialog has. */
const OWN_PORTAL = { reuseTargetNode: false };

export interface NumbersDrawerProps {
  pick: GamePick;
}

/** The numbers of a held cell, within reach of the thumb. */
export function NumbersDrawer(props: NumbersDrawerProps) {
  const [asked, ask] = useState<AlertSubject | null>(null);
  if (asked === null) return <FromBelow {...props} onAsk={ask} />;
  return <AskAlert {...asked} onClose={useNumbers.getState().close} />;
}

function FromBelow({ pick, onAsk }: NumbersDrawerProps & { onAsk: (about: AlertSubject) => void }) {
  const { t } = useTranslation();
  const numbers = useOfferedNumbers(pick);
  const { title, event } = useNumbersTitle(pick, numbers.subject);
  const { close } = useNumbers.getState();
  const content = useRef<HTMLDivElement>(null);
  const isOnTop = useDialogStack(content);
  return (
    <MantineParts>
      <Drawer.Root
        opened
        position="bottom"
        size="auto"
        lockScroll={false}
        portalProps={OWN_PORTAL}
        closeOnEscape={isOnTop}
        closeOnClickOutside={isOnTop}
        onClose={close}
      >
        <Drawer.Overlay />
        <Drawer.Content ref={content} classNames={{ content: classes['drawer'] ?? '' }}>
          <div className={classes['head']}>
            <div>
              <Drawer.Title>{title}</Drawer.Title>
              <p>{event}</p>
            </div>
            <NumbersTellMe about={selectAlertSubject(pick, numbers.main)} onAsk={onAsk} />
            <CloseButton aria-label={t('shell:close')} onClick={close} />
          </div>
          <Drawer.Body classNames={{ body: classes['body'] ?? '' }}>
            <NumbersList pick={pick} numbers={numbers} onTaken={close} takesFocus={false} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineParts>
  );
}
