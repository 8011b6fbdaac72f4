import type { AlertSubject } from '../alerts/alert-draft.ts';
import { TellMeButton } from '../alerts/TellMeButton.tsx';

interface NumbersTellMeProps {
  about: AlertSubject | null;
  onAsk: (about: AlertSubject) => void;
}

/** From all numbers that a line has now to being told of one that it hasn't. */
export function NumbersTellMe({ about, onAsk }: NumbersTellMeProps) {
  return about === null ? null : <TellMeButton score={about.game.score} onPress={() => onAsk(about)} />;
}
