import '@mantine/core/styles/Popover.css';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { useFocusReturn } from '../../ground/ui/use-focus-return.ts';
import type { AlertSubject } from '../alerts/alert-draft.ts';
import { AskAlert } from '../alerts/AskAlert.tsx';
import classes from './Numbers.module.css';
import { NumbersList } from './NumbersList.tsx';
import { NumbersTellMe } from './NumbersTellMe.tsx';
import { useNumbers } from './numbers-store.ts';
import { selectAlertSubject } from './select-alert-subject.ts';
import { useNumbersTitle } from './use-numbers-title.ts';
import { useOfferedNumbers } from './use-offered-numbers.ts';
import { usePopoverEnd } from './use-popover-end.ts';

export interface NumbersPopoverProps {
  pick: GamePick;
  cell: HTMLElement;
  /** The key opened it: the arrows go on in it. A pointer that rests leaves the focus where it is. */
  takesFocus: boolean;
}

/** Room for `Teaser 6½, ties push` beside its teams, in the language with the longest words. */
const WIDTH_PX = 360;

/** Other prices of the row stay free: the numbers are beside all of them. */
const readPlace = (cell: HTMLElement): { left: number; top: number; width: number; height: number } => {
  const row = cell.closest('[role="gridcell"]')?.parentElement ?? cell;
  const { left, width } = row.getBoundingClientRect();
  const { top, height } = cell.getBoundingClientRect();
  return { left, top, width, height };
};

/** The numbers of a cell beside it. */
export function NumbersPopover(props: NumbersPopoverProps) {
  const [asked, ask] = useState<AlertSubject | null>(null);
  if (asked === null) return <Beside {...props} onAsk={ask} />;
  return <AskAlert {...asked} onClose={useNumbers.getState().close} />;
}

function Beside({
  pick,
  cell,
  takesFocus,
  onAsk,
}: NumbersPopoverProps & { onAsk: (about: AlertSubject) => void }) {
  const numbers = useOfferedNumbers(pick);
  const { title, event } = useNumbersTitle(pick, numbers.subject);
  const { close } = useNumbers.getState();
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(takesFocus, panel);
  usePopoverEnd(panel, cell, takesFocus, close);
  return (
    <MantineParts>
      <Popover
        opened
        position="left-start"
        offset={4}
        width={`min(${WIDTH_PX}px, calc(100vw - 10px))`}
        // Over its cell where there is no room beside it, but under no pointer, whose press would take a number.
        middlewares={{ flip: true, shift: { padding: 5, crossAxis: takesFocus } }}
        withinPortal
        withRoles={false}
        trapFocus={takesFocus && numbers.state === 'there'}
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: classes['popover'] ?? '' }}
      >
        <Popover.Target>
          <div className={classes['place']} style={readPlace(cell)} />
        </Popover.Target>
        <Popover.Dropdown>
          <div ref={panel} role="dialog" aria-label={title} className={classes['panel']}>
            <div className={classes['head']}>
              <div>
                <p className={classes['title']}>{title}</p>
                <p>{event}</p>
              </div>
              <NumbersTellMe about={selectAlertSubject(pick, numbers.main)} onAsk={onAsk} />
            </div>
            <NumbersList pick={pick} numbers={numbers} onTaken={close} takesFocus={takesFocus} />
          </div>
        </Popover.Dropdown>
      </Popover>
    </MantineParts>
  );
}
