// By which words a sentence is known to say what was decided or came of something.
export default {
  /** What was decided, or what came out. */
  decides:
    /(?<!\p{L})(?:decid|resolv|agree|approv|reject|adopt|vot(?:e|ed|es|ing)(?!\p{L})|conclud|rul(?:ed|ing)|sign(?:ed|s)(?!\p{L})|elect(?:ed|s)(?!\p{L})|chose(?!\p{L})|confirm|settl|won(?!\p{L})|lost(?!\p{L})|outcome|result|verdict|in the end|finally|as a consequence|therefore)/iu,
  /** What will be, or stays as it is. */
  follows:
    /(?<!\p{L})(?:remains?(?!\p{L})|will (?:be|open|close|cost|begin|start|stay|keep|remain|receive|get|move|end)(?!\p{L})|delay|behind schedule|not randomi[sz]ed|postponed|increased by|rose by|fell by)/iu,
};
