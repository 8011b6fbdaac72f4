import contentTexts from '@lineboard/domain/catalogues/en/later/content.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { ContentBody } from './ContentBody.tsx';
import bodyClasses from './ContentBody.module.css';
import { contentStoreOf, rulesMenuStoreOf } from './content-stores.ts';
import classes from './Rules.module.css';
import { RulesMenu } from './RulesMenu.tsx';
import { selectRulesPlace, SPORTS_RULES_PAGE } from './select-rules-place.ts';
import { useAnswer } from './use-answer.ts';

/** Spec 2 §9: a place in the rules is scrolled to this long after it was chosen, and after its page is loaded. */
const RULE_SCROLL_MS = { sameMs: 200, newMs: 500 };

interface RulesProps {
  /** The current place in the rules; undefined: the sports rules. */
  anchor: string | undefined;
  isNarrow: boolean;
  /** The heading level of the page's title; one lower in a dialog with its own title. */
  level: 1 | 3;
  onChoose: (anchor: string) => void;
}

/** The rules: their menu, and the chosen page. */
export function Rules({ anchor, isNarrow, level, onChoose }: RulesProps) {
  useTexts({ content: contentTexts });
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const language = useDeviceSettings((settings) => settings.language);
  const menuSource = useAnswer(rulesMenuStoreOf(language));
  const menu = menuSource.answer;
  const place = selectRulesPlace(menu, anchor);
  const source = useAnswer(contentStoreOf(place.pageId, language));
  // Until the menu is loaded, it is unknown to which page a name belongs.
  const isPlaced = menu !== null || menuSource.error !== null || anchor === undefined;
  const Title = level === 1 ? 'h1' : 'h3';
  return (
    <div ref={page} className={`${classes['rules']} ${bodyClasses['top']}`} data-narrow={isNarrow}>
      {menu === null ? (
        <div className={classes['aside']}>
          <AnswerSaid source={menuSource} isWanted={!isNarrow} loading={t('content:loading')} />
        </div>
      ) : (
        <RulesMenu menu={menu} chosen={anchor ?? SPORTS_RULES_PAGE} isNarrow={isNarrow} onChoose={onChoose} />
      )}
      <article className={classes['page']}>
        <Title className={classes['title']}>{source.answer?.title ?? t('shell:rules')}</Title>
        {isPlaced && (
          <ContentBody
            key={`${place.pageId}/${language}`}
            page={page}
            source={source}
            language={language}
            anchor={place.anchor}
            delaysMs={RULE_SCROLL_MS}
          />
        )}
      </article>
    </div>
  );
}
