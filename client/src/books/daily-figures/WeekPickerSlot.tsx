import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekPickerProps } from './WeekPicker.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

/** Spec 1 §9: the picker starts this long after the view has loaded. */
export const PICKER_AFTER_MS = 500;

const WeekPicker = lazyPart(() => import('./WeekPicker.tsx'), 'WeekPicker');

/** Reserves the picker's place until it is loaded: the view comes first. */
export function WeekPickerSlot(props: WeekPickerProps) {
  const { t } = useTranslation();
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStarted(true), PICKER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const place = (
    <button type="button" disabled>
      {t('daily-figures:pickDate')}
    </button>
  );
  return isStarted ? (
    <Suspense fallback={place}>
      <WeekPicker {...props} />
    </Suspense>
  ) : (
    place
  );
}
