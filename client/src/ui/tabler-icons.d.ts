/** Icon by icon: the library's own declarations name all 6,000 in one file of 7.7 MB. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
  export default icon;
}
