import { ChatButton } from '../chat/ChatButton.tsx';
import { useSession } from '../session/session-store.ts';
import classes from './ContactLinks.module.css';

const NONE = { phoneNumbers: [], chats: [], liveChat: null };

/** Whom to call and where to write: the operator's own words and numbers. @param onChat closes what they stand in */
export function ContactLinks({ onChat }: { onChat: () => void }) {
  const { phoneNumbers, chats, liveChat } = useSession(({ site }) => site ?? NONE);
  if (phoneNumbers.length === 0 && chats.length === 0 && liveChat == null) return null;
  return (
    <ul className={classes['contacts']}>
      {phoneNumbers.map(({ label, number }) => (
        <li key={`${label} ${number}`}>
          {label}{' '}
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
      {chats.map(({ label, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
