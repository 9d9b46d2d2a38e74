import {
  OperationNodeTransformer,
  OperatorNode,
  ValueNode,
  type BinaryOperationNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';

const owners = new Set(['anonymous_id', 'customer_id', 'customer_email']);

/** Replaces every condition on the owner with one that is always true. */
class OwnerBlind extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const transformed = super.transformBinaryOperation(node);
    if (!owners.has(columnOf(node))) return transformed;
    return {
      ...transformed,
      leftOperand: ValueNode.create(1),
      operator: OperatorNode.create('='),
      rightOperand: ValueNode.create(1),
    };
  }
}

function columnOf({ leftOperand }: BinaryOperationNode): string {
  const column = 'column' in leftOperand ? (leftOperand.column as { column?: { name?: string } }) : undefined;
  return column?.column?.name ?? '';
}

const blind = new OwnerBlind();

/** A planted fault: no query checks the owner of a row. */
export const withoutOwners: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => blind.transformNode<RootOperationNode>(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
};
