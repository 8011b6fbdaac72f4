import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** null: nothing is chosen. */
  value: string | null;
  options: ReadonlyArray<ChoiceOption | { group: string; items: readonly ChoiceOption[] }>;
  /** The option for no choice; left out where something is always chosen. */
  none?: string;
  fault?: string | undefined;
  onChoose: (value: string | null) => void;
}

/** A choice from a list. */
export function ChoiceField({ name, label, value, options, none, fault, onChoose }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const data = options.map((option) =>
    'items' in option ? { ...option, items: [...option.items] } : { ...option },
  );
  const isMissing = none === undefined && value === null;
  const first = none === undefined ? t('settings:choose') : none;
  return (
    <NativeSelect
      name={name}
      label={label}
      value={value ?? ''}
      data={none !== undefined || isMissing ? [{ value: '', label: first }, ...data] : data}
      error={fault}
      aria-invalid={fault !== undefined}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
