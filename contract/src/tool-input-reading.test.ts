// Reading raw input as a tool's input: one row for each way in which a form, JSON or a cell of a table expresses a value.
import { describe, expect, it } from 'vitest';
import { type ToolField, toolFieldSchema } from './tool-definition.ts';
import { type ParsedToolInput, parseToolInput } from './tool-input.ts';

const options = [
  { value: 'short', label: 'Short' },
  { value: 30, label: 'Thirty' },
];

/** A field as the catalogue writes it, with its defaults. */
const field = (type: string, more: object = {}): ToolField => toolFieldSchema.parse({ name: 'it', label: 'It', type, ...more });
const parse = (fields: ToolField[], raw: Record<string, unknown>, more: object = {}): ParsedToolInput =>
  parseToolInput({ fields, constraints: [], translation: ['en', 'de'], ...more }, raw);
const valueOf = (one: ToolField, given: unknown) => {
  const parsed = parse([one], { it: given });
  return parsed.ok ? parsed.input['it'] : parsed.issues.map(({ code }) => code);
};

describe('a value', () => {
  it.each<[string, object, unknown, unknown]>([
    ['text', {}, '  Trail shoes ', 'Trail shoes'],
    ['textarea', {}, 'One\ntwo', 'One\ntwo'],
    ['textarea', { paired: true }, 'boot = Stiefel\n\nsole = Sohle', 'boot = Stiefel\n\nsole = Sohle'],
    ['url', {}, ' https://shoes.example/a?b=1 ', 'https://shoes.example/a?b=1'],
    ['date', {}, '2028-02-29', '2028-02-29'],
    ['number', {}, ' 12 ', 12],
    ['number', {}, -3, -3],
    ['number', { step: 0.5 }, '2.5', 2.5],
    ['boolean', {}, 'Yes', true],
    ['boolean', {}, 'oui', true],
    ['boolean', {}, 1, true],
    ['boolean', {}, '0', false],
    ['boolean', {}, 'nein', false],
    ['boolean', {}, '', false],
    ['boolean', {}, undefined, false],
    ['select', { options }, 'short', 'short'],
    ['select', { options }, '30', 30],
    ['length', { options }, '30', 30],
    ['length', { min: 50, max: 400 }, '120', 120],
    ['multiselect', { options }, 'short|30', ['short', 30]],
    ['multiselect', { options }, ['short'], ['short']],
    ['tags', {}, 'Sylt| Amrum\nFöhr|', ['Sylt', 'Amrum', 'Föhr']],
    ['urls', {}, 'https://a.example https://b.example', ['https://a.example', 'https://b.example']],
    ['keywords', {}, 'shoes, trail|boots', ['shoes', 'trail', 'boots']],
    ['keywords', {}, 'shoes', ['shoes']],
    ['language', {}, 'de', 'de'],
    ['language', { allowAuto: true }, 'auto', 'auto'],
    ['tone', { options: [] }, 'Warm and dry', 'Warm and dry'],
    ['brand_voice', {}, '7', 7],
    ['sources', {}, '3,5', [3, 5]],
    ['image', { accept: ['.png'], maxFiles: 2 }, '4|https://a.example/b.png', [4, 'https://a.example/b.png']],
    ['file', { accept: ['.docx'], uploadedAs: 'asset' }, 9, [9]],
  ])('of %s %j: %j is read as %j', (type, more, given, read) => {
    expect(valueOf(field(type, more), given)).toEqual(read);
  });

  it.each<[string, object, unknown, string[]]>([
    ['text', { required: true }, '   ', ['required']],
    ['text', { required: true }, null, ['required']],
    ['text', { minLength: 3 }, 'ab', ['too_short']],
    ['textarea', { paired: true }, 'boot = Stiefel\nsole', ['not_a_pair']],
    ['text', { maxLength: 3 }, 'abcd', ['too_long']],
    ['text', {}, 7, ['required']],
    ['url', {}, 'shoes.example', ['not_a_url']],
    ['url', {}, 'ftp://shoes.example', ['not_a_url']],
    ['url', {}, 'https://shoes.example/<script>', ['not_a_url']],
    ['url', {}, 'https://localhost', ['not_a_url']],
    ['url', {}, `https://shoes.example/${'a'.repeat(2048)}`, ['too_long']],
    ['date', {}, '2027-02-29', ['not_a_date']],
    ['number', {}, '1e3', ['not_a_number']],
    ['number', {}, 'twelve', ['not_a_number']],
    ['number', {}, '1.5', ['not_whole']],
    ['number', { min: 2 }, 1, ['too_small']],
    ['number', { max: 2 }, 3, ['too_big']],
    ['boolean', {}, 'perhaps', ['not_a_boolean']],
    ['select', { options }, 'long', ['not_an_option']],
    ['select', { options }, ['short'], ['not_an_option']],
    ['length', { min: 50 }, '49', ['too_small']],
    ['multiselect', { options, max: 1 }, 'short|30', ['too_many']],
    ['tags', { min: 2 }, 'Sylt', ['too_few']],
    ['tags', {}, ['x'.repeat(201)], ['too_long']],
    ['tags', {}, 'Sylt|Sylt', ['duplicate']],
    ['urls', {}, 'https://a.example https://a.example', ['duplicate_url']],
    ['keywords', {}, ['x'.repeat(81)], ['too_long']],
    ['keywords', { required: true }, ' , ', ['required']],
    ['urls', { required: true }, '|', ['required']],
    ['image', { required: true, accept: ['.png'] }, ['', ' '], ['required']],
    ['language', {}, 'auto', ['not_an_option']],
    ['language', {}, 'fr', ['not_an_option']],
    ['tone', { options: [] }, 'x'.repeat(201), ['too_long']],
    ['brand_voice', {}, '0', ['not_an_option']],
    ['sources', {}, '3,x', ['not_an_option']],
    ['image', { accept: ['.png'], maxFiles: 1 }, '4|5', ['too_many']],
  ])('of %s %j: %j is refused as %j', (type, more, given, codes) => {
    expect(valueOf(field(type, more), given)).toEqual(codes);
  });

  it('that is missing is the default, of whatever type', () => {
    expect(valueOf(field('number', { default: 5, required: true }), '')).toBe(5);
    expect(valueOf(field('text'), undefined)).toBeNull();
    expect(valueOf(field('tags'), [])).toEqual([]);
    expect(valueOf(field('language', { default: null, required: true }), undefined)).toEqual(['required']);
  });

  it('never throws, whatever is sent', () => {
    const things = [null, true, -1, Number.NaN, '', ' ', '[]', 'x'.repeat(5000), [], [[]], [null], [{}], {}, { length: 2 }];
    const types = 'text textarea url date boolean number tags urls keywords language brand_voice sources'.split(' ');
    const fields = [
      ...types.map((type) => field(type)),
      ...['select', 'multiselect', 'tone', 'length'].map((type) => field(type, { options })),
      ...['image', 'audio', 'file'].map((type) =>
        field(type, { accept: ['.x'], ...(type === 'file' && { uploadedAs: 'asset' }) }),
      ),
    ];
    for (const one of fields)
      for (const thing of things) {
        const parsed = parse([one], { it: thing });
        if (!parsed.ok) expect(parsed.issues.every((issue) => issue.field === 'it')).toBe(true);
        // A parsed value is parsed as itself again.
        else expect(parse([one], parsed.input)).toEqual(parsed);
      }
  });
});

describe('a form', () => {
  const kind = toolFieldSchema.parse({ name: 'kind', label: '', type: 'select', options, required: true });
  const detail = toolFieldSchema.parse({ name: 'detail', label: '', type: 'text', required: true, showIf: { kind: ['short'] } });
  const link = toolFieldSchema.parse({ name: 'link', label: '', type: 'url' });

  it('drops keys that are no field', () => {
    expect(parse([kind], { kind: 'short', role: 'admin' })).toEqual({ ok: true, input: { kind: 'short' } });
  });
  it('reports all faults at once, in the order of its fields', () => {
    const parsed = parse([kind, detail, link], { kind: 'short', link: 'x' });
    expect(!parsed.ok && parsed.issues.map((issue) => [issue.field, issue.code])).toEqual([
      ['detail', 'required'],
      ['link', 'not_a_url'],
    ]);
  });
  it('neither asks for nor takes a field that is hidden by another', () => {
    expect(parse([kind, detail], { kind: '30', detail: 'Unasked' })).toEqual({ ok: true, input: { kind: 30 } });
  });
  it('wants one of the fields that a constraint names, a file among them', () => {
    const text = toolFieldSchema.parse({ name: 'text', label: '', type: 'text' });
    const file = toolFieldSchema.parse({ name: 'file', label: '', type: 'file', accept: ['.txt'] });
    const constraints = [{ rule: 'at_least_one', fields: ['text', 'file'], message: 'Give a text or a file' }];
    const params = { message: 'Give a text or a file' };
    expect(parse([text, file], {}, { constraints })).toEqual({
      ok: false,
      issues: [{ field: 'text', code: 'at_least_one', params }],
    });
    expect(parse([text, file], { text: 'Here' }, { constraints }).ok).toBe(true);
    expect(parse([text, file], { file: [{ name: 'a.txt' }] }, { constraints }).ok).toBe(true);
  });
  it('judges the fields of one step alone where that is asked', () => {
    const steps = [
      { name: 'first', label: '', fields: ['kind'], proposes: true, atLeast: {} },
      { name: 'second', label: '', fields: ['detail', 'link'], proposes: false, atLeast: {} },
    ];
    const tool = { fields: [kind, detail, link], constraints: [], translation: [], steps };
    expect(parseToolInput(tool, { kind: 'short', link: 'x' }, 'first')).toEqual({ ok: true, input: { kind: 'short' } });
    expect(parseToolInput(tool, { kind: 'short', link: 'x' }, 'second').ok).toBe(false);
  });
});
