// XML as a tree, with namespaces, bounded in size and depth. Nothing that a document type declares is read: such a file is refused before it
// is parsed, and nothing is fetched.
import { Parser } from 'htmlparser2';
import { maxXliffLength, XliffProblem } from './bilingual-file.ts';

export interface XmlElement {
  /** Without prefix. */
  name: string;
  /** Empty where none is declared. */
  namespace: string;
  /** By their names as written. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Deeper elements are no file of these: each costs more than the one before. */
const maxDepth = 60;
const maxElements = 2_000_000;
const declares = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

type Prefixes = Readonly<Record<string, string>>;

function prefixesOf(attributes: Record<string, string>, outer: Prefixes): Prefixes {
  const own = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own.map(([name, value]) => [name.slice(6), value])) };
}

/** The root element. Throws `XliffProblem`. */
export function readXml(xml: string): XmlElement {
  if (xml.length > maxXliffLength) throw new XliffProblem('file_too_large');
  if (declares.test(xml)) throw new XliffProblem('file_with_entities');
  const open: { element: XmlElement; prefixes: Prefixes }[] = [];
  let root: XmlElement | null = null;
  let isClosed = false;
  let isBroken = false;
  let elements = 0;
  const fail = () => {
    isBroken = true;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        elements += 1;
        if (isClosed || open.length >= maxDepth || elements > maxElements) return fail();
        const outer = open.at(-1);
        const prefixes = prefixesOf(attributes, outer?.prefixes ?? {});
        const colon = written.indexOf(':');
        const element: XmlElement = {
          name: written.slice(colon + 1),
          namespace: prefixes[colon === -1 ? '' : written.slice(0, colon)] ?? '',
          attributes,
          children: [],
        };
        if (outer) outer.element.children.push(element);
        else root = element;
        open.push({ element, prefixes });
      },
      ontext(text) {
        const inner = open.at(-1);
        if (inner) inner.element.children.push(text);
        else if (text.replace(/^\ufeff/, '').trim() !== '') fail();
      },
      onclosetag(_, isImplied) {
        // The parser closes elements left open in a cut or wrongly nested file.
        if (isImplied && !xml.startsWith('/>', parser.endIndex - 1)) isBroken = true;
        open.pop();
        if (open.length === 0) isClosed = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml.replace(/^\ufeff/, ''));
  if (!isBroken) parser.end();
  if (isBroken || root === null || !isClosed) throw new XliffProblem('file_damaged');
  return root;
}

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

/** The elements of this name within, in the namespace of the outer one. */
export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name && child.namespace === element.namespace);

/** An attribute by its name without prefix: programs that write a file again choose prefixes of their own. */
export const prefixedAttribute = ({ attributes }: XmlElement, name: string): string | undefined =>
  Object.entries(attributes).find(([written]) => written.endsWith(`:${name}`))?.[1];

export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
