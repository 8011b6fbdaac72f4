import { wordsIn } from '@lineboard/domain/words/site/words-in';
import { useTranslation } from 'react-i18next';
import { ChatButton } from '../../account/chat/ChatButton.tsx';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { useSession } from '../../ground/session/session-store.ts';
import { BANNER_POPUP, popupFeatures } from '../../ground/ui/popup-features.ts';
import classes from './ContactLinks.module.css';

const NONE = { phoneNumbers: [], chats: [], liveChat: null };

/** Phone numbers and chats: the operator's own words and numbers. @param onChat closes the part around them */
export function ContactLinks({ onChat }: { onChat: () => void }) {
  const { phoneNumbers, chats, liveChat } = useSession(({ site }) => site ?? NONE);
  const { i18n: texts } = useTranslation();
  const say = (label: string, labels: Parameters<typeof wordsIn>[2]): string =>
    wordsIn(texts.language as Language, label, labels);
  if (phoneNumbers.length === 0 && chats.length === 0 && liveChat == null) return null;
  return (
    <ul className={classes['contacts']}>
      {phoneNumbers.map(({ label, labels, number }) => (
        <li key={`${label} ${number}`}>
          {say(label, labels)}{' '}
          <a className="lb-figures" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
            {number}
          </a>
        </li>
      ))}
      {liveChat != null && (
        <li>
          <ChatButton onOpen={onChat} />
        </li>
      )}
      {chats.map(({ label, labels, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault();
              window.open(href, '_blank', `${popupFeatures(BANNER_POPUP)},noopener,noreferrer`);
            }}
          >
            {say(label, labels)}
          </a>
        </li>
      ))}
    </ul>
  );
}
