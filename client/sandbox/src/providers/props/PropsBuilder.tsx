import type { PropsGame } from '@lineboard/domain/sandbox/sandbox-answers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listMadeUpProps, type MadeUpProp } from './list-made-up-props.ts';
import classes from './PropsBuilder.module.css';

interface PropRowProps {
  prop: MadeUpProp;
  chosen: number | undefined;
  onChoose: (decimal: number) => void;
}

function PropRow({ prop: { player, stat, line, over, under }, chosen, onChoose }: PropRowProps) {
  const { t } = useTranslation();
  const sides = [
    ['over', over],
    ['under', under],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {player} <span>{t(`props:stat-${stat}`, { defaultValue: stat })}</span>
      </th>
      <td>{line.toFixed(1)}</td>
      {sides.map(([side, decimal]) => (
        <td key={side}>
          <button
            type="button"
            aria-pressed={chosen === decimal}
            aria-label={t('props:pick', {
              player,
              stat: t(`props:stat-${stat}`, { defaultValue: stat }),
              side: t(`props:${side}`),
              line: line.toFixed(1),
            })}
            onClick={() => onChoose(decimal)}
          >
            {decimal.toFixed(2)}
          </button>
        </td>
      ))}
    </tr>
  );
}

/** A builder of player props: lines of made-up players, combined into a price that is shown but can't be bet. */
export function PropsBuilder({ game }: { game: PropsGame }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const teams = useMemo(() => listMadeUpProps(game), [game]);
  const choose = (key: string, decimal: number): void => {
    const next = new Map(chosen);
    if (next.get(key) === decimal) next.delete(key);
    else next.set(key, decimal);
    setChosen(next);
  };
  const price = [...chosen.values()].reduce((product, decimal) => product * decimal, 1);
  const [team1, team2] = game.teams;
  return (
    <section className={classes['page']} aria-labelledby="props-title">
      <h2 id="props-title">{t('props:title', { team1, team2 })}</h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('props:player')}</th>
            <th scope="col">{t('props:line')}</th>
            <th scope="col">{t('props:over')}</th>
            <th scope="col">{t('props:under')}</th>
          </tr>
        </thead>
        {teams.map(({ team, props }, side) => (
          <tbody key={`${side} ${team}`}>
            <tr className={classes['team']}>
              <th scope="rowgroup" colSpan={4}>
                {team}
              </th>
            </tr>
            {props.map((prop) => {
              const key = `${side} ${prop.player} ${prop.stat}`;
              return (
                <PropRow
                  key={key}
                  prop={prop}
                  chosen={chosen.get(key)}
                  onChoose={(decimal) => choose(key, decimal)}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      <p className={classes['price']} aria-live="polite">
        {chosen.size === 0
          ? t('props:empty')
          : t('props:combined', { count: chosen.size, price: price.toFixed(2) })}
      </p>
      <p className={classes['price']}>{t('props:madeUp')}</p>
    </section>
  );
}
