import { create } from 'zustand';
import { type GameNamed, useDeviceSettings } from '../../ground/device/device-settings.ts';
import { SIDE_MENU_ID, type SideFeatureName, selectSideFeatures } from './side-feature-names.ts';

interface SideFeatures {
  /** The last opened or selected feature: of several in one column, the visible one. */
  shown: SideFeatureName | null;
  /** It was requested by a press elsewhere, and takes the focus once it is there. */
  wantsFocus: boolean;
}

export const useSideFeatures = create<SideFeatures>()(() => ({ shown: null, wantsFocus: false }));

/** The focused element when a feature was opened. */
const openers = new Map<SideFeatureName, Element | null>();

const readOpen = (): SideFeatureName[] => selectSideFeatures(useDeviceSettings.getState().sideFeatures);

export const openSideFeature = (name: SideFeatureName, { wantsFocus = false } = {}): void => {
  openers.set(name, document.activeElement);
  const open = readOpen();
  if (!open.includes(name)) useDeviceSettings.getState().changeSettings({ sideFeatures: [...open, name] });
  useSideFeatures.setState({ shown: name, wantsFocus });
};

/** Closes it; a focus inside it goes back to where it came from. @param part the closed part */
export const closeSideFeature = (name: SideFeatureName, part: Element | null = null): void => {
  const opener = openers.get(name);
  openers.delete(name);
  if (part?.contains(document.activeElement) === true) {
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : document.getElementById(SIDE_MENU_ID))?.focus({ preventScroll: true });
  }
  useDeviceSettings.getState().changeSettings({ sideFeatures: readOpen().filter((open) => open !== name) });
};

/** Shows the props of a game, replacing those of another one. */
export const openProps = (game: GameNamed): void => {
  useDeviceSettings.getState().changeSettings({ propsGame: game });
  openSideFeature('props', { wantsFocus: true });
};
