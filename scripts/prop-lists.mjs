// Components with long lists of properties: what belongs together is one property, or comes from a session (docs/ARCHITECTURE.md).

/** Own properties of a component of the document page, which shares its state by a session; those of `extends` do not count. */
const maxProps = 8;
const documentPage = /^web\/src\/(?:features\/(?:document-editor|comments)\/|pages\/document-)/;

const propsInterface = /^(?:export )?interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm;
// The formatter indents members by two spaces, and what is inside them by more.
const member = /^ {2}(?:readonly )?\w+\??[:(]/gm;

/** One line per interface of a component's properties that has too many. */
export function longPropLists(/** @type {string} */ file, /** @type {string} */ source) {
  if (!file.endsWith('.tsx') || !documentPage.test(file)) return [];
  return [...source.matchAll(propsInterface)]
    .map(([, name, body]) => ({ name, count: [...body.matchAll(member)].length }))
    .filter(({ count }) => count > maxProps)
    .map(({ name, count }) => `${file}: ${name} has ${count} properties (at most ${maxProps})`);
}
