// Beginnings by which a sentence leans on the one before it.
export default {
  openings:
    /^(?:(?:this|these|those|that|its|they|their|them|he|she|his|her|such|however|but|and|or|so|yet|also|therefore|thus|hence|moreover|furthermore|additionally|besides|nevertheless|nonetheless|meanwhile|then|otherwise|instead|likewise|similarly|consequently|accordingly|here|both|another|others|neither|either|again|conversely|finally|secondly|second|thirdly|third|next|in addition|in contrast|in turn|in that case|in this|at this|with this|with that|with these|for this|for these|by this|because of this|after that|after this|for example|for instance|as a result|as such|on the other hand|on top of|the (?:former|latter|same|two|three|other|others|second|result|reason))\b|there\b(?! (?:is|are|was|were|has|have|had|may|can|could|must|will|should|exists?|remains?)\b)|it\b(?! (?:is|was|may be|can be) (?:important|possible|worth|best|easy|easier|hard|clear|recommended|advisable|helpful|useful|common|known|estimated|said|essential|necessary|often|not uncommon)\b))/i,
  pointsBack: /(?<![\p{L}])(?:in|at|of|for|with|from|to) (?:these|those)(?! (?:days|times))(?![\p{L}])/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:also|therefore|however|too(?=,))[\s,]/i,
};
