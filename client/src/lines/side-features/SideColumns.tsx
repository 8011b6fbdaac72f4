import sideFeatures from '@lineboard/domain/catalogues/en/later/side-features.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { partSideColumns } from './part-side-columns.ts';
import type { SideFeatureName } from './side-feature-names.ts';
import { SideColumn } from './SideColumn.tsx';

/** Columns from the board to the slip, each of one feature or of several as tabs. */
export function SideColumns({ open, columns }: { open: readonly SideFeatureName[]; columns: number }) {
  useTexts({ 'side-features': sideFeatures });
  return partSideColumns(open, columns).map((names) => <SideColumn key={names[0]} names={names} />);
}
