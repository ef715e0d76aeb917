/**
 * Renders `<strong>…</strong>` of a sentence in bold; all else in it is plain text. `Trans` would cost each page 6 kB for this.
 */
export function StrongText({ text }: { text: string }) {
  const [before, strong, ...after] = text.split(/<\/?strong>/);
  return (
    <>
      {before}
      {strong === undefined ? null : <strong>{strong}</strong>}
      {after.join('')}
    </>
  );
}
