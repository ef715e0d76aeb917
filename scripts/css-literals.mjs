// Sizes of type and colours are tokens (`web/src/ui/tokens.css`): a literal elsewhere is one more size that nobody chose.
const tokens = 'web/src/ui/tokens.css';
const fontLiteral = /(?:^|[\s;{])font(?:-size)?:[^;}]*\d(?:px|r?em|pt|%)/;
const hexColor = /#[\da-f]{3,8}\b/i;

/** One line per declaration of a style sheet that has a size of type or a colour of its own. `read` answers a file's text. */
export function cssLiterals(/** @type {string[]} */ files, /** @type {(file: string) => string} */ read) {
  const problems = [];
  for (const file of files) {
    if (!/^web\/src\/.*\.css$/.test(file) || file === tokens) continue;
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [declaration] of css.matchAll(/[\w-]+:[^;{}]*;/g)) {
      if (fontLiteral.test(declaration)) problems.push(`${file}: "${declaration}" is no step of the type scale (${tokens})`);
      if (hexColor.test(declaration)) problems.push(`${file}: "${declaration}" is a colour outside of ${tokens}`);
    }
  }
  return problems;
}
