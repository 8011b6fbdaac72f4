import contentTexts from '@lineboard/domain/catalogues/en/later/content.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { ContactLinks } from './ContactLinks.tsx';
import classes from './ContentLinks.module.css';

/** Ordered by how often they are needed. */
const PAGES = [
  ['/wagertypes', 'wagerTypes'],
  ['/payout', 'payouts'],
  ['/deposits', 'deposits'],
  ['/sportsbook_rules', 'sportsbookRules'],
  ['/benefits', 'benefits'],
  ['/privacy/{-$anchor}', 'privacy'],
  ['/contact', 'contact'],
] as const;

/**
 * Links to the book's own words. The rules open over the page, so that an unfinished slip isn't left.
 * @param onRules closes the part around these links, as the chat does
 */
export function ContentLinks({ onRules }: { onRules: () => void }) {
  useTexts({ content: contentTexts });
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  return (
    <>
      <nav className={classes['links']} aria-label={t('content:about')}>
        <button
          type="button"
          onClick={() => {
            onRules();
            openDialog('rules');
          }}
        >
          {t('shell:rules')}
        </button>
        {PAGES.map(([to, text]) => (
          <Link key={to} to={to}>
            {t(`shell:${text}`)}
          </Link>
        ))}
      </nav>
      <ContactLinks onChat={onRules} />
    </>
  );
}
