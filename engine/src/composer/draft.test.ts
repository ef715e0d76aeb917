// Type errors: each line below `@ts-expect-error` must be an error, else the type check fails here.
import jobPosting from '@folio/catalogue/writer/job-posting.tool';
import type pressRelease from '@folio/catalogue/writer/press-release.tool';
import { expect, it } from 'vitest';
import { createContext } from '../models/testing/article-tool.ts';
import type { Composer } from './composer-types.ts';
import { Draft, type DraftOf } from './draft.ts';

it('reads only fields that the tool has, as the type that they have', () => {
  const input = { job_title: ' Head  of content ', annual_compensation: 'EUR 50,000' };
  const draft: DraftOf<typeof jobPosting> = new Draft(jobPosting, input, 'en', createContext().context);
  expect(draft.line('job_title')).toBe('Head of content');
  expect(draft.text('annual_compensation')).toBe('EUR 50,000');
  // @ts-expect-error: no such field
  expect(draft.line('annual_compensaton')).toBe('');
  // @ts-expect-error: a text field, not a number
  expect(draft.number('job_title')).toBe(0);
  // @ts-expect-error: a text field, not a list
  expect(draft.list('job_title')).toEqual([]);
  // @ts-expect-error: the draft of another tool
  const other: DraftOf<typeof pressRelease> = draft;
  expect(other).toBe(draft);
});

it('takes only results of the tool', () => {
  const composer: Composer<typeof jobPosting> = {
    // @ts-expect-error: no title, and no such key
    compose: () => ({ titel: 'Head of content' }),
  };
  expect(composer.propose).toBeUndefined();
});
