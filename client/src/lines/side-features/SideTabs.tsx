import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideFeatureName } from './side-feature-names.ts';
import classes from './SideColumn.module.css';

interface SideTabsProps {
  names: readonly SideFeatureName[];
  shown: SideFeatureName;
  onTurn: (name: SideFeatureName) => void;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** Features that share a column; the arrows turn from one to the next. */
export function SideTabs({ names, shown, onTurn }: SideTabsProps) {
  const { t } = useTranslation();
  const turn = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const at = (names.indexOf(shown) + step + names.length) % names.length;
    onTurn(names[at]!);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('board:beside')}
      className={classes['tabs']}
      onKeyDown={turn}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={classes['tab']}
          aria-selected={name === shown}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onTurn(name)}
        >
          {t(`side-features:title.${name}`)}
        </button>
      ))}
    </div>
  );
}
