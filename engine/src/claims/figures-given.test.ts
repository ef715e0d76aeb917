import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { claimsWithoutOrigin } from './find-claims.ts';

function figuresOf(slug: string, changes: Record<string, unknown>, result: Record<string, unknown>) {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  const claims = claimsWithoutOrigin(result, parsed(tool, { ...tool.example, ...changes }), contextIn('en'));
  return claims.map(({ text }) => text);
}

it('knows a figure that begins a line of the input', () => {
  const given = { video_summary: 'How to sharpen a knife.\n37 strokes on each side' };
  expect(figuresOf('youtube_metadata', given, { description: 'You need 37 strokes, not 45.' })).toEqual(['45']);
});

it('asks nobody where times of chapters and days of a plan come from', () => {
  const answer = {
    chapters: [{ time: '1:45', title: 'The bus' }],
    calendar: [{ date: '2026-10-17', channel: 'Email', item: 'Email for 95 people' }],
  };
  expect(figuresOf('podcast_script', {}, answer)).toEqual(['95']);
});
