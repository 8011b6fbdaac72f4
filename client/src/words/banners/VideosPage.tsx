import bannersTexts from '@lineboard/domain/catalogues/en/later/banners.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useState } from 'react';
import { useSession } from '../../ground/session/session-store.ts';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import page from '../../ground/ui/Page.module.css';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { useShownBanners } from './use-shown-banners.ts';
import classes from './VideosPage.module.css';

/** R1-05: the book's videos, one at a time; none plays automatically. */
export function VideosPage() {
  useTexts({ banners: bannersTexts });
  const { t } = useTranslation();
  const { source, banners, isQuiet } = useShownBanners('video');
  const isInTimeOut = useSession(({ session }) => session !== null) && isQuiet;
  const [at, setAt] = useState(0);
  const { length } = banners;
  const shown = banners[Math.min(at, length - 1)];
  const move = (step: -1 | 1): void => setAt((at + step + length) % length);
  return (
    <div className={page['page']}>
      <div className={page['head']}>
        <h1>{t('shell:video')}</h1>
      </div>
      {isInTimeOut ? (
        <PageEmpty title={t('banners:videosQuiet')} how={t('banners:videosQuietHow')} />
      ) : (
        <AnswerSaid source={source} isWanted loading={t('banners:loadingVideos')} />
      )}
      {!isQuiet && source.answer !== null && shown === undefined && (
        <PageEmpty title={t('banners:noVideos')} how={t('banners:noVideosHow')} />
      )}
      {shown !== undefined && (
        <figure className={classes['figure']}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator's file has no captions of its own */}
          <video
            key={shown.name}
            className={classes['video']}
            src={shown.media}
            controls
            preload="metadata"
            aria-label={shown.alt}
          />
          <figcaption className={classes['caption']}>
            <span>{shown.alt}</span>
            {length > 1 && (
              <span className={classes['moves']}>
                <button type="button" onClick={() => move(-1)}>
                  {t('banners:previous')}
                </button>
                <button type="button" onClick={() => move(1)}>
                  {t('banners:next')}
                </button>
              </span>
            )}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
