// Phrases of an answer around quoted passages.
export default {
  found: 'No model is connected, so this is quoted and not written. The nearest passages to your question:',
  nothing:
    'No model is connected, so I can only quote, and no passage shares a word with your question. Try the words that the text itself uses.',
};
