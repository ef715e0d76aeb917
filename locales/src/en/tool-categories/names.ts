// Names of the categories of tools.
export default {
  ai_writer: 'AI Writer',
  seo: 'SEO',
  ai_chat: 'AI Chat',
  ai_art: 'AI Art',
  ai_translation: 'AI Translation',
  audio_text: 'Audio and text',
  trends: 'Trends',
  custom_tools: 'Custom tools',
};
