import type { SportType } from '@lineboard/domain/ground/sport/sports';
import createReactComponent from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import IconBallAmericanFootball from '@tabler/icons-react/dist/esm/icons/IconBallAmericanFootball.mjs';
import IconBallBaseball from '@tabler/icons-react/dist/esm/icons/IconBallBaseball.mjs';
import IconBallBasketball from '@tabler/icons-react/dist/esm/icons/IconBallBasketball.mjs';
import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconBallVolleyball from '@tabler/icons-react/dist/esm/icons/IconBallVolleyball.mjs';
import IconCricket from '@tabler/icons-react/dist/esm/icons/IconCricket.mjs';
import IconGolf from '@tabler/icons-react/dist/esm/icons/IconGolf.mjs';
import IconRugby from '@tabler/icons-react/dist/esm/icons/IconRugby.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { createElement } from 'react';

/** Drawings that the library lacks, in its style: on its grid of 24, by lines 2 wide. */
const draw = (name: string, ...lines: readonly string[]) =>
  createReactComponent(
    'outline',
    name,
    name,
    lines.map((d, at) => ['path', { d, key: String(at) }]),
  );

const IconStickAndPuck = draw('StickAndPuck', 'M19 3l-7 15a3 3 0 0 1 -2.7 1.7h-5.3v-4h5.4', 'M16 20h4');
const IconGlove = draw(
  'Glove',
  'M8 15.5c-2 -1.5 -4 -3.5 -4 -7a5 5 0 0 1 5 -5h5a6 6 0 0 1 6 6c0 2.5 -1 4.5 -3 6z',
  'M8 15.5v5h9v-5',
  'M4.3 10.5c2 1 5 1 6.7 -.5a3 3 0 0 0 1 -2.5',
);

const DRAWINGS: ReadonlyMap<string, typeof IconTrophy> = new Map(
  Object.entries({
    Football: IconBallAmericanFootball,
    Basketball: IconBallBasketball,
    Baseball: IconBallBaseball,
    Hockey: IconStickAndPuck,
    Soccer: IconBallFootball,
    Tennis: IconBallTennis,
    Fighting: IconGlove,
    Golf: IconGolf,
    Rugby: IconRugby,
    Volleyball: IconBallVolleyball,
    Cricket: IconCricket,
  } satisfies Record<SportType, typeof IconTrophy>),
);

/** @param group a sport, or contests of one, which begin with its name; a cup for anything without a sport */
export function SportDrawing({ group }: { group: string }) {
  const drawing = DRAWINGS.get(group.split(' ', 1)[0]!) ?? IconTrophy;
  return createElement(drawing, { size: 16, focusable: false });
}
