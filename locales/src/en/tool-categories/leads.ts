// What the categories of tools are for.
export default {
  leads: {
    ai_writer: 'Articles, posts, emails and listings in your voice',
    seo: 'Meta data, keywords and checks for your pages',
    ai_chat: 'Talk with documents, images and pages',
    ai_art: 'Images and animations for your campaigns',
    ai_translation: 'Texts and documents in other languages',
    audio_text: 'From text to speech and back',
    trends: 'What people look for now',
    custom_tools: 'Campaigns, catalogues and whole sets of pages from one form',
  },
  /** Said of the premium tools once the account has some of its own. */
  ownTools: 'Made for your company',
};
