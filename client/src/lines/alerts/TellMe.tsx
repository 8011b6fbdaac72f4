import { useState } from 'react';
import type { AlertSubject } from './alert-draft.ts';
import { AskAlert } from './AskAlert.tsx';
import { TellMeButton } from './TellMeButton.tsx';
import { useMayAsk } from './use-may-ask.ts';

/**
 * Opens what the customer wants to be told of a game's line; nothing in a time-out, nor once the game has begun. What it
 * is about stays as it was pressed, also where the lines have changed or gone. Without lines there is nothing to press.
 */
export function TellMe(about: AlertSubject) {
  const [asked, ask] = useState<AlertSubject | null>(null);
  const { score } = about.game;
  const mayAsk = useMayAsk(score);
  return (
    <>
      {about.lines.length > 0 && <TellMeButton score={score} onPress={() => ask(about)} />}
      {asked !== null && mayAsk && <AskAlert {...asked} onClose={() => ask(null)} />}
    </>
  );
}
