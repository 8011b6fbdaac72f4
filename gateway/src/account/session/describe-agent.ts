import Bowser from 'bowser';

/** More than any browser says; what is longer was made up. */
const MOST_CHARACTERS = 300;

/** The name that a call gives its browser, as it is kept. */
export const readAgent = (header: string | undefined): string => (header ?? '').slice(0, MOST_CHARACTERS);

/** Names the browser for people, who tell their devices apart by it; nothing is decided by it. */
export const describeAgent = (userAgent: string): { browser: string; system: string } => {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: (browser.name ?? '').slice(0, 60), system: (os.name ?? '').slice(0, 60) };
};
