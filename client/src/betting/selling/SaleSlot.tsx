import { useEffect, useId } from 'react';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useSaleDialog } from './sale-dialog-store.ts';

const SaleDialog = lazyPart(() => import('./SaleDialog.tsx'), 'SaleDialog');

/** The first of all these places shows the dialog of a sale. It closes with the last. */
export function SaleSlot() {
  const slot = useId();
  const shown = useSaleDialog((state) => (state.slots[0] === slot ? state.shown : null));
  const { enter, leave, close } = useSaleDialog.getState();
  useEffect(() => {
    enter(slot);
    return () => leave(slot);
  }, [slot, enter, leave]);
  if (shown === null) return null;
  return (
    <DialogPart onClose={close}>
      <SaleDialog key={shown.name} {...shown} />
    </DialogPart>
  );
}
