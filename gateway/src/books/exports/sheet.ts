/** The text of a file above its rows. */
export interface SheetHead {
  title: string;
  /** The account, the number of records, and when it was made; a line each. */
  about: readonly string[];
  columns: ReadonlyArray<{
    name: string;
    /** Cents and counts are aligned to the right. */
    kind: 'text' | 'cents' | 'count';
    /** Share of the width. */
    share: number;
  }>;
}

/** A text, or whole cents, for each column; null where there is nothing to say. A single cell heads the rows below. */
export type SheetRow = ReadonlyArray<string | number | null>;

export const EXPORT_FORMATS = ['pdf', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
