import game from '@lineboard/domain/catalogues/en/later/game.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { PART_IDS } from './part-ids.ts';
import { PartLinks } from './PartLinks.tsx';

const show = (hasProps: boolean): void => {
  const texts = createI18n('en');
  addTexts(texts, { game });
  render(
    <I18nextProvider i18n={texts}>
      <PartLinks isInPlay={false} hasProps={hasProps} />
      {Object.values(PART_IDS).map((id) => (
        <h2 key={id} id={id} tabIndex={-1}>
          {id}
        </h2>
      ))}
    </I18nextProvider>,
  );
};

it.each([
  ['Lines', PART_IDS.lines],
  ['Props', PART_IDS.props],
  ['Your bets', PART_IDS.bets],
  ['Line history', PART_IDS.history],
])('leads a phone to %s, where the next Tab begins', async (name, id) => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.activeElement?.id).toBe(id);
});

it('leads to no props where the game has none', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Props' })).toBeNull();
});
