import type { NumberedCatalogue } from './numbered-catalogue.ts';
import { nodeIn, nodesIn, type TreeNode, wordIn } from './query-tree.ts';

/** `unknown` is what only running would tell: nothing is said of it. */
export type MayBeNull = 'never' | 'maybe' | 'unknown';

const COUNTS = new Set(['2147', '2803']);
const NEXTVAL = '1574';
/** The kinds of an `EXISTS`, an `ANY`, a value and an array. */
const SUBLINK = { exists: '0', value: '4', array: '6' };
const JOIN = { inner: '0', left: '1' };
const RTE = { relation: '0', subquery: '1', join: '2', cte: '6', group: '9' };
/** `->`, `->>`, `#>` and `#>>` of json and jsonb, which answer null for what isn't there. */
const INTO_DOCUMENT = new Set([
  '3962',
  '3963',
  '3964',
  '3965',
  '3966',
  '3967',
  '3211',
  '3477',
  '3212',
  '3481',
  '3213',
  '3206',
]);

const all = (parts: readonly MayBeNull[]): MayBeNull => {
  if (parts.includes('maybe')) return 'maybe';
  return parts.includes('unknown') ? 'unknown' : 'never';
};

/** Judges values of which the first non-null one is taken. */
const first = (parts: readonly MayBeNull[]): MayBeNull => {
  if (parts.includes('never')) return 'never';
  return parts.includes('unknown') ? 'unknown' : 'maybe';
};

const keyOf = (variable: TreeNode): string => `${wordIn(variable, 'varno')}.${wordIn(variable, 'varattno')}`;

/** A statement, and the ones around it: the innermost first. */
type Around = readonly TreeNode[];

/** An `and` proves what any part proves, an `or` what every part does. */
const provenByAll = (condition: TreeNode): string[] => {
  const parts = nodesIn(condition, 'args').map(provenBy);
  const kind = wordIn(condition, 'boolop');
  if (kind === 'and') return parts.flat();
  return kind === 'or' ? (parts[0] ?? []).filter((key) => parts.every((part) => part.includes(key))) : [];
};

/** The columns that a condition lets through only with a value. */
const provenBy = (condition: TreeNode | null): string[] => {
  if (condition === null) return [];
  if (condition.tag === 'BOOLEXPR') return provenByAll(condition);
  const bare = (node: TreeNode | null): TreeNode | null =>
    node?.tag === 'RELABELTYPE' ? bare(nodeIn(node, 'arg')) : node;
  const own = (nodes: ReadonlyArray<TreeNode | null>): string[] =>
    nodes.flatMap((node) => {
      const inner = bare(node);
      return inner?.tag === 'VAR' && wordIn(inner, 'varlevelsup') === '0' ? [keyOf(inner)] : [];
    });
  if (condition.tag === 'NULLTEST')
    return wordIn(condition, 'nulltesttype') === '1' ? own([nodeIn(condition, 'arg')]) : [];
  return condition.tag === 'OPEXPR' || condition.tag === 'SCALARARRAYOPEXPR'
    ? own(nodesIn(condition, 'args'))
    : own([condition]);
};

const provenIn = (query: TreeNode): ReadonlySet<string> => {
  const jointree = nodeIn(query, 'jointree');
  if (jointree === null) return new Set();
  const ofJoin = (join: TreeNode): string[] => {
    const kind = wordIn(join, 'jointype');
    const [left, right] = [nodeIn(join, 'larg'), nodeIn(join, 'rarg')];
    if (join.tag !== 'JOINEXPR' || left === null || right === null) return [];
    if (kind === JOIN.left) return ofJoin(left);
    if (kind !== JOIN.inner) return [];
    const sides = [left, right];
    return [...provenBy(nodeIn(join, 'quals')), ...sides.flatMap(ofJoin)];
  };
  return new Set([...provenBy(nodeIn(jointree, 'quals')), ...nodesIn(jointree, 'fromlist').flatMap(ofJoin)]);
};

const has = (query: TreeNode, field: string): boolean => wordIn(query, field) === 'true';

/** Whether each column of a statement's answer may be null, by its tree. */
export const judgeNulls = (tree: TreeNode, { columns }: NumberedCatalogue): MayBeNull[] => {
  const targetsOf = (query: TreeNode): TreeNode[] => {
    const listed = nodesIn(query, 'returningList');
    const targets = wordIn(query, 'commandType') === '1' ? nodesIn(query, 'targetList') : listed;
    return targets.filter((target) => wordIn(target, 'resjunk') !== 'true');
  };

  const ofColumn = (query: TreeNode, index: number, around: Around): MayBeNull => {
    if (nodeIn(query, 'setOperations') !== null) {
      const parts = nodesIn(query, 'rtable').flatMap((rte) => nodeIn(rte, 'subquery') ?? []);
      return all(parts.map((part) => ofColumn(part, index, [query, ...around])));
    }
    const expression = nodeIn(targetsOf(query)[index] ?? query, 'expr');
    return expression === null ? 'unknown' : judge(expression, [query, ...around]);
  };

  const ofVariable = (variable: TreeNode, around: Around): MayBeNull => {
    const up = Number(wordIn(variable, 'varlevelsup'));
    const [query, ...outer] = around.slice(up);
    if (query === undefined) return 'unknown';
    if (provenIn(query).has(keyOf(variable))) return 'never';
    const nulling = variable.fields.get('varnullingrels');
    if (Array.isArray(nulling) && nulling.length > 1) return 'maybe';
    const rte = nodesIn(query, 'rtable')[Number(wordIn(variable, 'varno')) - 1];
    const index = Number(wordIn(variable, 'varattno')) - 1;
    if (rte === undefined || index < 0) return 'unknown';
    const kind = wordIn(rte, 'rtekind');
    if (kind === RTE.relation) {
      const column = columns.get(`${wordIn(rte, 'relid')}.${index + 1}`);
      if (column === undefined) return 'unknown';
      return column.isNullable ? 'maybe' : 'never';
    }
    if (kind === RTE.subquery) {
      const inner = nodeIn(rte, 'subquery');
      return inner === null ? 'unknown' : ofColumn(inner, index, [query, ...outer]);
    }
    if (kind === RTE.join || kind === RTE.group) {
      const list = nodesIn(rte, kind === RTE.join ? 'joinaliasvars' : 'groupexprs');
      const inner = list[index];
      return inner === undefined ? 'unknown' : judge(inner, [query, ...outer]);
    }
    if (kind !== RTE.cte || wordIn(rte, 'self_reference') === 'true') return 'unknown';
    const levels = [query, ...outer].slice(Number(wordIn(rte, 'ctelevelsup')));
    const named = levels[0] === undefined ? [] : nodesIn(levels[0], 'cteList');
    const cte = named.find((one) => wordIn(one, 'ctename') === wordIn(rte, 'ctename'));
    const inner = cte === undefined ? null : nodeIn(cte, 'ctequery');
    return inner === null ? 'unknown' : ofColumn(inner, index, levels);
  };

  const judgeAll = (node: TreeNode, field: string, around: Around): MayBeNull[] =>
    nodesIn(node, field).map((one) => judge(one, around));

  const ofAggregate = (aggregate: TreeNode, around: Around): MayBeNull => {
    if (COUNTS.has(wordIn(aggregate, 'aggfnoid'))) return 'never';
    const [query] = around;
    const isOfGroup = query !== undefined && nodesIn(query, 'groupClause').length > 0;
    if (!isOfGroup || nodeIn(aggregate, 'aggfilter') !== null) return 'maybe';
    const parts = nodesIn(aggregate, 'args').map((target) => {
      const expression = nodeIn(target, 'expr');
      return expression === null ? 'unknown' : judge(expression, around);
    });
    return all(parts) === 'never' ? 'never' : 'unknown';
  };

  const ofSublink = (sublink: TreeNode, around: Around): MayBeNull => {
    const kind = wordIn(sublink, 'subLinkType');
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return 'never';
    const query = nodeIn(sublink, 'subselect');
    if (kind !== SUBLINK.value || query === null) return 'unknown';
    const isOneRow =
      (has(query, 'hasAggs') &&
        nodesIn(query, 'groupClause').length === 0 &&
        nodeIn(query, 'havingQual') === null) ||
      // Without a table there is one row.
      nodesIn(query, 'rtable').filter((rte) => wordIn(rte, 'rtekind') !== '8').length === 0;
    const value = ofColumn(query, 0, around);
    // Whether there is a row is for the rows to tell.
    return isOneRow || value === 'maybe' ? value : 'unknown';
  };

  const ofCase = (node: TreeNode, around: Around): MayBeNull => {
    const results = [
      ...nodesIn(node, 'args').map((when) => nodeIn(when, 'result')),
      nodeIn(node, 'defresult'),
    ];
    return all(results.map((result) => (result === null ? 'maybe' : judge(result, around))));
  };

  const judge = (node: TreeNode, around: Around): MayBeNull => {
    const args = (): MayBeNull[] => judgeAll(node, 'args', around);
    const arg = (): MayBeNull =>
      all([nodeIn(node, 'arg')].flatMap((one) => (one === null ? [] : [judge(one, around)])));
    switch (node.tag) {
      case 'VAR':
        return ofVariable(node, around);
      case 'CONST':
        return wordIn(node, 'constisnull') === 'true' ? 'maybe' : 'never';
      case 'COALESCEEXPR':
      case 'COALESCE':
      case 'MINMAX':
        return first(args());
      case 'AGGREF':
        return ofAggregate(node, around);
      case 'FUNCEXPR':
        if (wordIn(node, 'funcid') === NEXTVAL) return 'never';
        return ['1', '2'].includes(wordIn(node, 'funcformat')) ? all(args()) : 'unknown';
      case 'OPEXPR':
        return INTO_DOCUMENT.has(wordIn(node, 'opno')) ? 'unknown' : all(args());
      case 'BOOLEXPR':
        return all(args()) === 'never' ? 'never' : 'unknown';
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return arg();
      case 'CASE':
      case 'CASEEXPR':
        return ofCase(node, around);
      case 'SUBLINK':
        return ofSublink(node, around);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
        return 'never';
      default:
        return 'unknown';
    }
  };

  return targetsOf(tree).map((_, index) => ofColumn(tree, index, []));
};
