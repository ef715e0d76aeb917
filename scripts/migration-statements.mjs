// Statements of a migration, without comments. Quoted text and function bodies are kept apart, so none of their
// words is read as SQL.

const pieces = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^-/$'";]+|[\s\S]/g;

/**
 * Divides SQL at its semicolons. In `words` a text in single quotes is `''` and a body in dollars is `$$`; names have no double quotes and all is
 * in lower case with single blanks.
 */
export function statementsOf(sql) {
  const statements = [''];
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece.startsWith('--') || piece.startsWith('/*')) statements[statements.length - 1] += ' ';
    else if (piece === ';') statements.push('');
    else if (/^\$\w*\$/.test(piece)) statements[statements.length - 1] += '$$';
    else if (piece.startsWith("'") && piece.length > 1) statements[statements.length - 1] += "''";
    else if (piece.startsWith('"') && piece.length > 1) statements[statements.length - 1] += piece.slice(1, -1);
    else statements[statements.length - 1] += piece;
  }
  return statements
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/** Divides at commas that are in no brackets. */
export function partsOf(list) {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
