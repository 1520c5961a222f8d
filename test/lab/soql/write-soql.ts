import type { Condition, Literal, Member, Operand, Path, PatternPart, Statement, Term } from './statement.ts';

/** A statement in the platform's query language. */
export function writeSoql(statement: Statement): string {
  const { object, where, limit, offset } = statement;
  const parts = [
    `SELECT ${selectOf(statement)} FROM ${object}`,
    statement.kind === 'records' && statement.mine ? 'USING SCOPE mine' : '',
    where ? `WHERE ${writeCondition(where)}` : '',
    statement.kind === 'totals' ? groupOf(statement) : '',
    'order' in statement && statement.order.length > 0
      ? `ORDER BY ${statement.order.map(writeTerm).join(', ')}`
      : '',
    limit === undefined ? '' : `LIMIT ${limit}`,
    offset === undefined ? '' : `OFFSET ${offset}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function selectOf(statement: Statement): string {
  if (statement.kind === 'count') return 'COUNT()';
  if (statement.kind === 'totals')
    return statement.outputs
      .map(({ operand, alias }) => [writeOperand(operand), alias].filter(Boolean).join(' '))
      .join(', ');
  const children = statement.children.map(
    ({ relationship, statement: child }) => `(${writeSoql({ ...child, object: relationship })})`,
  );
  return [...statement.members.map(writeMember), ...children].join(', ');
}

function writeMember(member: Member): string {
  if (member.kind === 'field') return writePath(member.path);
  if (member.kind === 'shown')
    return [`${member.called}(${writePath(member.path)})`, member.alias].filter(Boolean).join(' ');
  const whens = Object.entries(member.whens).map(
    ([name, paths]) => `WHEN ${name} THEN ${paths.map(writePath).join(', ')}`,
  );
  const otherwise = member.otherwise ? ` ELSE ${member.otherwise.map(writePath).join(', ')}` : '';
  return `TYPEOF ${member.relationship} ${whens.join(' ')}${otherwise} END`;
}

function groupOf({ groups, subtotals, having }: Extract<Statement, { kind: 'totals' }>): string {
  if (groups.length === 0) return '';
  const by = groups.map(writeOperand).join(', ');
  const condition = having ? ` HAVING ${writeCondition(having)}` : '';
  return `GROUP BY ${subtotals ? `${subtotals}(${by})` : by}${condition}`;
}

function writeTerm({ operand, descends, nulls }: Term): string {
  return `${writeOperand(operand)}${descends ? ' DESC' : ''}${nulls ? ` NULLS ${nulls}` : ''}`;
}

const writePath = (path: Path): string => path.join('.');

function writeOperand(operand: Operand): string {
  const path = operand.path ? writePath(operand.path) : '';
  switch (operand.kind) {
    case 'field':
      return path;
    case 'label':
      return `toLabel(${path})`;
    case 'part':
      return `${operand.called}(${operand.inShop ? `convertTimezone(${path})` : path})`;
    case 'total':
      return `${operand.called}(${path})`;
    default:
      return `GROUPING(${path})`;
  }
}

function writeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of
        .map((one) => (one.kind === 'semi' ? writeCondition(one) : `(${writeCondition(one)})`))
        .join(` ${condition.kind.toUpperCase()} `);
    case 'not':
      return `NOT (${writeCondition(condition.of)})`;
    case 'compare':
      return `${writeOperand(condition.operand)} ${condition.sign} ${writeLiteral(condition.to)}`;
    case 'among':
      return `${writeOperand(condition.operand)} ${condition.not ? 'NOT IN' : 'IN'} (${condition.of.map(writeLiteral).join(', ')})`;
    case 'like':
      return `${writeOperand(condition.operand)} LIKE '${condition.pattern.map(writePattern).join('')}'`;
    case 'includes': {
      const groups = condition.groups.map((group) => quote(group.join(';')));
      return `${writePath(condition.path)} ${condition.not ? 'EXCLUDES' : 'INCLUDES'} (${groups.join(', ')})`;
    }
    default: {
      const { path, not, query } = condition;
      const where = query.where ? ` WHERE ${writeCondition(query.where)}` : '';
      return `${writePath(path)} ${not ? 'NOT IN' : 'IN'} (SELECT ${writePath(query.path)} FROM ${query.object}${where})`;
    }
  }
}

function writeLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'null':
      return 'null';
    case 'text':
      return quote(literal.value);
    case 'days':
      return literal.count === undefined ? literal.name : `${literal.name}:${literal.count}`;
    default:
      return String(literal.value);
  }
}

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function writePattern(part: PatternPart): string {
  return typeof part === 'string' ? part : part.text.replace(/[\\'%_]/g, '\\$&');
}
