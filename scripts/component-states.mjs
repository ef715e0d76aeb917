// Every component of `web/src/ui` has its states beside it: the style guide shows them, and the pictures of the journeys compare them.

const componentFile = /^web\/src\/ui\/.+(?<!\.(?:states|test))\.tsx$/;
/**
 * A component is an export of a `.tsx` file with a capitalized name that is not a type: a function, or a value that holds one.
 */
const exportedComponent = /^export (?:default )?(?:async )?(?:function|const|class) [A-Z]\w*[a-z]\w*/m;

/** Hooks and their return values do not count as components, even in a `.tsx`. */
export const exportsComponent = (/** @type {string} */ source) => exportedComponent.test(source);

/**
 * Returns one line per component without a `<name>.states.tsx`, per such file without a state, and per one with a deleted
 * component.
 * `read` returns a file's text.
 */
export function missingStates(/** @type {string[]} */ files, /** @type {(file: string) => string} */ read) {
  const known = new Set(files);
  const problems = [];
  for (const file of files) {
    if (componentFile.test(file) && exportsComponent(read(file))) {
      const states = file.replace(/\.tsx$/, '.states.tsx');
      if (!known.has(states)) problems.push(`${file}: its states are missing, write ${states} (web/src/ui/README.md)`);
    }
    if (/^web\/src\/ui\/.+\.states\.tsx$/.test(file)) {
      if (!known.has(file.replace('.states.tsx', '.tsx'))) problems.push(`${file}: there is no such component`);
      if (!/^export const states: ComponentStates = \{/m.test(read(file)))
        problems.push(`${file}: exports no \`states: ComponentStates\``);
      else if (/\bstates: \{\s*\}/.test(read(file))) problems.push(`${file}: names no state`);
    }
  }
  return problems;
}
