import type { JointGroup } from '@lineboard/domain/betting/wager/joint-group';
import { type ChosenOutcome, exploreOutcome } from '@lineboard/domain/betting/settlement/explore-outcomes';
import type { LegResult, Wager } from '@lineboard/domain/betting/wager/wager';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExploredMoney } from './ExploredMoney.tsx';
import classes from './OutcomeExplorer.module.css';

/** A leg in words, in the order of the wager's legs. */
export interface ExplorerLeg {
  key: string;
  name: string;
}

interface OutcomeExplorerProps {
  wager: Wager;
  legs: readonly ExplorerLeg[];
  /** Results of the legs that are decided already: they can't be changed. */
  results?: readonly LegResult[];
  /** Groups of round-robin legs that decide each other, where that is known. */
  groups?: readonly JointGroup[];
}

const OUTCOMES = ['W', 'L', 'P'] as const;
const SIGN_OF = { W: '✓', L: '✕', P: '=' } as const;

/** Lets the customer suppose how each leg ends, and shows the money that the wager would be settled with. */
export function OutcomeExplorer({ wager, legs, results = [], groups = [] }: OutcomeExplorerProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenOutcome>>(new Map());
  const outcomes = legs.map(({ key }) => chosen.get(key) ?? null);
  const toggle = (key: string, outcome: ChosenOutcome): void =>
    setChosen(new Map(chosen).set(key, chosen.get(key) === outcome ? null : outcome));
  return (
    <details className={classes['explorer']}>
      <summary>{t('wager:whatIf')}</summary>
      <ul>
        {legs.map(({ key, name }, at) => (
          <li key={key}>
            <span className={classes['name']}>{name}</span>
            {(results[at] ?? null) === null ? (
              <span className={classes['outcomes']} role="group" aria-label={name}>
                {OUTCOMES.map((outcome) => (
                  <button
                    key={outcome}
                    type="button"
                    data-outcome={outcome}
                    aria-pressed={chosen.get(key) === outcome}
                    onClick={() => toggle(key, outcome)}
                  >
                    <span aria-hidden="true">{SIGN_OF[outcome]}</span> {t(`wager:outcome.${outcome}`)}
                  </button>
                ))}
              </span>
            ) : (
              <span className={classes['decided']}>{t('wager:decided')}</span>
            )}
          </li>
        ))}
      </ul>
      <ExploredMoney explored={exploreOutcome(wager, outcomes, results, groups)} />
    </details>
  );
}
