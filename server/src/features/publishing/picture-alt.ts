import { DomUtils, parseDocument } from 'htmlparser2';

/** The words that a text has in place of the picture at this address; empty where it has none. */
export function altOf(html: string, address: string): string {
  const found = DomUtils.findOne(
    ({ name, attribs }) => name === 'img' && attribs['src'] === address,
    parseDocument(html).children,
  );
  return found?.attribs['alt']?.trim() ?? '';
}
