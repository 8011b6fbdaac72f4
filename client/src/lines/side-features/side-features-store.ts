import { create } from 'zustand';
import { type GameNamed, useDeviceSettings } from '../../ground/device/device-settings.ts';
import { SIDE_MENU_ID, type SideFeatureName, selectSideFeatures } from './side-feature-names.ts';

interface SideFeatures {
  /** What was opened or turned to last: of several in one column, the one that is seen. */
  shown: SideFeatureName | null;
  /** It was asked for by a press beside it, and takes the focus when it is there. */
  wantsFocus: boolean;
}

export const useSideFeatures = create<SideFeatures>()(() => ({ shown: null, wantsFocus: false }));

/** What had the focus when a feature was opened. */
const openers = new Map<SideFeatureName, Element | null>();

const readOpen = (): SideFeatureName[] => selectSideFeatures(useDeviceSettings.getState().sideFeatures);

export const openSideFeature = (name: SideFeatureName, { wantsFocus = false } = {}): void => {
  openers.set(name, document.activeElement);
  const open = readOpen();
  if (!open.includes(name)) useDeviceSettings.getState().changeSettings({ sideFeatures: [...open, name] });
  useSideFeatures.setState({ shown: name, wantsFocus });
};

/** Closes it; a focus that stood in it goes back to where it came from. @param part what is closed */
export const closeSideFeature = (name: SideFeatureName, part: Element | null = null): void => {
  const opener = openers.get(name);
  openers.delete(name);
  if (part?.contains(document.activeElement) === true) {
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : document.getElementById(SIDE_MENU_ID))?.focus({ preventScroll: true });
  }
  useDeviceSettings.getState().changeSettings({ sideFeatures: readOpen().filter((open) => open !== name) });
};

/** Shows the props of a game, in place of those of another one. */
export const openProps = (game: GameNamed): void => {
  useDeviceSettings.getState().changeSettings({ propsGame: game });
  openSideFeature('props', { wantsFocus: true });
};
