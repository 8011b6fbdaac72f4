import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CardUploadForm.module.css';
import type { CardResult } from './use-card-form.ts';

const titleOf = ({ kind }: CardResult): 'warning' | 'error' | 'success' => {
  if (kind === 'noFiles') return 'warning';
  return kind === 'success' ? 'success' : 'error';
};

/**
 * The result of the last press on Submit, with title and text. Its place exists before the text, so that screen readers
 * announce it.
 */
export function CardResultSaid({ result }: { result: CardResult | null }) {
  const { t } = useTranslation();
  const said = useRef<HTMLDivElement>(null);
  // A phone may have no room left for it below the button.
  useEffect(() => {
    if (result !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const textOf = (came: CardResult): string => {
    if (came.kind === 'refused') return t(`error:${came.code}`, came.params);
    if (came.kind === 'broken') return t(`cards:said.${came.fault}`, { name: came.name });
    // ERR2-13: its title says everything.
    return came.kind === 'success' ? '' : t(`cards:said.${came.kind}`);
  };
  return (
    <div
      ref={said}
      role="alert"
      className={classes['result']}
      data-kind={result === null ? undefined : titleOf(result)}
    >
      {result !== null && (
        <>
          <strong>{t(`cards:${titleOf(result)}`)}</strong> <span>{textOf(result)}</span>
        </>
      )}
    </div>
  );
}
