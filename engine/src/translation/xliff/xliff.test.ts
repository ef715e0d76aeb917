import { describe, expect, it } from 'vitest';
import { type BilingualFile, type BilingualSegment, maxSegments, statusOrder, XliffProblem } from './bilingual-file.ts';
import { readXliff } from './read-xliff.ts';
import { writeXliff12, writeXliff21 } from './write-xliff.ts';

const writers = [
  ['1.2', writeXliff12],
  ['2.1', writeXliff21],
] as const;

const file: BilingualFile = {
  id: '2041',
  originalName: 'Manual "pump" & valve.docx',
  sourceLanguage: 'en',
  targetLanguage: 'de',
  writtenAt: '2026-11-23T09:12:00.000Z',
  segments: [
    {
      id: '7',
      source: 'Press <g1>start & <g2>hold</g2></g1> <x3/> for 3 < 5 s.',
      sourceHash: 'aGFzaA-_',
      target: '<g1>Start</g1> <x3/> drücken.',
      status: 'draft',
      matches: [{ source: 'Press <g1>start</g1>.', target: '<g1>Start</g1>.', percent: 101 }],
      notes: ['Name of a button\nin the app', 'Keep short'],
      revision: 12,
      maxLength: 40,
    },
    ...statusOrder.map((status, index) => ({
      id: `s ${index}_ü`,
      source: `Line ${index}`,
      sourceHash: '',
      target: `Zeile ${index}`,
      status,
    })),
    { id: '99', source: '  Open  it\r\n', sourceHash: '', target: null, status: 'new' },
  ],
};

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe.each(writers)('XLIFF %s', (version, write) => {
  it('gives back what was written', () => {
    expect(readXliff(write(file))).toEqual({ ...file, version });
  });

  it('gives any texts back, whatever marks and characters they hold', () => {
    const random = seeded(11);
    const pieces = [
      'Open',
      ' ',
      '\n',
      '\t',
      '&',
      '&amp;',
      '<',
      '>',
      '"',
      "'",
      ']]>',
      '<g1>',
      '</g1>',
      '<g2>',
      '</g2>',
      '<x3/>',
      'é',
      '👩‍🚀',
      '\u00a0',
      '<b>',
      '<!--',
    ];
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
    const text = () => Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(pieces)).join('');
    for (let round = 0; round < 300; round += 1) {
      const segments = Array.from(
        { length: 3 },
        (_, index): BilingualSegment => ({
          id: `${index}${pick(['', ':', '_20_', ' ', 'é'])}`,
          source: text(),
          sourceHash: pick(['', 'x"y']),
          target: random() < 0.2 ? null : text(),
          status: pick(statusOrder),
          ...(random() < 0.5 ? {} : { matches: [{ source: text(), target: text(), percent: pick([70, 99, 100, 101]) }] }),
          ...(random() < 0.5 ? {} : { notes: [text()] }),
        }),
      );
      const given = { ...file, originalName: text(), segments };
      expect(readXliff(write(given))).toEqual({ ...given, version });
    }
  });

  it('leaves out what XML cannot hold, and writes what readers of XML change', () => {
    expect(write(file)).toContain('&#13;\n');
    const segments = [{ id: '1', source: 'a\0b\ud800c', sourceHash: '', target: null, status: 'new' as const }];
    expect(readXliff(write({ ...file, segments })).segments[0]?.source).toBe('abc');
  });

  it('is refused where it was cut, with a document type, twice the same segment or too much', () => {
    const written = write(file);
    const code = (text: string) => {
      try {
        readXliff(text);
        return null;
      } catch (problem) {
        return problem instanceof XliffProblem ? problem.code : String(problem);
      }
    };
    for (let at = 50; at < written.length - 2; at += 37) expect(code(written.slice(0, at))).toBe('file_damaged');
    expect(code(written.replace('?>', '?><!DOCTYPE xliff [<!ENTITY a "b">]>'))).toBe('file_with_entities');
    expect(code(written.replace('?>', '?><!DOCTYPE xliff SYSTEM "http://127.0.0.1/x">'))).toBe('file_with_entities');
    expect(code(written.replaceAll('id="99"', 'id="7"'))).toBe('segment_twice');
    expect(code(written.replace('</source>', '</target>'))).toBe('file_damaged');
    expect(code('<html><body/></html>')).toBe('file_not_xliff');
    expect(code('')).toBe('file_damaged');
    expect(code('Not XML at all')).toBe('file_damaged');
    expect(code(written.replace(`version="${version}"`, 'version="3.0"'))).toBe('file_not_xliff');
    expect(code(written.replace(/urn:oasis:names:tc:xliff:document:\d.\d/, 'urn:other'))).toBe('file_not_xliff');
    expect(code(written.replace('</xliff>', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}</xliff>`))).toBe('file_damaged');
    expect(code(written.replace('</file>', '</file><file/>'))).toBe('several_files');
    const many = Array.from(
      { length: maxSegments + 1 },
      (_, index) => ({ ...file.segments[1], id: `${index}` }) as BilingualSegment,
    );
    expect(code(write({ ...file, segments: many }))).toBe('too_many_segments');
  });
});

describe('XLIFF of other programs', () => {
  const in12 = (units: string) =>
    `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="x-a"><body>${units}</body></file></xliff>`;
  const in21 = (unit: string) =>
    `<x:xliff version="2.0" xmlns:x="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><x:file id="1"><x:unit id="1">${unit}</x:unit></x:file></x:xliff>`;

  it('1.2: groups, annotations, other elements for marks and states of its own', () => {
    const { segments } = readXliff(
      in12(
        `<group><trans-unit id="a"><source>A <bpt id="1">\\b</bpt>b<ept id="1">\\b0</ept><ph id="2">\\n</ph></source><seg-source><mrk mtype="seg" mid="0">A</mrk></seg-source><target><mrk mtype="seg" mid="0">A <bx id="1"/>b<ex id="1"/><it id="2" pos="open">x</it></mrk></target></trans-unit></group>
         <trans-unit id="b" approved="yes"><source>B</source><target>Be</target></trans-unit>
         <trans-unit id="c"><source>C</source><target state="needs-review-l10n"><![CDATA[<C>]]></target></trans-unit>
         <trans-unit id="d"><source>D</source></trans-unit>
         <trans-unit id="e" approved="yes"><source>E</source><target state="new">Ee</target></trans-unit>`,
      ),
    );
    expect(segments.map(({ id, source, target, status }) => [id, source, target, status])).toEqual([
      ['a', 'A <g1>b</g1><x2/>', 'A <g1>b</g1><x2/>', 'draft'],
      ['b', 'B', 'Be', 'confirmed'],
      ['c', 'C', '<C>', 'rejected'],
      ['d', 'D', null, 'new'],
      ['e', 'E', 'Ee', 'confirmed'],
    ]);
  });

  it('2.0: prefixes, divided units and ignorable white space', () => {
    const { segments } = readXliff(
      in21(
        `<x:segment state="final"><x:source>One.</x:source><x:target>Eins.</x:target></x:segment><x:ignorable><x:source> </x:source></x:ignorable><x:segment state="translated"><x:source><x:sc id="g1"/>Two<x:ec startRef="g1"/>.</x:source><x:target><x:mrk id="m1" type="term">Zwei</x:mrk>.</x:target></x:segment>`,
      ),
    );
    expect(segments).toEqual([
      { id: '1', source: 'One. <g1>Two</g1>.', sourceHash: '', target: 'Eins. Zwei.', status: 'confirmed' },
    ]);
  });

  it('are refused when they nest without end', () => {
    expect(() => readXliff(in12('<trans-unit>'.repeat(300_000)))).toThrow(XliffProblem);
  });
});
