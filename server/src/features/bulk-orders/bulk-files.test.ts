// Files as people send them: any encoding and separator, headers in any language, every fault named by row and column.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, sendBulk, xlsxOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Marta Ferri');
});
afterAll(() => product.stop());

interface Validated {
  upload: { id: number; columns: string[]; rows: number; first_rows: string[][] };
  mapping: Record<string, string>;
  is_valid: boolean;
  issues: { row: number; line: number; column: string | null; field: string | null; message: string }[];
  issues_total: number;
  rows_with_issues: number;
  price: number;
  credits_available: number;
}

async function validate(file: File, more: Record<string, unknown> = {}): Promise<Validated> {
  const { status, body } = await sendBulk(owner, 'validate', { file, ...more });
  expect([status, body.message]).toEqual([200, undefined]);
  return body as unknown as Validated;
}

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

describe('a file', () => {
  const text = 'product_name;features\nGröße „M“;"Leicht, wasserdicht; 2,1 kg\nzweite Zeile"\nZelt;Daune';
  it.each([
    ['UTF-8', csvOf(text)],
    ['UTF-8 with a byte order mark', csvOf(`\uFEFF${text}`)],
    ['UTF-16', csvOf(utf16(text))],
    ['commas', csvOf('product_name,features\nGröße „M“,"Leicht, wasserdicht; 2,1 kg\nzweite Zeile"\nZelt,Daune')],
    ['tabs', csvOf('product_name\tfeatures\nGröße „M“\t"Leicht, wasserdicht; 2,1 kg\nzweite Zeile"\nZelt\tDaune')],
    ["Excel's line about the separator", csvOf(`sep=;\r\n${text}`)],
    ['two kinds of line endings', csvOf(text.replace('\n', '\r\n'))],
  ])('in %s is read with umlauts, commas and line ends in quotes', async (_, file) => {
    const { upload, is_valid, price } = await validate(file);
    expect(upload).toMatchObject({ columns: ['product_name', 'features'], rows: 2 });
    expect(upload.first_rows[0]).toEqual(['Größe „M“', 'Leicht, wasserdicht; 2,1 kg\nzweite Zeile']);
    expect([is_valid, price]).toEqual([true, 60]);
  });
  it('in Windows-1252 is read with its umlauts', async () => {
    const { upload } = await validate(csvOf(latin1('product_name;features\nGröße;für Füße')));
    expect(upload.first_rows).toEqual([['Größe', 'für Füße']]);
  });
  it('may be a workbook, with numbers as numbers', async () => {
    const { upload, is_valid } = await validate(await xlsxOf(['product_name', 'features', 'length'], [['Zelt', 'Daune', 100]]));
    expect([upload.first_rows, is_valid]).toEqual([[['Zelt', 'Daune', '100']], true]);
  });
  it('that is none, or no table, is answered in the words of the specification', async () => {
    const broken = 'There was an error with your file. Please upload a valid CSV';
    const wrong = 'Please upload a CSV file.';
    const answers: [string, number, string, string | undefined][] = [];
    const files: [string, File | undefined][] = [
      ['bytes', csvOf('PK\u0003\u0004\0\0')],
      ['open quotes', csvOf('product_name,features\n"Tent,Light')],
      ['header only', csvOf('product_name,features\n')],
      ['empty', csvOf('')],
      ['no workbook', new File(['product_name'], 'a.xlsx')],
      ['picture', new File(['x'], 'photo.png')],
      ['nothing', undefined],
    ];
    for (const [name, file] of files) {
      const { status, body } = await sendBulk(owner, 'validate', file ? { file } : {});
      const [reason] = (body.errors as Record<string, string[]>).file ?? [];
      answers.push([name, status, String(body.message), reason]);
    }
    const csv = csvOf('').name;
    expect(answers).toEqual([
      ['bytes', 422, broken, `${csv} has an unsupported file type`],
      ['open quotes', 422, broken, `Row 2 of ${csv}, or a row above it, has an unclosed quotation mark`],
      ['header only', 422, broken, `${csv} has no rows below the header`],
      ['empty', 422, broken, `${csv} is empty`],
      ['no workbook', 422, broken, 'Couldn’t read a.xlsx; it may be damaged'],
      ['picture', 415, wrong, 'photo.png has an unsupported file type'],
      ['nothing', 422, wrong, 'This field is required'],
    ]);
  });
  it('of more than 5,000 rows or 10 MB is refused', async () => {
    const rows = csvOf(`product_name,features\n${'Tent,Light\n'.repeat(5001)}`);
    const many = await sendBulk(owner, 'validate', { file: rows });
    expect([many.status, many.body.message]).toEqual([422, 'The file has too many rows. The limit is 5000.']);
    const large = await sendBulk(owner, 'validate', {
      file: csvOf(`product_name,features\nTent,${'x'.repeat(10 * 1024 * 1024)}`),
    });
    expect(large.status).toBe(413);
  });
  it('that unpacks to gigabytes is refused', async () => {
    const file = await xlsxOf(['product_name', 'features'], [['Tent', 'Light']]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 4_000_000_000, true);
    expect((await sendBulk(owner, 'validate', { file: new File([bytes], 'bomb.xlsx') })).status).toBe(422);
  });
  it('for a tool that takes no bulk orders is refused at the tool', async () => {
    const { status, body } = await sendBulk(owner, 'validate', { tool: 'text_summary', file: csvOf('text\nShoes') });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['tool']]);
  });
});

describe('columns', () => {
  it('find their fields by name or label in any language, whatever case and accents', async () => {
    const german = await validate(csvOf('Produktname;MERKMALE UND MATERIALIEN;Lange;Sprache\nZelt;Daune;100;Deutsch'));
    expect(german).toMatchObject({ is_valid: true, mapping: { product_name: 'Produktname', language: 'Sprache' } });
    const french = await validate(csvOf('Nom du produit,Caractéristiques et matières\nTente,Duvet'));
    expect(Object.keys(french.mapping).toSorted()).toEqual(['features', 'product_name']);
  });
  it('are mapped by hand where they are called otherwise, and the account remembers', async () => {
    const file = () => csvOf('Artikel;Details\nZelt;Daune');
    const first = await validate(file());
    expect([first.is_valid, first.mapping]).toEqual([false, {}]);
    expect(first.issues.map((issue) => [issue.row, issue.field])).toEqual([
      [0, 'product_name'],
      [0, 'features'],
    ]);
    const mapping = { product_name: 'Artikel', features: 'Details' };
    expect(await validate(file(), { upload_id: first.upload.id, mapping })).toMatchObject({ is_valid: true, mapping });
    expect(await validate(file())).toMatchObject({ is_valid: true, mapping });
    const stranger = await product.register('Other Person');
    const theirs = await sendBulk(stranger, 'validate', { file: file() });
    expect(theirs.body.mapping).toEqual({});
  });
  it('that do not exist, or mean two fields, are refused', async () => {
    for (const mapping of [
      { product_name: 'Nowhere' },
      { nothing: 'features' },
      { product_name: 'features', features: 'features' },
    ]) {
      const { status, body } = await sendBulk(owner, 'validate', { file: csvOf('product_name,features\nTent,Light'), mapping });
      expect([status, Object.keys(body.errors as object)]).toEqual([422, ['mapping']]);
    }
  });
  it('take the shared value where a cell is empty', async () => {
    const file = csvOf('product_name,features,language\nTent,Light,\nMat,Warm,de');
    const { body } = await sendBulk(owner, 'create', { file, fields: { language: 'fr', length: 50 } });
    const { order_id: orderId } = body.bulk_order as { order_id: number };
    const rows = await product.sql(
      'select language, price, fields->>$2 as length from order_details where order_id = $1 order by row_number',
      [orderId, 'length'],
    );
    expect(rows).toEqual([
      { language: 'fr', price: 20, length: '50' },
      { language: 'de', price: 20, length: '50' },
    ]);
  });
});

describe('faults', () => {
  const faulty = 'product_name,features,length,Note\nTent,,100,a\n\n"Söckli, warm",Wool,77,b\nMat,Foam,100,c,d';
  it('are all named with row, line and column', async () => {
    const found = await validate(csvOf(faulty));
    expect(found).toMatchObject({ is_valid: false, issues_total: 3, rows_with_issues: 3 });
    expect(found.issues).toEqual([
      { row: 1, line: 2, column: 'features', field: 'features', message: 'This field is required' },
      {
        row: 2,
        line: 4,
        column: 'length',
        field: 'length',
        message: expect.stringMatching(/^“77” is not an option\. Choose one of: .*150/),
      },
      {
        row: 3,
        line: 5,
        column: null,
        field: null,
        message: 'This row has more cells than there are columns. Is a comma or semicolon outside quotes?',
      },
    ]);
  });
  it('come back in the file itself, as csv and as workbook', async () => {
    const { upload } = await validate(csvOf(faulty));
    const csv = await owner.get('/services/orders/bulk/annotated', { upload_id: upload.id });
    expect(csv.headers.get('content-disposition')).toContain('products.csv');
    expect(String(csv.body.text)).toContain('"Söckli, warm",Wool,77,b,"length: “77” is not an option. Choose one of: ');
    const xlsx = await fetch(`${product.url}/api/services/orders/bulk/annotated?upload_id=${upload.id}&format=xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const parts = unzipSync(new Uint8Array(await xlsx.arrayBuffer()));
    expect(Object.keys(parts)).toContain('xl/workbook.xml');
  });
  it('place nothing and hold no credits', async () => {
    const before = await product.sql('select credits_available, credits_reserved from accounts order by id');
    const { status, body } = await sendBulk(owner, 'create', { file: csvOf(faulty) });
    expect([status, body.message]).toEqual([422, 'Fix the file before you order. Problems found: 3']);
    expect((body.errors as { file: string[] }).file[0]).toBe('Row 2, features: This field is required');
    expect(await product.sql('select credits_available, credits_reserved from accounts order by id')).toEqual(before);
  });
  it('of a value for all rows are said once, with the name of the field', async () => {
    const file = csvOf('product_name,features\nTent,Light\nMat,Foam');
    const { status, body } = await sendBulk(owner, 'create', { file, fields: { language: 'xx' } });
    expect(status).toBe(422);
    const errors = (body.errors as { file: string[] }).file;
    expect(errors).toEqual([expect.stringMatching(/^Language: “xx” is not an option\. Choose one of: English, /)]);
  });
  it('leave the rows without any to be ordered alone, under the numbers of the file', async () => {
    const wrong = await sendBulk(owner, 'create', { file: csvOf('product_name,features\nTent,'), leave_out_wrong_rows: true });
    expect(wrong.status).toBe(422);
    const file = csvOf(`${faulty}\nBag,Down,50,e`);
    const { status, body } = await sendBulk(owner, 'create', { file, leave_out_wrong_rows: true });
    expect([status, body.errors]).toEqual([200, undefined]);
    const { id, rows, price } = body.bulk_order as { id: number; rows: number; price: number };
    expect([rows, price]).toEqual([1, 20]);
    const placed = await product.sql('select row_number, title from order_details where bulk_order_id = $1', [id]);
    expect(placed).toEqual([{ row_number: 6, title: 'Bag' }]);
  });
  it('of thousands of rows are answered in part and counted whole', async () => {
    const found = await validate(csvOf(`product_name,features\n${'Tent,\n'.repeat(1000)}`));
    expect([found.issues.length, found.issues_total]).toEqual([200, 1000]);
  });
});

describe('a sample', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is itself a valid file', async (format) => {
    const answer = await fetch(
      `${product.url}/api/services/orders/bulk/sample?tool=product_description_generator&format=${format}`,
      { headers: { authorization: `Bearer ${owner.token}` } },
    );
    const file = new File([new Uint8Array(await answer.arrayBuffer())], `sample.${format}`);
    const found = await validate(file);
    expect([found.issues, found.upload.rows]).toEqual([[], 1]);
    expect(found.upload.columns).toContain('product_name');
  });
});

describe('an upload', () => {
  it('is its owner’s for a day, and ordered once', async () => {
    const { upload } = await validate(csvOf('product_name,features\nTent,Light'));
    const colleague = await product.join(owner, 'Colleague Person', 'admin');
    expect((await sendBulk(colleague, 'create', { upload_id: upload.id })).status).toBe(404);
    const [first, second] = await Promise.all([1, 2].map(() => sendBulk(owner, 'create', { upload_id: upload.id })));
    const refused = [first, second].filter((answer) => answer?.status !== 200);
    expect(refused).toHaveLength(1);
    expect([404, 409]).toContain(refused[0]?.status);
    const { upload: old } = await validate(csvOf('product_name,features\nTent,Light'));
    await product.sql(`update bulk_uploads set created_at = now() - interval '25 hours' where id = $1`, [old.id]);
    expect((await sendBulk(owner, 'create', { upload_id: old.id })).status).toBe(404);
  });
});
