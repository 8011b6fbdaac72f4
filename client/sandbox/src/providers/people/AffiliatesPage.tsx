import type { AffiliateDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { useMoney } from '../../guest/use-money.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import classes from './People.module.css';
import { useDesk } from './use-desk.ts';

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** An affiliate's earnings, for the one whom the affiliate system's token names. */
export function AffiliatesPage({ address }: ProviderPageProps) {
  const { t } = useTranslation();
  const opened = useDesk<AffiliateDesk>('people/affiliate', address);
  if (opened.state !== 'open')
    return (
      <ClosedDesk
        desk={opened}
        whose={t('people:noAffiliate')}
        how={t('people:openAgain')}
        refused={t('people:used')}
        refusedMore={t('people:openAgain')}
      />
    );
  return <AffiliateTable desk={opened.desk} />;
}

function AffiliateTable({ desk: { affiliateId, sharePercent, players } }: { desk: AffiliateDesk }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <section className={classes['page']}>
      <h2>{t('people:affiliates', { affiliate: affiliateId })}</h2>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('people:player')}</th>
              <th scope="col">{t('people:visits')}</th>
              <th scope="col">{t('people:deposits')}</th>
              <th scope="col">{t('people:net')}</th>
              <th scope="col">{t('people:earned')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ player, visits, depositsCents, netCents, earnedCents }) => (
              <tr key={player}>
                <th scope="row">{player}</th>
                <td>{visits}</td>
                <td>{money(depositsCents)}</td>
                <td>{money(netCents)}</td>
                <td data-loss={earnedCents < 0}>{money(earnedCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('people:total')}</th>
              <td>{sumOf(players.map(({ visits }) => visits))}</td>
              <td>{money(sumOf(players.map(({ depositsCents }) => depositsCents)))}</td>
              <td>{money(sumOf(players.map(({ netCents }) => netCents)))}</td>
              <td>{money(sumOf(players.map(({ earnedCents }) => earnedCents)))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p>{t('people:share', { percent: sharePercent })}</p>
      <p>{t('people:madeUpFigures')}</p>
    </section>
  );
}
