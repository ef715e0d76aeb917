// Which separator a csv text uses.

/** The separator that the header of a csv text uses most outside quotes. */
export function separatorOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}
