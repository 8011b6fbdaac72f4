import type { FoundBets } from '@lineboard/domain/books/open-bets/found-bets.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { describePick } from '../../betting/bets/describe-pick.ts';
import classes from './BetSearchPage.module.css';
import type { BetQuestion } from './parse-find-search.ts';

interface SearchSubjectProps {
  question: BetQuestion;
  bets: FoundBets['bets'];
  onAsk: (question: BetQuestion) => void;
}

/** Which game, or which side of it, a search is limited to, and the way out of that. */
export function SearchSubject({ question, bets, onAsk }: SearchSubjectProps) {
  const { t } = useTranslation();
  const { gameNum, outcome, ...rest } = question;
  if (gameNum === undefined && outcome === undefined) return null;
  const item = bets
    .flatMap(({ items }) => items)
    .find(({ pick }) =>
      outcome === undefined ? pick.type === 'G' && pick.gameNum === gameNum : keyOfPick(pick) === outcome,
    );
  const words = item === undefined ? null : describePick(t, item.pick, item, null);
  return (
    <p className={classes['subject']}>
      <span>
        {words === null
          ? t('my-history:oneGame')
          : outcome === undefined
            ? t('my-history:allOnGame', { game: words.event })
            : `${t('my-history:allOnPick', { pick: words.bet })} · ${words.event}`}
      </span>
      <button type="button" onClick={() => onAsk(rest)}>
        {t('my-history:everyGame')}
      </button>
    </p>
  );
}
