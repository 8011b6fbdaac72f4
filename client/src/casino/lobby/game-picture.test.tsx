import { LOBBIES } from '@lineboard/domain/casino/lobby/lobbies';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GamePicture } from './GamePicture.tsx';

it.each(Object.entries(LOBBIES))(
  '%s: every tile has a picture that is drawn without a request',
  (_name, { games }) => {
    const empty = games.filter((game) => {
      const { container, unmount } = render(<GamePicture game={game} icon={null} />);
      const [drawn, loaded] = [container.querySelectorAll('svg *').length, container.querySelector('img')];
      unmount();
      return drawn < 2 || loaded !== null;
    });
    expect(empty.map(({ name }) => name)).toEqual([]);
    expect(games.length).toBeGreaterThan(4);
  },
);
