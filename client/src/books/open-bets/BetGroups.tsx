import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { BetRow } from './BetRow.tsx';
import classes from './BetGroups.module.css';
import { TicketTools } from '../../betting/ticket-picture/TicketTools.tsx';
import { groupByTicket, type ShownBet } from './group-bets.ts';
import type { BetOrder } from './parse-bets-wanted.ts';

interface BetGroupsProps {
  bets: readonly ShownBet[];
  /** Their tickets come first. */
  urgent?: ReadonlySet<ShownBet>;
  /** Left out: the latest first. */
  order?: BetOrder;
  /** Every bet of the page, also the hidden ones: chains run through them. */
  known: readonly ShownBet[];
  level: 2 | 3;
  isRifMode: boolean;
}

/** One block per ticket: when it was accepted, and its wagers with their amounts in columns. */
export function BetGroups({ bets, urgent, order, known, level, isRifMode }: BetGroupsProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const groups = useMemo(() => groupByTicket(bets, urgent, order), [bets, urgent, order]);
  return groups.map((group) => (
    <section
      key={group.ticketNumber}
      className={classes['group']}
      // A partly decided ticket is in both halves of the page.
      aria-label={[
        t('open-bets:ticket', { number: group.ticketNumber }),
        ...(level === 3 ? [t('open-bets:gradedLately')] : []),
      ].join(', ')}
    >
      <Heading className={`${classes['head']} lb-figures`}>
        <Link to="/ticket/$number" params={{ number: String(group.ticketNumber) }}>
          {t('open-bets:ticket', { number: group.ticketNumber })}
        </Link>
        <time dateTime={new Date(group.acceptedAtMs).toISOString()}>{dateTime(group.acceptedAtMs)}</time>
        {!isRifMode && <TicketTools ticketNumber={group.ticketNumber} bets={group.bets} />}
      </Heading>
      <ul>
        {group.bets.map((bet) => (
          <BetRow key={bet.wagerNumber} bet={bet} known={known} isRifMode={isRifMode} />
        ))}
      </ul>
    </section>
  ));
}
