import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { NumbersDrawerProps } from './NumbersDrawer.tsx';
import type { NumbersPopoverProps } from './NumbersPopover.tsx';
import type { Opening } from './numbers-store.ts';

interface NumbersParts {
  Drawer: ComponentType<NumbersDrawerProps> | null;
  Popover: ComponentType<NumbersPopoverProps> | null;
  /** Why one of them couldn't be loaded. */
  failure: { cause: unknown } | null;
}

/**
 * What shows the numbers, loaded behind the first prices. No `lazy()`: React shows what it has waited for a third of a
 * second late, also where it was loaded before.
 */
export const useNumbersParts = create<NumbersParts>()(() => ({ Drawer: null, Popover: null, failure: null }));

export const loadNumbersPart = async (opening: Opening): Promise<void> => {
  const { Drawer, Popover } = useNumbersParts.getState();
  if ((opening === 'hold' ? Drawer : Popover) !== null) return;
  useNumbersParts.setState({ failure: null });
  try {
    useNumbersParts.setState(
      opening === 'hold'
        ? { Drawer: (await import('./NumbersDrawer.tsx')).NumbersDrawer }
        : { Popover: (await import('./NumbersPopover.tsx')).NumbersPopover },
    );
  } catch (cause) {
    useNumbersParts.setState({ failure: { cause } });
  }
};
