// A job's segments as XLIFF 1.2 and 2.1, for other translation programs.
import { type BilingualFile, type BilingualSegment, namespaces, states12, states21 } from './bilingual-file.ts';
import { attributesOf, escapeText, writeId, writeInline } from './write-inline.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const inline12 = (text: string) => writeInline(text, { pair: 'g', single: 'x', idOf: (_, number) => number });
const inline21 = (text: string) => writeInline(text, { pair: 'pc', single: 'ph', idOf: (kind, number) => kind + number });

function unit12(segment: BilingualSegment): string {
  const { id, source, sourceHash, target, status, revision, maxLength, matches = [], notes = [] } = segment;
  const isDone = status === 'reviewed' || status === 'locked';
  const attributes = attributesOf({
    id,
    approved: isDone ? 'yes' : undefined,
    translate: status === 'locked' ? 'no' : undefined,
    'xml:space': 'preserve',
    maxwidth: maxLength?.toString(),
    'size-unit': maxLength === undefined ? undefined : 'char',
    extradata: sourceHash === '' ? undefined : sourceHash,
    'folio:revision': revision?.toString(),
  });
  return [
    `    <trans-unit${attributes}>`,
    `      <source>${inline12(source)}</source>`,
    `      <target state="${states12[status]}">${inline12(target ?? '')}</target>`,
    ...matches.map(
      (match) =>
        `      <alt-trans match-quality="${match.percent}%"><source>${inline12(match.source)}</source><target>${inline12(match.target)}</target></alt-trans>`,
    ),
    ...notes.map((note) => `      <note>${escapeText(note)}</note>`),
    '    </trans-unit>\n',
  ].join('\n');
}

/** XLIFF 1.2. The job's id is that of the phase, the hash of a source the extra data of its unit. */
export function writeXliff12(file: BilingualFile): string {
  const attributes = attributesOf({
    original: file.originalName,
    'source-language': file.sourceLanguage,
    'target-language': file.targetLanguage,
    datatype: 'plaintext',
    date: file.writtenAt,
  });
  const phase = attributesOf({ 'phase-name': 'translation', 'process-name': 'translation', 'job-id': file.id });
  return `${declaration}<xliff version="1.2" xmlns="${namespaces.xliff12}" xmlns:folio="${namespaces.own}">
  <file${attributes}>
    <header>
      <phase-group><phase${phase}/></phase-group>
    </header>
    <body>
${file.segments.map(unit12).join('')}    </body>
  </file>
</xliff>
`;
}

const matchType = (percent: number) => (percent > 100 ? 'icm' : 'tm');

function unit21(segment: BilingualSegment): string {
  const { id, source, sourceHash, target, status, revision, maxLength, matches = [], notes = [] } = segment;
  const unit = attributesOf({
    id: writeId(id),
    translate: status === 'locked' ? 'no' : undefined,
    'slr:sizeRestriction': maxLength?.toString(),
    'folio:sourceHash': sourceHash === '' ? undefined : sourceHash,
    'folio:revision': revision?.toString(),
  });
  const found = matches.map(
    ({ source: from, target: to, percent }) =>
      `        <mtc:match ref="#s1" type="${matchType(percent)}" similarity="${Math.min(100, percent)}"><source>${inline21(from)}</source><target>${inline21(to)}</target></mtc:match>`,
  );
  return [
    `    <unit${unit}>`,
    ...(found.length === 0 ? [] : ['      <mtc:matches>', ...found, '      </mtc:matches>']),
    ...(notes.length === 0 ? [] : [`      <notes>${notes.map((note) => `<note>${escapeText(note)}</note>`).join('')}</notes>`]),
    `      <segment id="s1"${attributesOf({ ...states21[status] })}>`,
    `        <source>${inline21(source)}</source>`,
    ...(target === null || target === '' ? [] : [`        <target>${inline21(target)}</target>`]),
    '      </segment>',
    '    </unit>\n',
  ].join('\n');
}

/** XLIFF 2.1. The job's id is that of the file. */
export function writeXliff21(file: BilingualFile): string {
  const hasLimits = file.segments.some(({ maxLength }) => maxLength !== undefined);
  const root = attributesOf({
    version: '2.1',
    xmlns: namespaces.xliff20,
    'xmlns:mtc': namespaces.matches,
    ...(hasLimits ? { 'xmlns:slr': namespaces.sizes } : {}),
    'xmlns:folio': namespaces.own,
    srcLang: file.sourceLanguage,
    trgLang: file.targetLanguage,
  });
  const attributes = attributesOf({
    id: writeId(file.id),
    original: file.originalName,
    'xml:space': 'preserve',
    'folio:writtenAt': file.writtenAt,
  });
  const profiles = hasLimits ? '    <slr:profiles generalProfile="xliff:codepoints"/>\n' : '';
  return `${declaration}<xliff${root}>
  <file${attributes}>
${profiles}${file.segments.map(unit21).join('')}  </file>
</xliff>
`;
}
