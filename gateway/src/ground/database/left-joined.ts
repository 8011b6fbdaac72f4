/** What an outer join adds to a row: columns of a row that it found, or nothing in any of them. */
export type LeftJoined<Row> = Row | { [Column in keyof Row]: null };
