// The robots exclusion rules as RFC 9309 reads them: the longest matching path decides, and Allow wins a tie.

export interface RobotsRule {
  isAllowed: boolean;
  path: string;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/**
 * Normalizes a path for rule comparison: decodes unnecessary encoding and writes the rest in upper-case %XX. Removes control
 * characters and outer spaces, so one path is always one line.
 */
export function normalisePath(path: string): string {
  return path
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : whole.toUpperCase();
    })
    .replace(/[^\u0021-\u007e]+|[#"<>\\^`{|}]/gu, encode);
}

/** Returns the path of a rule: the part after the host of a full URL, else a path that begins with "/" or "*". */
export function rulePath(given: string): string {
  const text = given.trim();
  const path = /^https?:\/\//i.test(text) && URL.canParse(text) ? text.replace(/^https?:\/\/[^/?]*/i, '') || '/' : text;
  const plain = normalisePath(path.replace(/#.*$/u, ''));
  return plain === '' || /^[/*]/.test(plain) ? plain : `/${plain}`;
}

/** True where a rule's path with "*" and a final "$" matches the beginning of a path; linear in practice, without backtracking regular expressions. */
export function matchesPath(rule: string, path: string): boolean {
  const isAnchored = rule.endsWith('$');
  const pattern = isAnchored ? rule.slice(0, -1) : `${rule}*`;
  let [at, inPattern, star, retry] = [0, 0, -1, 0];
  while (at < path.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern;
      retry = at;
      inPattern += 1;
    } else if (pattern[inPattern] === path[at]) {
      at += 1;
      inPattern += 1;
    } else if (star >= 0) {
      inPattern = star + 1;
      retry += 1;
      at = retry;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern += 1;
  return inPattern === pattern.length;
}

/** The rule that decides on a path, or null where none matches (then it may be crawled). /robots.txt itself is always open. */
export function decidingRule(rules: readonly RobotsRule[], path: string): RobotsRule | null {
  if (path === '/robots.txt') return null;
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    if (rule.path === '' || !matchesPath(rule.path, path)) continue;
    const isLonger = best === null || rule.path.length > best.path.length;
    if (isLonger || (rule.path.length === best?.path.length && rule.isAllowed)) best = rule;
  }
  return best;
}
