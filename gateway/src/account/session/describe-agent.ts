import Bowser from 'bowser';

/** More than any browser says; what is longer was made up. */
const MOST_CHARACTERS = 300;

/** What a call says of its browser, as it is kept. */
export const readAgent = (header: string | undefined): string => (header ?? '').slice(0, MOST_CHARACTERS);

/** For people, who tell their devices by it; nothing is decided by it. */
export const describeAgent = (userAgent: string): { browser: string; system: string } => {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: (browser.name ?? '').slice(0, 60), system: (os.name ?? '').slice(0, 60) };
};
