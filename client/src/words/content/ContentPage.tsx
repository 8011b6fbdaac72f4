import content from '@lineboard/domain/catalogues/en/later/content.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import pageClasses from '../../ground/ui/Page.module.css';
import { ContentBody } from './ContentBody.tsx';
import bodyClasses from './ContentBody.module.css';
import { contentStoreOf } from './content-stores.ts';
import { useAnswer } from './use-answer.ts';

interface ContentPageProps {
  pageId: string;
  /** The key of the page's title until the page has its own. */
  title: ParseKeys;
  anchor?: string | undefined;
}

/** Once it is drawn there is nothing to wait for. */
const AT_ONCE = { sameMs: 0, newMs: 0 };

/** A page of the book's own words, from its top or at a place in it. */
export function ContentPage({ pageId, title, anchor }: ContentPageProps) {
  useTexts({ content });
  const { t } = useTranslation();
  const page = useRef<HTMLElement>(null);
  const language = useDeviceSettings((settings) => settings.language);
  const source = useAnswer(contentStoreOf(pageId, language));
  return (
    <article ref={page} className={`${pageClasses['page']} ${bodyClasses['top']}`}>
      <div className={pageClasses['head']}>
        <h1>{source.answer?.title ?? t(title)}</h1>
      </div>
      <ContentBody page={page} source={source} language={language} anchor={anchor} delaysMs={AT_ONCE} />
    </article>
  );
}
