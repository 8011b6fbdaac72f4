import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BetAgain } from '../../betting/laying/BetAgain.tsx';
import { PictureSlot } from '../../betting/ticket-picture/PictureSlot.tsx';
import { useTicketPicture } from '../../betting/ticket-picture/ticket-picture-store.ts';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import { describeReceipt } from './describe-receipt.ts';
import { LinkSlot } from './LinkSlot.tsx';
import { PdfButton } from './PdfButton.tsx';
import { usePrintWhenAsked } from './use-print-when-asked.ts';
import classes from './TicketPage.module.css';

/** The actions for the page itself. */
export function StoryActions({ story }: { story: TicketStory }) {
  const { ticketNumber, bets } = story;
  const { t } = useTranslation();
  const formats = useExactFormats();
  const rules = useSlip((slip) => slip.rules.points);
  const pathOf = usePagePath();
  const show = useTicketPicture((state) => state.show);
  usePrintWhenAsked();
  return (
    <div className={classes['actions']} data-screen-only>
      <button type="button" onClick={() => window.print()}>
        {t('ticket:print')}
      </button>
      <button
        type="button"
        onClick={() => show(bets, (shows) => describeReceipt(t, formats, rules, story, shows))}
      >
        {t('ticket:share')}
      </button>
      <PdfButton ticketNumber={ticketNumber} />
      <BetAgain bets={bets} number={String(bets[0]?.ticketNumber ?? '')} />
      <LinkSlot ticketNumber={ticketNumber} />
      <Link to={pathOf('openBets')}>{t('shell:openBets')}</Link>
      <PictureSlot />
    </div>
  );
}
