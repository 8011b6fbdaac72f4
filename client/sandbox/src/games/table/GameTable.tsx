import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import type { GameFaceProps } from '../game-face.ts';
import { FairPanel } from './FairPanel.tsx';
import classes from './GameTable.module.css';
import { playSound } from './play-sound.ts';
import { outcomeOf, RoundResult } from './RoundResult.tsx';
import { type RulesName, RulesPanel } from './RulesPanel.tsx';
import { type PastRound, useHistory } from './use-history.ts';

interface GameTableProps extends GameFaceProps {
  /** The key of its rules. */
  rules: RulesName;
  /** All motion has come to rest. */
  isSettled: boolean;
  /** Shows the end at once. */
  onSkip(): void;
  /** The answers while no round is decided. */
  hint?: string;
  /** The board, on the felt. */
  children: ReactNode;
  /** What is shown beneath the board. */
  controls: ReactNode;
}

type Panel = 'fair' | 'rules';

const useSoundOf = (round: RoundView | null, isOn: boolean): void => {
  const first = useRef(round?.nonce);
  const { nonce, stakeCents, winCents } = round ?? { nonce: undefined, stakeCents: 0, winCents: null };
  useEffect(() => {
    if (!isOn || winCents === null || nonce === first.current) return;
    playSound(outcomeOf(stakeCents, winCents) === 'won' ? 'win' : 'loss');
  }, [isOn, nonce, stakeCents, winCents]);
};

function History({ past }: { past: readonly PastRound[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <ol className={classes['history']} aria-label={t('table:history')}>
      {past.map(({ nonce, netCents }) => (
        <li key={nonce} data-sign={Math.sign(netCents)}>
          {netCents > 0 ? '+' : netCents < 0 ? '−' : ''}
          {money(Math.abs(netCents))}
        </li>
      ))}
    </ol>
  );
}

/** The frame of every game: its name, past rounds, sound, fairness and rules; the felt; its controls. */
export function GameTable(props: GameTableProps) {
  const { game, table, rules, isSettled, onSkip, hint = '', children, controls } = props;
  const { t } = useTranslation();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [hasSound, setSound] = useState(false);
  const round = isSettled && !table.isBusy ? (table.view?.round ?? null) : null;
  const past = useHistory(round);
  useSoundOf(round, hasSound);
  const togglePanel = (which: Panel): void => setPanel(panel === which ? null : which);
  return (
    <section className={classes['table']} aria-labelledby="game-name" data-game={rules}>
      <header className={classes['bar']}>
        <h2 id="game-name">{t(`games:name-${game}`, { defaultValue: game })}</h2>
        <button type="button" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
          {t('table:sound')}
        </button>
        <button type="button" aria-expanded={panel === 'fair'} onClick={() => togglePanel('fair')}>
          {t('table:fair')}
        </button>
        <button
          type="button"
          aria-expanded={panel === 'rules'}
          aria-label={t('table:rules')}
          onClick={() => togglePanel('rules')}
        >
          ?
        </button>
      </header>
      {/* A press anywhere on the board skips the motion; keys do, too, and so does each button. */}
      <div className={classes['felt']} data-settled={isSettled || undefined} onPointerDown={onSkip}>
        {children}
        <RoundResult round={round} hint={hint} />
      </div>
      <div className={classes['controls']}>{controls}</div>
      <History past={past} />
      {panel !== null && (
        <div className={classes['panel']}>
          {panel === 'fair' ? (
            <FairPanel game={game} table={table} />
          ) : (
            <RulesPanel game={game} rules={rules} />
          )}
        </div>
      )}
    </section>
  );
}
