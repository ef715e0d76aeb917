import { expect, it } from 'vitest';
import { findTool, listTools } from './catalogue.ts';
import { writesPages } from './page-texts.ts';

const isPage = (slug: string) => writesPages(findTool(slug) ?? null);

it('articles, landing pages, descriptions and rewritten texts are pages; posts, emails, adverts and replies are not', () => {
  expect(
    ['seo_article', 'ppc_landing_page', 'job_posting', 'press_release', 'text_translation', 'tone_changer'].filter(isPage),
  ).toHaveLength(6);
  expect(
    ['review_response', 'newsletter', 'cold_outreach_email', 'x_thread', 'meta_ads', 'editorial_plan', 'content_brief'].filter(
      isPage,
    ),
  ).toEqual([]);
  expect(writesPages(null)).toBe(true);
});

it('a tool that asks for a meta title or writes one makes pages', () => {
  const withMeta = listTools().filter(
    ({ result, macrocategory }) => macrocategory === 'ai_writer' && 'meta_title' in result.shape,
  );
  expect(withMeta.length).toBeGreaterThan(5);
  expect(withMeta.filter((tool) => !writesPages(tool)).map(({ slug }) => slug)).toEqual([]);
});
