// XLIFF 1.2 and 2.x as other translation programs give it back: the segments with their marks, whatever elements the program wrote them as.
import {
  type BilingualSegment,
  maxSegments,
  namespaces,
  type ReadBilingualFile,
  type SegmentStatus,
  states12,
  statusOrder,
  XliffProblem,
} from './bilingual-file.ts';
import { childrenNamed, elementsOf, prefixedAttribute, readXml, textOf, type XmlElement } from './read-xml.ts';
import { readId } from './write-inline.ts';

/** Elements with text content that are not our marks themselves: annotations. */
const transparent = new Set(['mrk']);
const pairs = new Set(['g', 'pc']);
const singles = new Set(['x', 'ph', 'it']);
const opening = new Set(['bx', 'bpt', 'sc']);
const closing = new Set(['ex', 'ept', 'ec']);

/** The number of a mark by the id that it was written with: "1", "g1". */
const numberOf = ({ attributes }: XmlElement): string | undefined =>
  /^[gx]?(\d{1,6})$/.exec(attributes['startRef'] ?? attributes['rid'] ?? attributes['id'] ?? '')?.[1];

/** The content of a source or target with our marks; marks of unknown numbers are left out, their words stay. */
function readInline(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const { name } = child;
      if (name === 'cp') {
        const point = Number.parseInt(child.attributes['hex'] ?? '', 16);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
      }
      const number = numberOf(child);
      if (pairs.has(name)) return number === undefined ? readInline(child) : `<g${number}>${readInline(child)}</g${number}>`;
      if (transparent.has(name)) return readInline(child);
      if (number === undefined) return '';
      if (singles.has(name)) return `<x${number}/>`;
      if (opening.has(name)) return `<g${number}>`;
      return closing.has(name) ? `</g${number}>` : '';
    })
    .join('');
}

const inlineOf = (element: XmlElement, name: string): string | null => {
  const [found] = childrenNamed(element, name);
  return found ? readInline(found) : null;
};

const orNull = (text: string | null) => (text === '' ? null : text);

const statuses12 = new Map(Object.entries(states12).map(([status, state]) => [state, status as SegmentStatus]));

function status12(unit: XmlElement, target: string | null): SegmentStatus {
  const state = childrenNamed(unit, 'target')[0]?.attributes['state'];
  const known = state === undefined ? undefined : statuses12.get(state);
  const found = known ?? (state?.startsWith('needs-review') ? 'rejected' : target === null ? 'new' : 'draft');
  // Programs that know no states approve the unit and leave its state as it was.
  const isApproved = unit.attributes['approved'] === 'yes' && target !== null;
  return isApproved && statusOrder.indexOf(found) < statusOrder.indexOf('confirmed') ? 'confirmed' : found;
}

const isMatch = (match: BilingualSegment['matches'] extends (infer One)[] | undefined ? One : never) => match.target !== '';

function withExtras(
  segment: BilingualSegment,
  matches: { source: string; target: string; percent: number }[],
  notes: readonly XmlElement[],
): BilingualSegment {
  const found = matches.filter(isMatch);
  return {
    ...segment,
    ...(found.length === 0 ? {} : { matches: found }),
    ...(notes.length === 0 ? {} : { notes: notes.map(textOf) }),
  };
}

const percentOf = (written: string | undefined): number => {
  const percent = Math.round(Number.parseFloat(written ?? ''));
  return Number.isFinite(percent) ? Math.min(101, Math.max(0, percent)) : 0;
};

const wholeNumber = (written: string | undefined): number | undefined =>
  written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : undefined;

/** Returns the limits, without values missing in the file. */
function limitsOf(unit: XmlElement, maxLength: number | undefined): Pick<BilingualSegment, 'revision' | 'maxLength'> {
  const revision = wholeNumber(prefixedAttribute(unit, 'revision'));
  return { ...(revision === undefined ? {} : { revision }), ...(maxLength === undefined ? {} : { maxLength }) };
}

function segment12(unit: XmlElement): BilingualSegment {
  const target = orNull(inlineOf(unit, 'target'));
  const source = inlineOf(unit, 'source');
  const id = unit.attributes['id'];
  if (source === null || id === undefined) throw new XliffProblem('file_damaged', id);
  const matches = childrenNamed(unit, 'alt-trans').map((match) => ({
    source: inlineOf(match, 'source') ?? source,
    target: inlineOf(match, 'target') ?? '',
    percent: percentOf(match.attributes['match-quality']),
  }));
  const sourceHash = unit.attributes['extradata'] ?? '';
  const { maxwidth, 'size-unit': sizeUnit } = unit.attributes;
  const limits = limitsOf(unit, sizeUnit === 'char' ? wholeNumber(maxwidth) : undefined);
  const segment = { id, source, sourceHash, target, status: status12(unit, target), ...limits };
  return withExtras(segment, matches, childrenNamed(unit, 'note'));
}

function status21({ attributes }: XmlElement, target: string | null): SegmentStatus {
  const { state, subState } = attributes;
  if (state === 'final') return 'locked';
  if (state === 'reviewed') return 'reviewed';
  if (state === 'translated') return 'confirmed';
  if (subState === 'folio:rejected') return 'rejected';
  if (subState === 'folio:draft') return 'draft';
  // Without a state it is initial; a program that knows no states left it so and filled the target.
  return state === undefined && target !== null ? 'draft' : 'new';
}

/** Returns one segment for each unit. Joins segments split by other programs, with the lowest of their statuses. */
function segment21(unit: XmlElement): BilingualSegment {
  const id = unit.attributes['id'];
  const parts = elementsOf(unit).filter(
    ({ name, namespace }) => namespace === unit.namespace && (name === 'segment' || name === 'ignorable'),
  );
  const segments = parts.filter(({ name }) => name === 'segment');
  if (id === undefined || segments.length === 0 || parts.some((part) => inlineOf(part, 'source') === null))
    throw new XliffProblem('file_damaged', id);
  const source = parts.map((part) => inlineOf(part, 'source')).join('');
  const isTranslated = segments.some((part) => orNull(inlineOf(part, 'target')) !== null);
  const target = isTranslated
    ? parts.map((part) => inlineOf(part, 'target') ?? (part.name === 'ignorable' ? inlineOf(part, 'source') : '')).join('')
    : null;
  const found = segments.map((part) => statusOrder.indexOf(status21(part, orNull(inlineOf(part, 'target')))));
  const status = statusOrder[Math.min(...found)] ?? 'new';
  const list = elementsOf(unit).filter(({ name, namespace }) => name === 'matches' && namespace === namespaces.matches);
  const matches = list
    .flatMap((one) => childrenNamed(one, 'match'))
    .map((match) => {
      const [from, to] = ['source', 'target'].map((name) =>
        elementsOf(match).find((child) => child.name === name && child.namespace === unit.namespace),
      );
      const percent =
        match.attributes['type'] === 'icm' ? 101 : percentOf(match.attributes['similarity'] ?? match.attributes['matchQuality']);
      return { source: from ? readInline(from) : source, target: to ? readInline(to) : '', percent };
    });
  const notes = childrenNamed(unit, 'notes').flatMap((one) => childrenNamed(one, 'note'));
  const sourceHash = prefixedAttribute(unit, 'sourceHash') ?? '';
  const limits = limitsOf(unit, wholeNumber(prefixedAttribute(unit, 'sizeRestriction')));
  return withExtras({ id: readId(id), source, sourceHash, target, status, ...limits }, matches, notes);
}

/** The units of a file or group, in their order. */
function unitsIn(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.namespace !== element.namespace) return [];
    return child.name === name ? [child] : child.name === 'group' || child.name === 'body' ? unitsIn(child, name) : [];
  });
}

function segmentsOf(units: readonly XmlElement[], read: (unit: XmlElement) => BilingualSegment): BilingualSegment[] {
  if (units.length > maxSegments) throw new XliffProblem('too_many_segments');
  const seen = new Set<string>();
  return units.map((unit) => {
    const segment = read(unit);
    if (seen.has(segment.id)) throw new XliffProblem('segment_twice', segment.id);
    seen.add(segment.id);
    return segment;
  });
}

/**
 * Reads XLIFF 1.2 or 2.x. Skips elements of other namespaces. Throws `XliffProblem` if the text is not XLIFF, is cut, declares a
 * document type, or is too large.
 */
export function readXliff(text: string): ReadBilingualFile {
  const root = readXml(text);
  const version = root.attributes['version'] ?? '';
  const isVersion1 = version.startsWith('1.');
  const known = isVersion1 ? [namespaces.xliff12, ''] : [namespaces.xliff20];
  if (root.name !== 'xliff' || !/^(?:1\.[12]|2\.[0-2])$/.test(version) || !known.some((one) => one === root.namespace))
    throw new XliffProblem('file_not_xliff');
  const [file, ...others] = childrenNamed(root, 'file');
  if (!file) throw new XliffProblem('file_damaged');
  if (others.length > 0) throw new XliffProblem('several_files');
  const originalName = file.attributes['original'] ?? '';
  const written = isVersion1 ? file.attributes['date'] : prefixedAttribute(file, 'writtenAt');
  const writtenAt = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(written ?? '') ? { writtenAt: written as string } : {};
  if (!isVersion1)
    return {
      version: '2.1',
      id: readId(file.attributes['id'] ?? ''),
      originalName,
      sourceLanguage: root.attributes['srcLang'] ?? '',
      targetLanguage: root.attributes['trgLang'] ?? '',
      ...writtenAt,
      segments: segmentsOf(unitsIn(file, 'unit'), segment21),
    };
  const phases = childrenNamed(file, 'header').flatMap((header) => childrenNamed(header, 'phase-group').flatMap(elementsOf));
  return {
    version: '1.2',
    id: phases.find(({ attributes }) => attributes['job-id'] !== undefined)?.attributes['job-id'] ?? '',
    originalName,
    sourceLanguage: file.attributes['source-language'] ?? '',
    targetLanguage: file.attributes['target-language'] ?? '',
    ...writtenAt,
    segments: segmentsOf(unitsIn(file, 'trans-unit'), segment12),
  };
}
