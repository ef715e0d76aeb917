import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { make } from '../engine.ts';
import { natureNow, natureOfMade, openFactsIn } from './document-nature.ts';

const open = (count: number) => Array.from({ length: count }, (_, at) => `<p>To add: fact ${at + 1}.</p>`).join('');

it('is a brief with more than two open facts, until they are filled in', () => {
  expect(natureOfMade(`<p>Tents for two.</p>${open(2)}`)).toBe('text');
  expect(natureOfMade(`<p>Tents for two.</p>${open(3)}`)).toBe('brief');
  expect(natureNow('brief', open(3))).toBe('brief');
  expect(natureNow('brief', `${open(2)}<p>Tents for two.</p>`)).toBe('text');
  expect(openFactsIn('<p>À compléter : prix. Zu ergänzen: Preis.</p>')).toBe(2);
});

it('is marked on what the built-in writer makes, and its text says nothing of it', async () => {
  const tool = findTool('job_posting');
  if (!tool) throw new Error('no such tool');
  const context = {
    language: 'en',
    textModel: null,
    sources: [],
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const bare = { ...tool.example, presentation: '', annual_compensation: '', reasons_to_apply: '' };
  const { engine, html } = await make(tool, bare, context as never);
  expect(engine.nature).toBe('brief');
  expect(openFactsIn(html)).toBeGreaterThan(2);
  expect(html).not.toMatch(/This is a brief|costs|credits/);
});
