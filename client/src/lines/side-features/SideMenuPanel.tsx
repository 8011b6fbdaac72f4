import sideFeatures from '@lineboard/domain/catalogues/en/later/side-features.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SIDE_FEATURE_NAMES, type SideFeatureName } from './side-feature-names.ts';
import { closeSideFeature, openSideFeature } from './side-features-store.ts';
import classes from './SideMenu.module.css';

/** The features that can go next to the board, each with a short explanation. */
export function SideMenuPanel({ open, columns }: { open: readonly SideFeatureName[]; columns: number }) {
  useTexts({ 'side-features': sideFeatures });
  return (
    <>
      {SIDE_FEATURE_NAMES.map((name) => (
        <Choice key={name} name={name} isOpen={open.includes(name)} />
      ))}
      <Room isShort={open.length > columns} columns={columns} />
    </>
  );
}

function Choice({ name, isOpen }: { name: SideFeatureName; isOpen: boolean }) {
  const { t } = useTranslation();
  const aboutId = useId();
  return (
    <button
      type="button"
      className={classes['choice']}
      aria-pressed={isOpen}
      aria-label={t(`side-features:title.${name}`)}
      aria-describedby={aboutId}
      onClick={() => (isOpen ? closeSideFeature(name) : openSideFeature(name))}
    >
      <span className={classes['box']}>{isOpen && <Icon name="check" size={12} />}</span>
      <strong>{t(`side-features:title.${name}`)}</strong>
      <small id={aboutId}>{t(`side-features:about.${name}`)}</small>
    </button>
  );
}

/** Explained in advance: a feature without a column of its own is a tab. */
function Room({ isShort, columns }: { isShort: boolean; columns: number }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={isShort ? classes['note'] : undefined}>
      {isShort && t('side-features:room', { count: columns })}
    </p>
  );
}
