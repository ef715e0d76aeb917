import { describe, expect, it } from 'vitest';
import { citeSources, sourcesIn, withoutMarks, withoutMarksDeep, withoutOrigins } from './citations.ts';

describe('citeSources', () => {
  it('wraps the sentence before the mark and takes the mark out', () => {
    expect(citeSources('<p>Tea is old. It came by ship [S3]. We drink it.</p>', [3])).toBe(
      '<p>Tea is old. <span data-source="3">It came by ship.</span> We drink it.</p>',
    );
  });
  it('accepts the mark after the full stop', () => {
    expect(citeSources('<p>One. Two was first. [S12] Three.</p>', [12])).toBe(
      '<p>One. <span data-source="12">Two was first.</span> Three.</p>',
    );
  });
  it('drops a mark that names no given source', () => {
    expect(citeSources('<p>Made up [S9].</p>', [3])).toBe('<p>Made up.</p>');
  });
  it('takes the first given source of a mark that names several', () => {
    expect(citeSources('<p>Both say so [S9, S4][S3].</p>', [3, 4])).toBe('<p><span data-source="4">Both say so.</span></p>');
  });
  it('follows a sentence through inline markup', () => {
    expect(citeSources('<p>Old. It <strong>grew</strong> by 3 % [S1]</p>', [1])).toBe(
      '<p>Old. <span data-source="1">It </span><strong><span data-source="1">grew</span></strong><span data-source="1"> by 3 %</span></p>',
    );
  });
  it('keeps marks of one list item from the next', () => {
    expect(citeSources('<ul><li>First</li><li>Second [S1]</li></ul>', [1])).toBe(
      '<ul><li>First</li><li><span data-source="1">Second</span></li></ul>',
    );
  });
  it('leaves other brackets and escaped markup alone', () => {
    expect(citeSources('<p>[To add: price] &lt;b&gt; [Sic]</p>', [1])).toBe('<p>[To add: price] &lt;b&gt; [Sic]</p>');
  });
});

describe('withoutMarks', () => {
  it('removes the mark and its space', () => {
    expect(withoutMarks('Grew by 3 % [S1]. Then fell.[S2]')).toBe('Grew by 3 %. Then fell.');
    expect(withoutMarksDeep({ list: ['a [S1]'], count: 2 })).toEqual({ list: ['a'], count: 2 });
  });
});

it('takes claims of origin out of tags, not out of text', () => {
  expect(withoutOrigins('<p data-origin="engine"><span data-source="3">A data-source="3"</span></p>')).toBe(
    '<p><span>A data-source="3"</span></p>',
  );
});

it('lists the sources of a document once each', () => {
  expect(sourcesIn('<p data-source="4">a</p><span data-source="2">b</span><span data-source="4">c</span>')).toEqual([4, 2]);
});
