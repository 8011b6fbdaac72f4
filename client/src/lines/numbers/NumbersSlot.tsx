import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { readNumberPick } from '@lineboard/domain/betting/numbers/number-pick';
import { useEffect, useRef } from 'react';
import { selectCustomer, selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';
import { useCloseDialog, useNamedDialog, useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { usePage } from '../../ground/ui/use-pages.ts';
import { loadNumbersPart, useNumbersParts } from './numbers-parts.ts';
import { type Opening, type ShownNumbers, useNumbers } from './numbers-store.ts';
import { watchCells } from './watch-cells.ts';

const CLOSED = /^(?:held|doubted|suspended)\b/;

/** Nothing here invites a customer to bet who may not, or doesn't want to for a time. */
const mayShop = (): boolean => {
  const session = useSession.getState();
  return !selectIsQuiet(session) && !isWageringDisabled(selectCustomer(session)?.restrictions ?? []);
};

const openNumbers = (cell: HTMLElement, opening: Opening): void => {
  const pick = readNumberPick(cell.dataset['pick'] ?? '');
  if (pick === null || !mayShop()) return;
  // Over one that can't be bet on the pointer is told why.
  if (opening === 'rest' && CLOSED.test(cell.dataset['state'] ?? '')) return;
  const { shown, open } = useNumbers.getState();
  // A pointer that rests where the key has opened them takes nothing away.
  if (shown !== null && (shown.opening !== 'rest' || shown.cell === cell)) return;
  // It comes back to the cell when they close.
  if (opening !== 'rest') cell.focus({ preventScroll: true });
  // One that couldn't be had before is asked for again.
  void loadNumbersPart(opening);
  open({ pick, cell, opening });
};

/** Held open by a finger they have an address, so that Back closes them. */
const useNumbersAddress = (isDrawer: boolean): void => {
  const isNamed = useNamedDialog() === 'numbers';
  const openDialog = useOpenDialog();
  const closeDialog = useCloseDialog();
  const earlier = useRef({ isDrawer: false, isNamed: false });
  useEffect(() => {
    const before = earlier.current;
    earlier.current = { isDrawer, isNamed };
    if (isDrawer && !before.isDrawer) openDialog('numbers');
    else if (isDrawer && !isNamed && before.isNamed) useNumbers.getState().close();
    // Also an address that is opened later: nobody knows any more which cell it was.
    else if (!isDrawer && isNamed) closeDialog();
  }, [isDrawer, isNamed, openDialog, closeDialog]);
};

/** A boundary around it says that a part couldn't be loaded. */
function Lost({ cause }: { cause: unknown }): never {
  throw cause;
}

/** Over the page from below where a finger asks, beside the cell otherwise. */
function Shown({ pick, cell, opening }: ShownNumbers) {
  const { Drawer, Popover, failure } = useNumbersParts();
  if (opening === 'hold' && Drawer !== null) return <Drawer pick={pick} />;
  if (opening !== 'hold' && Popover !== null)
    return <Popover pick={pick} cell={cell} takesFocus={opening === 'key'} />;
  return failure === null ? null : <Lost cause={failure.cause} />;
}

/** It shows the numbers of a cell in a popover or a drawer. */
export function NumbersSlot() {
  const shown = useNumbers((state) => state.shown);
  const { path } = usePage();
  useEffect(() => {
    // What is opened first is as quick as what comes later: the first prices are there already.
    void loadNumbersPart(matchMedia('(hover: hover)').matches ? 'rest' : 'hold');
    return watchCells({ open: openNumbers, prepare: (opening) => void loadNumbersPart(opening) });
  }, []);
  useEffect(() => () => useNumbers.getState().close(), [path]);
  useNumbersAddress(shown?.opening === 'hold');
  if (shown === null) return null;
  // Nobody has asked for what a resting pointer would have shown.
  const key = shown.cell.dataset['pick'];
  if (shown.opening === 'rest')
    return (
      <Optional key={key}>
        <Shown {...shown} />
      </Optional>
    );
  return (
    <DialogPart key={key} onClose={useNumbers.getState().close}>
      <Shown {...shown} />
    </DialogPart>
  );
}
