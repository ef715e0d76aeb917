// Links between pages and documents: keyword rules, suggestions, runs, conflicts and sources of targets.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { newTextLinksPort } from '../writing/index.ts';
import { conflictRoutes } from './conflicts/conflicts.routes.ts';
import { linkHandlers } from './links.handlers.ts';
import { keywordInbox } from './links.inbox.ts';
import { linkNewText } from './rules/link-new-text.ts';
import { linkRuleRoutes } from './rules/link-rules.routes.ts';
import { linkRunJob } from './runs/run.jobs.ts';
import { linkRunRoutes } from './runs/runs.routes.ts';
import { linkSourceRoutes } from './sources/link-sources.routes.ts';
import { linkSourceJob } from './sources/source.jobs.ts';
import { linkFindJob } from './suggestions/find.jobs.ts';
import { suggestionRoutes } from './suggestions.routes.ts';

export const links = defineFeature({
  name: 'links',
  tags: {
    linkBuilder: ['Link builder', 'Keyword rules: which words lead to which page.'],
    linkSuggestions: ['Link suggestions', 'Links that could be set, each with its sentence and reason.'],
    linkRuns: ['Link runs', 'Suggestions that are applied together and undone in one step.'],
    keywordConflicts: ['Keyword conflicts', 'One primary keyword on several pages, drafts or tasks.'],
    linkSources: ['Link sources', 'Sets of targets that links are searched in.'],
  },
  routes: (kernel) => ({
    linkBuilder: linkRuleRoutes(kernel),
    linkSuggestions: suggestionRoutes(kernel),
    linkRuns: linkRunRoutes(kernel),
    keywordConflicts: conflictRoutes(kernel),
    linkSources: linkSourceRoutes(kernel),
  }),
  handlers: linkHandlers,
  inbox: [keywordInbox],
  provides: [provide(newTextLinksPort, linkNewText)],
  jobs: [linkFindJob, linkRunJob, linkSourceJob],
});
