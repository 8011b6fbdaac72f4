import type { ContentPage } from '@lineboard/domain/words/content/content';
import { type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import type { AnswerStore } from '../../ground/calls/create-answer-store.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { ContentText } from './ContentText.tsx';
import classes from './ContentBody.module.css';
import { nameLanguage } from './name-language.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';
import { type AnchorScroll, useAnchorScroll } from './use-anchor-scroll.ts';

interface ContentBodyProps {
  page: RefObject<HTMLElement | null>;
  source: AnswerStore<ContentPage>;
  language: Language;
  anchor: string | undefined;
  delaysMs: AnchorScroll['delaysMs'];
}

/** The words of a page, or the notice that replaces them; scrolled to the requested place. */
export function ContentBody({ page, source, language, anchor, delaysMs }: ContentBodyProps) {
  const { t } = useTranslation();
  const { answer } = source;
  const [asked, setAsked] = useState(0);
  const shown = answer === null ? null : `${answer.pageId}/${answer.language}`;
  useAnchorScroll({ page, shown, anchor, asked, delaysMs });
  const onAnchor = useCallback(
    (place: string) => {
      if (place === anchor) setAsked((count) => count + 1);
      else if (page.current !== null) scrollToAnchor(page.current, place);
    },
    [anchor, page],
  );
  return (
    <>
      <AnswerSaid source={source} isWanted loading={t('content:loading')} />
      {answer !== null && answer.language !== language && (
        <p className={classes['note']} role="note">
          {t('content:onlyIn', {
            language: nameLanguage(answer.language, language),
            wanted: nameLanguage(language, language),
          })}
        </p>
      )}
      {answer !== null && (
        <div lang={answer.language}>
          <ContentText html={answer.html} onAnchor={onAnchor} />
        </div>
      )}
    </>
  );
}
