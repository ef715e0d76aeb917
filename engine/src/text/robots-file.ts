// A robots.txt as a robot reads it: the rules of the groups that name it, else of those for everyone.
import { type RobotsRule, rulePath } from './robots-rules.ts';

export interface RobotsFile {
  rules: RobotsRule[];
  /** Addresses of sitemaps, as written. */
  sitemaps: string[];
  /** Seconds between two requests that the file asks for; null where it asks for none. */
  crawlDelay: number | null;
}

/** Reads the file for a robot of this name (in lower case); a file without a fitting group has no rules. */
export function readRobotsFile(text: string, robot: string): RobotsFile {
  const groups = new Map<string, RobotsRule[]>();
  const delays = new Map<string, number>();
  const sitemaps: string[] = [];
  let names: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n|\r/).slice(0, 20_000)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'sitemap') sitemaps.push(value.trim());
    if (name === 'user-agent') {
      const agent = value.trim().toLowerCase();
      names = isNaming ? [...names, agent] : [agent];
      isNaming = true;
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === 'crawl-delay') {
      isNaming = false;
      const seconds = Number.parseFloat(value);
      if (seconds > 0) for (const agent of names) delays.set(agent, seconds);
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      const path = rulePath(value);
      if (path !== '') for (const agent of names) groups.get(agent)?.push({ isAllowed: name === 'allow', path });
    }
  }
  const group = groups.has(robot) ? robot : '*';
  return { rules: groups.get(group) ?? [], sitemaps, crawlDelay: delays.get(group) ?? null };
}
