// The text of PowerPoint files: slide by slide in the order of the presentation, each with its speaker notes.
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import type { ExtractedText } from './extracted-text.ts';

interface XmlNode {
  nodeName: string;
  textContent: string | null;
  getAttribute: (name: string) => string | null;
  querySelectorAll: (selector: string) => Iterable<XmlNode>;
}

/** Elements of a part by their name, whatever the prefix. */
const elements = (xml: string, name: string): XmlNode[] => [
  ...(parseHTML(xml).document as unknown as XmlNode).querySelectorAll(name.replace(':', '\\:')),
];

/** Returns the paragraphs of a slide or its notes. Omits fields such as the slide's number. */
function paragraphsOf(xml: string): string[] {
  return elements(xml, 'a:p')
    .map((paragraph) =>
      [...paragraph.querySelectorAll('a\\:r')]
        .map((run) => run.textContent ?? '')
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

/** Paths of the slides in the order of the presentation; by their numbers where it names none. */
function slidesOf(parts: Record<string, Uint8Array>): string[] {
  const text = (path: string) => (parts[path] ? strFromU8(parts[path]) : '');
  const targets = new Map(
    elements(text('ppt/_rels/presentation.xml.rels'), 'relationship').map((one) => [
      one.getAttribute('Id') ?? one.getAttribute('id') ?? '',
      `ppt/${(one.getAttribute('Target') ?? one.getAttribute('target') ?? '').replace(/^\/?(ppt\/)?/, '')}`,
    ]),
  );
  const named = elements(text('ppt/presentation.xml'), 'p:sldid').flatMap(
    (one) => targets.get(one.getAttribute('r:id') ?? '') ?? [],
  );
  const numberOf = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);
  const all = Object.keys(parts)
    .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .sort((one, other) => numberOf(one) - numberOf(other));
  const known = named.filter((path) => path in parts);
  return known.length > 0 ? known : all;
}

/** The first paragraph of a slide is its heading. */
export function readPptx(bytes: Uint8Array): ExtractedText {
  const parts = unzipSync(bytes, { filter: ({ name }) => /^ppt\/(presentation\.xml|_rels\/|slides\/|notesSlides\/)/.test(name) });
  const slides = slidesOf(parts).map((path) => {
    const xml = parts[path];
    const [heading, ...rest] = xml ? paragraphsOf(strFromU8(xml)) : [];
    const number = /slide(\d+)\.xml$/.exec(path)?.[1];
    const notes = parts[`ppt/notesSlides/notesSlide${number}.xml`];
    return [heading === undefined ? '' : `# ${heading}`, ...rest, ...(notes ? paragraphsOf(strFromU8(notes)) : [])]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return { title: '', text: slides.filter((slide) => slide !== '').join('\n\n') };
}
