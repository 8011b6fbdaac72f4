/** A row of a file by the names of its columns. A figure is null where the file says none. */
export interface SheetRow {
  text: (column: string) => string;
  number: (column: string) => number | null;
}

export interface Sheet {
  columns: readonly string[];
  rows: readonly SheetRow[];
}

const createRow = (cellOf: (column: string) => string | undefined): SheetRow => {
  const text = (column: string): string => (cellOf(column) ?? '').trim();
  return {
    text,
    number: (column) => {
      const figure = text(column) === '' ? Number.NaN : Number(text(column));
      return Number.isFinite(figure) ? figure : null;
    },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a list of records in JSON, or lines with commas; no cell of the known files has a comma or a quote. */
export const readSheet = (text: string): Sheet => {
  if (text.trimStart().startsWith('[')) {
    const list: unknown = JSON.parse(text);
    const records = Array.isArray(list) ? list.filter(isRecord) : [];
    return {
      columns: Object.keys(records[0] ?? {}),
      rows: records.map((record) => {
        const cells = new Map(Object.entries(record));
        return createRow((column) => {
          const value = cells.get(column);
          return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
        });
      }),
    };
  }
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const columns = (head ?? '').split(',');
  return {
    columns,
    rows: lines.map((line) => {
      const cells = line.split(',');
      return createRow((column) => cells[columns.indexOf(column)]);
    }),
  };
};
