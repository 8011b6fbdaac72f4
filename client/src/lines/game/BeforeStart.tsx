import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import type { ShownHistory } from '../board/use-line-history.ts';
import { writeNumbers } from '../scores/write-numbers.ts';
import type { ShownScore } from '../scores/use-live-scores.ts';
import classes from './BeforeStart.module.css';
import { useGameBets } from './game-bets-store.ts';

interface BeforeStartProps {
  game: ShownScore;
  history: ShownHistory['history'];
}

/** Beside the teams, where the score will stand: where the line opened and is now, and what the customer has on it. */
export function BeforeStart({ game, history }: BeforeStartProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const answer = useGameBets((state) => state.answer);
  const bets = answer?.open;
  const points = history === null || typeof history === 'string' ? [] : history.points;
  const write = ({ spread1, totalPoints }: (typeof points)[number]): string =>
    writeNumbers(game, { spread: spread1, total: totalPoints });
  const opened = points.map(write).find((text) => text !== '');
  const last = points.at(-1);
  const isMoved = opened !== undefined && last !== undefined;
  if (!isMoved && !bets?.length) return null;
  return (
    <dl className={`${classes['before']} lb-figures`}>
      {isMoved && (
        <>
          <Entry name={t('line-memory:opened')} text={opened} />
          <Entry name={t('game:now')} text={write(last) || t('unfolded:history.noLine')} isNow />
        </>
      )}
      {bets !== undefined && bets.length > 0 && (
        <Entry
          name={t('game:betsShort')}
          // The sum of a part of them would be too small.
          text={
            answer?.hasMore === true
              ? t('game:betsMany', { number: bets.length })
              : t('game:betsSum', {
                  number: bets.length,
                  amount: amount(bets.reduce((sum, { riskCents }) => sum + riskCents, 0)),
                })
          }
        />
      )}
    </dl>
  );
}

function Entry({ name, text, isNow = false }: { name: string; text: string; isNow?: boolean }) {
  return (
    <div data-now={isNow}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
