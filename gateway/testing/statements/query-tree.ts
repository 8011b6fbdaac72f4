/** A node of PostgreSQL's own tree of a statement: `{VAR :varno 1 :varattno 2}`. */
export interface TreeNode {
  readonly tag: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

export type TreeValue = TreeNode | string | readonly TreeValue[];

const TOKEN = /[{}()[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()[\]\\])+/g;

/** @param text as `debug_print_parse` writes it, not pretty */
export const parseTree = (text: string): TreeValue => {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const readUntil = (end: string): TreeValue[] => {
    const values: TreeValue[] = [];
    while (at < tokens.length && tokens[at] !== end) values.push(read());
    at += 1;
    return values;
  };
  const readNode = (): TreeNode => {
    const tag = tokens[at++] ?? '';
    const fields = new Map<string, TreeValue>();
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: TreeValue[] = [];
      while (at < tokens.length && tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(read());
      fields.set(name, values.length === 1 ? values[0]! : values);
    }
    at += 1;
    return { tag, fields };
  };
  const read = (): TreeValue => {
    const token = tokens[at++] ?? '';
    if (token === '{') return readNode();
    if (token === '(') return readUntil(')');
    if (token === '[') return readUntil(']');
    return token;
  };
  return read();
};

export const nodeIn = (node: TreeNode, field: string): TreeNode | null => {
  const value = node.fields.get(field);
  return typeof value === 'object' && 'tag' in value ? value : null;
};

export const nodesIn = (node: TreeNode, field: string): TreeNode[] => {
  const value = node.fields.get(field);
  const list = Array.isArray(value) ? (value as readonly TreeValue[]) : [];
  return list.filter((one): one is TreeNode => typeof one === 'object' && 'tag' in one);
};

export const wordIn = (node: TreeNode, field: string): string => {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : '';
};
