import { FIRST_LANGUAGE, OTHER_LANGUAGES } from '@lineboard/domain/ground/language/languages';
import type { Say } from '@lineboard/domain/ground/language/say';
import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { textsIn } from '../../words/catalogues/texts-in.ts';
import { DEMO_CHAT_PATH } from './demo-chat.ts';

type Words = (t: Say) => string;

const inFirst = (words: Words): string => words(textsIn(FIRST_LANGUAGE));

const inOthers = (words: Words): Record<string, string> =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, words(textsIn(language))]));

const phone = (words: Words, number: string) => ({ label: inFirst(words), labels: inOthers(words), number });

/** A demo book's site, where no file says otherwise. Numbers of this range reach nobody. */
export const createDemoSite = (): SiteConfiguration => ({
  ...NO_SITE_FILE,
  phoneNumbers: [
    phone((t) => t('demo:wagering'), '+1 202 555 0143'),
    phone((t) => t('demo:customerService'), '+1 202 555 0178'),
  ],
  liveChat: { provider: 'Demo Assistant', address: DEMO_CHAT_PATH, kind: 'frame' },
  menu: [
    {
      title: inFirst((t) => t('demo:houseRules')),
      titles: inOthers((t) => t('demo:houseRules')),
      href: null,
      restrictionCodes: [],
      sessionRequired: false,
      hideChat: false,
      callback: 'rules',
    },
  ],
});
