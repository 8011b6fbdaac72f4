import type pg from 'pg';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

type Query = string | { text: string; values?: unknown[] };

const listNodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/**
 * Runs what it is asked, and keeps how PostgreSQL would go about it: with these values, or with any, as it comes to do
 * once a statement was asked a few times.
 */
export const createExplainer = (pool: pg.Pool, plansFor: 'these values' | 'any values') => {
  const nodes: PlanNode[] = [];
  return {
    nodes,
    pool: {
      query: async (query: Query, given?: unknown[]) => {
        const { text, values = given } = typeof query === 'string' ? { text: query } : query;
        const isGeneric = plansFor === 'any values';
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (format json${isGeneric ? ', generic_plan' : ''}) ${text}`,
          isGeneric ? undefined : values,
        );
        nodes.push(...rows.flatMap(({ 'QUERY PLAN': [{ Plan: plan }] }) => listNodes(plan)));
        return pool.query(text, values);
      },
    } as unknown as pg.Pool,
  };
};

export const listIndices = (nodes: readonly PlanNode[]): string[] =>
  [...new Set(nodes.flatMap(({ 'Index Name': index }) => index ?? []))].toSorted();
