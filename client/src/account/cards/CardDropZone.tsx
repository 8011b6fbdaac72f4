import {
  MOST_CARD_IMAGE_BYTES,
  MOST_CARD_IMAGES,
  MOST_CARD_UPLOAD_BYTES,
} from '@lineboard/domain/account/cards/card-upload';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CardDropZone.module.css';
import { useFileSize } from './use-file-size.ts';

/** Phones deliver a camera picture as one of these types. */
const KINDS = 'image/jpeg,image/png,image/webp';

interface CardDropZoneProps {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files are chosen with a button, or dropped. */
export function CardDropZone({ isDisabled, onFiles }: CardDropZoneProps) {
  const { t } = useTranslation();
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={classes['zone']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button type="button" onClick={() => input.current?.click()}>
        {t('cards:choose')}
      </button>
      <p className={classes['drop']}>{t('cards:drop')}</p>
      <p className={classes['limits']}>
        {t('cards:limits', {
          most: MOST_CARD_IMAGES,
          each: size(MOST_CARD_IMAGE_BYTES),
          total: size(MOST_CARD_UPLOAD_BYTES),
        })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={KINDS}
        aria-label={t('cards:choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
