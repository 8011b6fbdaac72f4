import { findFaultOfRounds, type RoundFault } from '@lineboard/domain/casino/games/find-round-fault';
import { findGame } from '@lineboard/domain/casino/games/games';
import type { Revealed } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import type { Table } from '../../guest/use-table.ts';
import classes from './FairPanel.module.css';

const SEED = /^[\x21-\x7e]{1,64}$/;

/** Replays the revealed rounds here, by the rules that the host says it used. */
const checkRounds = (game: string, { serverSeed, commitment, rounds }: Revealed): RoundFault | null => {
  const engine = findGame(game);
  if (engine === null) return 'refused';
  return findFaultOfRounds(
    engine,
    rounds
      .filter(({ winCents }) => winCents !== null)
      .map(({ nonce, clientSeed, bet, moves, state, winCents }) => ({
        bet,
        moves,
        state,
        winCents: winCents ?? 0,
        commitment,
        seeds: { serverSeed, clientSeed, nonce },
      })),
  );
};

/** Says what makes the game fair, and offers a way to check it. */
export function FairPanel({ game, table }: { game: string; table: Table }) {
  const { t } = useTranslation();
  const { view, clientSeed, setClientSeed, revealed, isBusy } = table;
  const isRoundOpen = view?.round != null && view.round.winCents === null;
  const fault = revealed === null ? null : checkRounds(game, revealed);
  return (
    <section className={classes['panel']} aria-labelledby="fair-title">
      <h2 id="fair-title">{t('table:fair')}</h2>
      <p>{t('table:fair-how')}</p>
      <dl>
        <dt>{t('table:fair-commitment')}</dt>
        <dd>{view?.commitment}</dd>
        <dt>{t('table:fair-round')}</dt>
        <dd>{view?.nextNonce}</dd>
      </dl>
      <label>
        {t('table:fair-clientSeed')}
        <input
          defaultValue={clientSeed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => SEED.test(target.value) && setClientSeed(target.value)}
        />
      </label>
      <button type="button" disabled={isBusy || isRoundOpen} onClick={() => void table.reveal()}>
        {t('table:fair-reveal')}
      </button>
      {revealed !== null && (
        <div role="status" className={classes['checked']} data-fault={fault ?? undefined}>
          <strong>
            {fault === null
              ? t('table:fair-checked', { count: revealed.rounds.length })
              : t(`table:fair-fault-${fault}`)}
          </strong>
          <dl>
            <dt>{t('table:fair-serverSeed')}</dt>
            <dd>{revealed.serverSeed}</dd>
            <dt>{t('table:fair-commitment')}</dt>
            <dd>{revealed.commitment}</dd>
          </dl>
        </div>
      )}
    </section>
  );
}
