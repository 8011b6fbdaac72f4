import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AmountField } from './AmountField.tsx';

it.each([
  ['12,50', 1_250],
  ['12,5', 1_250],
  ['1,234', 123_400],
  ['1,234.50', 123_450],
  ['1.234', 'invalid'],
  ['1.234,50', 'invalid'],
  ['1,2,3', 'invalid'],
  ['١٢', 'invalid'],
  ['', null],
])('what a customer types is one amount or none: %j', (typed, entered) => {
  const onEnter = vi.fn<(cents: unknown) => void>();
  render(
    <AmountField
      label="Risk"
      name="Risk"
      cents={1}
      taken={undefined}
      isLocked={false}
      isInvalid={false}
      onEnter={onEnter}
      onLeave={() => undefined}
    />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Risk' }), { target: { value: typed } });
  expect(onEnter).toHaveBeenLastCalledWith(entered);
});
