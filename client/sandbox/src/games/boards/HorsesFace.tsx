import type { HorseState } from '@lineboard/domain/casino/games/horses/horse-race';
import { RUNNERS } from '@lineboard/domain/casino/games/horses/horse-race';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import classes from './Boards.module.css';
import { RaceTrack } from './RaceTrack.tsx';
import { Said } from './Said.tsx';
import { StakeRow } from './StakeRow.tsx';

const NAMES = [
  'Copper Comet',
  'Lady Thunder',
  'Second Wind',
  'Northern Mint',
  'Paper Lantern',
  'Slow Burner',
  'Gravel Road',
  'Last Call',
] as const;
const STAKES_CENTS = [100, 500, 2_000, 10_000] as const;

/** Eight runners, one of them backed to win. */
export function HorsesFace({ table }: GameFaceProps) {
  const { t } = useTranslation();
  const [chosen, setRunner] = useState<number | null>(null);
  const [chosenCents, setStake] = useState<number | null>(null);
  // Until something is chosen here, it is what was backed last, also on a page that is opened again.
  const lastBet = (table.view?.round?.state ?? null) as HorseState | null;
  const runner = chosen ?? lastBet?.runner ?? 0;
  const stakeCents =
    chosenCents ?? STAKES_CENTS.find((cents) => cents === lastBet?.stakeCents) ?? STAKES_CENTS[1];
  const round = table.isBusy ? null : (table.view?.round ?? null);
  const state = (round?.state ?? null) as HorseState | null;
  return (
    <section className={classes['board']} aria-label={t('games:horses')}>
      <RaceTrack key={round?.nonce ?? 'none'} order={state?.order ?? null} backed={state?.runner ?? runner} />
      <table className={classes['card']}>
        <thead>
          <tr>
            <th scope="col">{t('games:runner')}</th>
            <th scope="col">{t('games:place')}</th>
            <th scope="col">{t('games:pays')}</th>
          </tr>
        </thead>
        <tbody>
          {RUNNERS.map(({ paysHundredths }, at) => (
            <tr key={NAMES[at]}>
              <th scope="row">
                <span className={classes['cloth']} data-runner={at}>
                  {at + 1}
                </span>
                {NAMES[at]}
              </th>
              <td>{state === null ? '' : state.order.indexOf(at) + 1}</td>
              <td>
                <button
                  type="button"
                  aria-pressed={runner === at}
                  aria-label={t('games:back', { name: NAMES[at], price: (paysHundredths / 100).toFixed(2) })}
                  onClick={() => setRunner(at)}
                >
                  {(paysHundredths / 100).toFixed(2)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StakeRow stakesCents={STAKES_CENTS} stakeCents={stakeCents} onChoose={setStake} />
      <button
        type="button"
        data-primary
        disabled={table.isBusy || table.view === null}
        onClick={() => void table.start({ stakeCents, runner })}
      >
        {t('games:race')}
      </button>
      <Said winCents={round?.winCents ?? null} />
    </section>
  );
}
