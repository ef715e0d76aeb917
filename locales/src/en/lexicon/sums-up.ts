// Phrases that announce a summary: a heading of its own, or the first words of a sentence.
export default {
  heading:
    /^(?:conclusions?|summary|in (?:short|summary|brief|conclusion)|(?:key )?take-?aways?|key points|the bottom line|to sum up|at a glance)$/iu,
  sentence:
    /^(?:in (?:short|summary|brief|conclusion)|to sum up|to conclude|all in all|overall|the bottom line|the upshot|put simply|what matters most)(?![\p{L}])/iu,
};
