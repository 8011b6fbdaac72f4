import { useState } from 'react';
import type { AlertSubject } from './alert-draft.ts';
import { AskAlert } from './AskAlert.tsx';
import { TellMeButton } from './TellMeButton.tsx';
import { useMayAsk } from './use-may-ask.ts';

/** Opens what the customer wants to be told of a game's line; nothing in a time-out, nor once the game has begun. */
export function TellMe(about: AlertSubject) {
  const [isOpen, setIsOpen] = useState(false);
  const { score } = about.game;
  const mayAsk = useMayAsk(score);
  return (
    <>
      <TellMeButton score={score} onPress={() => setIsOpen(true)} />
      {isOpen && mayAsk && <AskAlert {...about} onClose={() => setIsOpen(false)} />}
    </>
  );
}
