import { findGame } from '@lineboard/domain/casino/games/games';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../guest/format-money.ts';
import { useMoney } from '../../guest/use-money.ts';
import classes from './RulesPanel.module.css';

export type RulesName = ParseKeys extends infer Key
  ? Key extends `table:rules-${infer Name}`
    ? Name
    : never
  : never;

/** The rules of a game in a few lines, with its stakes and its return. @param rules key of its text */
export function RulesPanel({ game, rules }: { game: string; rules: RulesName }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const engine = findGame(game);
  if (engine === null) return null;
  const percent = new Intl.NumberFormat(figuresOf(i18n.language), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const { minCents, maxCents } = engine.limits;
  return (
    <section className={classes['panel']} aria-labelledby="rules-title">
      <h2 id="rules-title">{t('table:rules')}</h2>
      {t(`table:rules-${rules}`)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <dl>
        <dt>{t('table:limits')}</dt>
        <dd>
          {money(minCents)} – {money(maxCents)}
        </dd>
        {[...engine.returns].map(([bet, { numerator, denominator }]) => (
          <div key={bet}>
            <dt>{t(`table:return-${bet}`, { defaultValue: bet })}</dt>
            <dd>{percent.format(Number(numerator) / Number(denominator))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
