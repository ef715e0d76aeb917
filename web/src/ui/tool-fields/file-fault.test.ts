import { expect, it } from 'vitest';
import { endingsIn, fileFault } from './file-fault.ts';

const rules = { endings: endingsIn(['.PDF', '.csv']), maxSizeMb: 1 };
const fault = (name: string, bytes = 1) => fileFault(new File([new Uint8Array(bytes)], name), rules);

it('judges a file by the end of its name and its size', () => {
  expect(['a.pdf', 'A.PDF', 'b.tar.csv'].map((name) => fault(name))).toEqual([null, null, null]);
  expect(['a.exe', 'a.pdf.exe', 'pdf', 'a.', ''].map((name) => fault(name))).toEqual(Array(5).fill('fileKind'));
  expect(fault('a.pdf', 1024 * 1024)).toBeNull();
  expect(fault('a.pdf', 1024 * 1024 + 1)).toBe('fileTooBig');
});
