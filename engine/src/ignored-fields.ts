// Fields that change nothing while no model is connected, by tool: null in every language, else only in these. `ignored-fields.full.test.ts` tries
// every field of these tools against this list.
export const ignoredFields: Record<string, Record<string, readonly string[] | null>> = {
  blog_post: { tone: ['en', 'fr', 'pt-BR'] },
  google_search_ads: { final_url: null },
  real_estate_ad: { length: null },
  seo_article: { tone: null },
  text_to_image: { negative_prompt: null, improve_prompt: null },
  web_article: { article_type: null, tone: null },
};
