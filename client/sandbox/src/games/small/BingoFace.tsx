import { BINGO_LINES, BINGO_PAYS } from '@lineboard/domain/casino/games/bingo/bingo';
import type { BingoState } from '@lineboard/domain/casino/games/bingo/bingo-round';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useSettled } from '../table/use-settled.ts';
import { BetOnce } from './BetOnce.tsx';
import classes from './Small.module.css';

const DRAWING_MS = 950;
const PLACES = Array.from({ length: 25 }, (_none, place) => place);

/** A card of five by five, with thirty-five balls. */
export function BingoFace(props: GameFaceProps) {
  const { t } = useTranslation();
  const { round } = props.table.view ?? { round: null };
  const state = stateOfRound<BingoState>(round);
  const key = keyOfRound(round);
  const [isSettled, skip] = useSettled(key, state === null ? 0 : DRAWING_MS);
  const inLine = new Set(state?.lines.flatMap((line) => BINGO_LINES[line]!) ?? []);
  return (
    <BetOnce
      {...props}
      rules="bingo"
      isSettled={isSettled}
      onSkip={skip}
      betOf={(stakeCents) => ({ stakeCents })}
    >
      <div className={classes['bingo']}>
        <ol key={key} className={classes['card']} aria-label={t('table:bingoCard')}>
          {Array.from('BINGO', (letter) => (
            <li key={letter} aria-hidden="true" data-head>
              {letter}
            </li>
          ))}
          {PLACES.map((place) => {
            const number = state?.card[place];
            const order = number === undefined ? -1 : number === 0 ? 0 : state!.balls.indexOf(number);
            return (
              <li
                key={place}
                data-hit={order >= 0 || undefined}
                data-line={(isSettled && inLine.has(place)) || undefined}
                style={{ '--order': order } as CSSProperties}
              >
                {number === undefined ? '' : number === 0 ? '★' : number}
              </li>
            );
          })}
        </ol>
        <div className={classes['balls']}>
          <h3>{t('table:balls')}</h3>
          <ol>
            {(state?.balls ?? []).map((ball) => (
              <li key={ball} data-column={Math.ceil(ball / 15)}>
                {ball}
              </li>
            ))}
          </ol>
          <dl>
            {BINGO_PAYS.slice(1).map((pays, index) => (
              <div key={pays} data-made={(isSettled && state?.lines.length === index + 1) || undefined}>
                <dt>{t('table:bingoLines', { count: index + 1 })}</dt>
                <dd>{pays}×</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </BetOnce>
  );
}
