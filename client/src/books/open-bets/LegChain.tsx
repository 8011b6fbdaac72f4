import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import classes from './LegChain.module.css';
import { type LegState, selectLegState } from './select-leg-state.ts';
import { standingOf } from './standing-of.ts';

/** A state is told by its sign as well as by its colour. */
const SIGN_OF: Readonly<Record<LegState, string>> = {
  won: '✓',
  lost: '✕',
  pushed: '=',
  noAction: '–',
  winning: '▲',
  losing: '▼',
  level: '=',
  later: '',
};

/** The legs of a bet as a chain that fills as they are decided. */
export function LegChain({ bet: { items, terms } }: { bet: OpenBet }) {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  const states = useFollowedPicks(({ known }) =>
    items
      .map((item) => selectLegState(item, terms, standingOf(item, known.get(keyOfPick(item.pick)))))
      .join(),
  ).split(',') as LegState[];
  return (
    <ol className={classes['chain']}>
      {states.map((state, at) => (
        <li key={at} data-state={state}>
          <span className="lb-visually-hidden">
            {t('my-bets:leg', { number: at + 1, state: t(`my-bets:state.${state}`) })}
          </span>
          <span aria-hidden="true">{SIGN_OF[state]}</span>
        </li>
      ))}
    </ol>
  );
}
