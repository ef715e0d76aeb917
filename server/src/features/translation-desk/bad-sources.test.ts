// Sources that nobody can translate: each is refused at its field with its reason, and nothing is made or charged.
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, tool = 'document_translation') => {
  const form = new FormData();
  form.append('tool', tool);
  form.append('field', 'files');
  form.append('file', new File([bytes], name));
  return desk.owner.send('POST', '/services/orders/upload', form);
};
const idIn = ({ body }: TestAnswer) => (body['asset'] as { id: number } | undefined)?.id ?? 0;
const errorsOf = ({ status, body }: TestAnswer) => [status, body['errors']];
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const beans = () => new Uint8Array(readFileSync(new URL('../../../../engine/src/sources/fixtures/beans.docx', import.meta.url)));
/** An Office file with a password: an OLE container with these streams. */
const encrypted = () => {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from('EncryptedPackage', 'utf16le'), 1024);
  return bytes;
};
it.each([
  ['cut.docx', () => beans().slice(0, 3000), 422, 'Couldn’t read cut.docx; it may be damaged'],
  ['password.docx', encrypted, 422, 'is password-protected; remove the password and try again'],
  [
    'password.pdf',
    () => bytesOf('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF'),
    422,
    'is password-protected; remove the password and try again',
  ],
  [
    'no-word.docx',
    () => new Uint8Array(zipSync({ 'a.txt': strToU8('a') })),
    422,
    'Couldn’t read no-word.docx; it may be damaged',
  ],
  ['empty.txt', () => bytesOf(''), 422, 'is empty'],
  ['boots.exe', () => bytesOf('Boots'), 415, 'has the wrong file type. Accepted: DOCX, PDF, PPTX, XLSX, TXT, HTML, CSV'],
  ['large.txt', () => bytesOf('Long boots. '.repeat(900_000)), 413, 'is larger than 10 MB'],
])('refuses %s at the field of the upload', async (name, bytes, status, reason) => {
  expect(errorsOf(await upload(name, bytes()))).toEqual([
    status,
    { file: [reason.includes(name) ? reason : `${name} ${reason}`] },
  ]);
});

it('refuses a file, a text and a document without words at their fields', async () => {
  const reason = (name: string) => [`No text found in ${name}. Scanned pages contain images only`];
  // Words are counted with the upload or, where a tool does not, with the request.
  const uploaded = await upload('numbers.txt', bytesOf('12 34\n\n5.6'), 'managed_translation');
  const file = uploaded.status === 200 ? await desk.create({ text: '', files: [idIn(uploaded)] }) : uploaded;
  expect([file.status, Object.values(file.body['errors'] ?? {})]).toEqual([422, [reason('numbers.txt')]]);
  expect(errorsOf(await desk.create({ text: '12 34' }))).toEqual([422, { text: reason('12 34') }]);
  const { detailId } = await buildDocument(product, desk.owner);
  await product.sql("update document_versions set html = '<p>12 34</p>' where order_detail_id = $1", [detailId]);
  const document = await desk.create({ text: '', order_detail_ids: [detailId] });
  expect([document.status, Object.keys(document.body['errors'] ?? {})]).toEqual([422, ['order_detail_ids']]);
  expect(await product.sql('select 1 from translation_requests')).toEqual([]);
});

it('refuses files of more than 20,000 sentences where the box asks for proofreading, and charges nothing', async () => {
  const uploaded = await upload('manual.txt', bytesOf('It is dry. '.repeat(20_001)));
  const before = await desk.balance();
  const order = (isProofread: boolean) =>
    desk.owner.send('POST', '/services/orders/create', {
      tool: 'document_translation',
      fields: { files: [idIn(uploaded)], target_language: 'de', human_proofreading: isProofread },
    });
  const reason = 'manual.txt contains more than 20,000 sentences; split it into several files';
  expect(errorsOf(await order(true))).toEqual([422, { files: [reason] }]);
  expect(await desk.balance()).toEqual(before);
  // The same upload is good for the model alone.
  const placed = await order(false);
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  await desk.owner.send('POST', '/services/orders/cancel', { order_id: (placed.body['order'] as { id: number }).id });
});
