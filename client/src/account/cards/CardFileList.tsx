import { MOST_CARD_UPLOAD_BYTES } from '@lineboard/domain/account/cards/card-upload';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './CardFileList.module.css';
import type { CardFiles } from './use-card-files.ts';
import { useFileSize } from './use-file-size.ts';

/** The chosen pictures, and a note about each file that was refused. */
export function CardFileList({ files, refused, remove }: CardFiles) {
  const { t } = useTranslation();
  const size = useFileSize();
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <>
      {files.length > 0 && (
        <>
          <ul className={classes['files']} aria-label={t('cards:chosen')}>
            {files.map((file) => (
              <li key={file.id}>
                {file.content === null ? (
                  <span className={classes['reading']} />
                ) : (
                  <img src={file.content.dataUrl} alt="" />
                )}
                <span className={classes['name']}>{file.name}</span>
                <span className={classes['size']}>
                  {file.content === null ? t('cards:reading') : size(file.size)}
                </span>
                <button
                  type="button"
                  aria-label={t('cards:remove', { name: file.name })}
                  onClick={() => remove(file.id)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <p className={classes['total']}>
            {t('cards:total', { size: size(total), most: size(MOST_CARD_UPLOAD_BYTES) })}
          </p>
        </>
      )}
      <div className={classes['refused']} role="status">
        {refused.map(({ id, name, why }) => (
          <p key={id}>{t(`cards:fault.${why}`, { name })}</p>
        ))}
      </div>
    </>
  );
}
