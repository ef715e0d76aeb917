// Words that a tighter sentence does without.
export default {
  /** Words that carry no fact wherever they stand, judged by hand. What may mean "almost", "only" or "by nature" is not among them. */
  fillers:
    'needless to say,as a matter of fact,it goes without saying that,it should be noted that,it is important to note that,it is worth noting that,of course,in fact,very,really,actually,basically,literally,totally,absolutely,extremely,truly,certainly,obviously',
  /** Words before a filler that make it necessary ("not really", "the very best", "so sehr") or agree with it ("a very old"). */
  needed: /(?:\b(?:not|no|never|the|too|so|how|as|a|an|this|that|my|own)|n[’']t)\s*$/i,
  /** A vowel before which the word before it would have to be elided ("de très anciens"); null where nothing is elided. */
  elides: null as RegExp | null,
};
