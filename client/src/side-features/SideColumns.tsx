import { useSideFeatureTexts } from '../i18n/add-side-feature-texts.ts';
import type { SideFeatureName } from './side-feature-names.ts';
import { SideColumn } from './SideColumn.tsx';

/** Columns from the board to the slip, each of one feature or of several as tabs. */
export function SideColumns({ columns }: { columns: ReadonlyArray<readonly SideFeatureName[]> }) {
  useSideFeatureTexts();
  return columns.map((names) => <SideColumn key={names[0]} names={names} />);
}
