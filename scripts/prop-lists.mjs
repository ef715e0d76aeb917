// Components with long lists of properties: what belongs together is one property, or comes from a session (docs/ARCHITECTURE.md).

/** Own properties of a component; those of `extends` do not count. The document page shares its state by a session instead. */
const maxProps = 10;
const maxOfDocumentPage = 8;
const documentPage = /^web\/src\/(?:features\/(?:document-editor|comments)\/|pages\/document-)/;

const propsInterface = /^(?:export )?interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm;
// The formatter indents members by two spaces, and what is inside them by more.
const member = /^ {2}(?:readonly )?\w+\??[:(]/gm;

/** One line per interface of a component's properties that has too many. */
export function longPropLists(/** @type {string} */ file, /** @type {string} */ source) {
  if (!file.endsWith('.tsx')) return [];
  const max = documentPage.test(file) ? maxOfDocumentPage : maxProps;
  return [...source.matchAll(propsInterface)]
    .map(([, name, body]) => ({ name, count: [...body.matchAll(member)].length }))
    .filter(({ count }) => count > max)
    .map(({ name, count }) => `${file}: ${name} has ${count} properties (at most ${max})`);
}
