import { useEffect } from 'react';
import { useDeviceSettings } from '../../../ground/device/device-settings.ts';
import { useSlip } from '../state/slip-store.ts';
import { AboutButton, type AboutProps } from './AboutButton.tsx';
import classes from './About.module.css';

const useIsRead = (name: string): boolean => useDeviceSettings(({ readAbout }) => readAbout.includes(name));

/** Shown in its place until a ticket was placed with it; from then on behind a button. */
export function About(about: AboutProps) {
  const isRead = useIsRead(about.name);
  return isRead ? null : <AboutText {...about} />;
}

/** The button to it once it was read, for the line of its title. */
export function ReadAbout({ name, ...about }: AboutProps) {
  const isRead = useIsRead(name);
  return isRead ? <AboutButton {...about} /> : null;
}

function AboutText({ name, text, id, isUsed }: AboutProps) {
  useEffect(
    () => () => {
      if (!isUsed || useSlip.getState().ticket.stage !== 'accepted') return;
      const { readAbout, changeSettings } = useDeviceSettings.getState();
      changeSettings({ readAbout: [...new Set([...readAbout, name])] });
    },
    [name, isUsed],
  );
  return (
    <p id={id} className={classes['text']}>
      {text}
    </p>
  );
}
