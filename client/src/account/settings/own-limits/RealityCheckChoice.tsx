import { REALITY_CHECKS } from '@lineboard/domain/account/own-limits/own-limit-choices';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OwnLimitsSource } from './use-own-limits.ts';

/** OWN-9: how often the customer is told the result of a session. */
export function RealityCheckChoice({ source }: { source: OwnLimitsSource }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('own-limits:check')}
      value={String(source.answer?.realityCheckMinutes ?? 0)}
      disabled={source.isBusy}
      data={REALITY_CHECKS.map((minutes) => ({
        value: String(minutes),
        label: t(`own-limits:check.${minutes}`),
      }))}
      onChange={({ currentTarget }) => {
        const chosen = REALITY_CHECKS.find((minutes) => String(minutes) === currentTarget.value);
        if (chosen !== undefined) void source.setRealityCheck(chosen);
      }}
    />
  );
}
