import numberTexts from '@lineboard/domain/catalogues/en/later/numbers.json';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { periodOfLine } from '@lineboard/domain/ground/sport/alternate-line';
import { useTranslation } from 'react-i18next';
import type { BetSubject } from '../../betting/bets/bet-subject.ts';
import { describePick } from '../../betting/bets/describe-pick.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';

/** What the numbers are of: `Chicago Bears · Spread`, and the game. */
export const useNumbersTitle = (
  pick: GamePick,
  subject: BetSubject | null,
): { title: string; event: string } => {
  useTexts({ numbers: numberTexts });
  const { t } = useTranslation();
  if (subject === null) return { title: t('numbers:title'), event: '' };
  const of = { ...pick, periodNumber: periodOfLine(pick.periodNumber) };
  const { bet, market, event } = describePick(t, of, subject, null);
  return { title: `${bet.trim()} · ${market}`, event };
};
