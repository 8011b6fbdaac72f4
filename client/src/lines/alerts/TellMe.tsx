import { useState } from 'react';
import type { AlertSubject } from './alert-draft.ts';
import { AskAlert } from './AskAlert.tsx';
import { TellMeButton } from './TellMeButton.tsx';

/**
 * Opens what the customer wants to be told of a game's line. What it is about stays as it was pressed, also where the
 * lines have changed or gone. Without lines there is nothing to press.
 */
export function TellMe(about: AlertSubject) {
  const [asked, ask] = useState<AlertSubject | null>(null);
  return (
    <>
      {about.lines.length > 0 && <TellMeButton score={about.game.score} onPress={() => ask(about)} />}
      {asked !== null && <AskAlert {...asked} onClose={() => ask(null)} />}
    </>
  );
}
