import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';
import { selectCustomer, type SessionState, useSession } from '../../ground/session/session-store.ts';
import { parseLayout, writeLayout } from './pane-layout.ts';

/** Panes under a name, as their address has them. */
export interface SavedLayout {
  name: string;
  panes: string;
}

/** What one customer, or visitors, saved on this device. */
interface LayoutsOf {
  customerId: string | null;
  /** The customer stays signed in on this device: the layouts outlive the session. */
  isKept: boolean;
  layouts: readonly SavedLayout[];
}

export const MOST_SAVED = 12;
export const LONGEST_NAME = 40;

/** The most customers of one device whose layouts are kept: those who saved last. */
const MOST_OWNERS = 10;

export const SAVED_LAYOUTS_KEY = 'lb-panes';

interface SavedLayouts {
  owners: readonly LayoutsOf[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As a name is kept: without space around it. @returns null for a name that can't be */
export const parseName = (text: unknown): string | null => {
  if (typeof text !== 'string' || !text.isWellFormed()) return null;
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name === '' || Array.from(name).length > LONGEST_NAME ? null : name;
};

/** A field takes no more than a name may have. */
export const cutName = (text: string): string => Array.from(text).slice(0, LONGEST_NAME).join('');

/** Names that differ in capitals alone are one name. */
export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const parseLayouts = (stored: unknown): SavedLayout[] => {
  const layouts: SavedLayout[] = [];
  for (const entry of Array.isArray(stored) ? stored.slice(0, MOST_SAVED) : []) {
    const name = isRecord(entry) ? parseName(entry['name']) : null;
    const { panes } = parseLayout(isRecord(entry) ? entry['panes'] : null);
    const isKnown = layouts.some((other) => name !== null && isSameName(other.name, name));
    if (name !== null && !isKnown && panes.length > 0) layouts.push({ name, panes: writeLayout(panes) });
  }
  return layouts;
};

/** @param stored by an earlier release, or by anything else */
const parseStored = (stored: unknown): SavedLayouts => {
  const owners =
    isRecord(stored) && Array.isArray(stored['owners']) ? stored['owners'].slice(0, MOST_OWNERS) : [];
  return {
    owners: owners.filter(isRecord).map(({ customerId, isKept, layouts }) => ({
      customerId: typeof customerId === 'string' ? customerId : null,
      isKept: isKept === true,
      layouts: parseLayouts(layouts),
    })),
  };
};

const useStored = create<SavedLayouts>()(
  persist((): SavedLayouts => ({ owners: [] }), {
    name: SAVED_LAYOUTS_KEY,
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    merge: parseStored,
  }),
);

const NONE: readonly SavedLayout[] = [];

const selectOwner = (state: SessionState): string | null => selectCustomer(state)?.customerId ?? null;

const layoutsOf = (owners: readonly LayoutsOf[], owner: string | null): readonly SavedLayout[] =>
  owners.find(({ customerId }) => customerId === owner)?.layouts ?? NONE;

/** Reads first what another tab has written since: neither takes the other's away. */
const write = (change: (layouts: readonly SavedLayout[]) => readonly SavedLayout[]): void => {
  void useStored.persist.rehydrate();
  const customer = selectCustomer(useSession.getState());
  const customerId = customer?.customerId ?? null;
  const { owners } = useStored.getState();
  const layouts = change(layoutsOf(owners, customerId)).slice(0, MOST_SAVED);
  const own = { customerId, isKept: customer?.settings.webRememberPassword ?? true, layouts };
  const others = owners.filter((other) => other.customerId !== customerId);
  useStored.setState({ owners: (layouts.length === 0 ? others : [own, ...others]).slice(0, MOST_OWNERS) });
};

/** Only those of the customer whose page this is, or of visitors; the one saved first comes first. */
export const useSavedLayouts = (): readonly SavedLayout[] => {
  const owner = useSession(selectOwner);
  return useStored(({ owners }) => layoutsOf(owners, owner));
};

/**
 * Saves panes under a name, in the place of those that had it.
 * @returns `full`: there are as many as may be
 */
export const saveLayout = (name: string, panes: string): 'saved' | 'full' => {
  let result: 'saved' | 'full' = 'saved';
  write((layouts) => {
    const at = layouts.findIndex((other) => isSameName(other.name, name));
    if (at !== -1) return layouts.with(at, { name, panes });
    if (layouts.length < MOST_SAVED) return [...layouts, { name, panes }];
    result = 'full';
    return layouts;
  });
  return result;
};

/** @returns `taken`: another one has the name */
export const renameLayout = (name: string, to: string): 'renamed' | 'taken' => {
  let result: 'renamed' | 'taken' = 'renamed';
  write((layouts) => {
    if (!isSameName(name, to) && layouts.some((other) => isSameName(other.name, to))) {
      result = 'taken';
      return layouts;
    }
    return layouts.map((other) => (other.name === name ? { ...other, name: to } : other));
  });
  return result;
};

/** @returns takes it back: puts them where they were, unless the name is in use again */
export const deleteLayout = (name: string): (() => void) => {
  let place = -1;
  let deleted: SavedLayout | undefined;
  write((layouts) => {
    place = layouts.findIndex((other) => other.name === name);
    deleted = layouts[place];
    return layouts.filter((_, at) => at !== place);
  });
  const owner = selectOwner(useSession.getState());
  return () => {
    if (deleted === undefined || selectOwner(useSession.getState()) !== owner) return;
    const gone = deleted;
    write((layouts) =>
      layouts.some((other) => isSameName(other.name, gone.name))
        ? layouts
        : layouts.toSpliced(place, 0, gone),
    );
  };
};

/**
 * The layouts of a customer who stays signed in on this device are kept; everybody else's are deleted when the session
 * ends. What another tab writes is read at once. @returns stops it
 */
export const keepSavedLayouts = (): (() => void) => {
  const drop = (): void => {
    const state = useSession.getState();
    if (state.session === null) return;
    const customer = selectCustomer(state);
    const { owners } = useStored.getState();
    const kept = owners.flatMap((of): LayoutsOf[] => {
      if (customer === null || of.customerId !== customer.customerId)
        return of.customerId === null || of.isKept ? [of] : [];
      const isKept = customer.settings.webRememberPassword;
      return [of.isKept === isKept ? of : { ...of, isKept }];
    });
    const isSame = kept.length === owners.length && kept.every((of, at) => of === owners[at]);
    if (!isSame) useStored.setState({ owners: kept });
  };
  const read = ({ key }: StorageEvent): void => {
    if (key === SAVED_LAYOUTS_KEY || key === null) void useStored.persist.rehydrate();
  };
  drop();
  const stop = useSession.subscribe(drop);
  addEventListener('storage', read);
  return () => {
    stop();
    removeEventListener('storage', read);
  };
};
