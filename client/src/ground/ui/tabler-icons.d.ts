/** One file for each icon: the library's own declarations name all 6,000 in one file of 7.7 MB. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
  export default icon;
}

/** The function with which the library creates its icons. */
declare module '@tabler/icons-react/dist/esm/createReactComponent.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  export default function createReactComponent(
    type: 'outline',
    name: string,
    namePascal: string,
    drawing: ReadonlyArray<readonly [tag: 'path', attributes: { d: string; key: string }]>,
  ): ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
}
