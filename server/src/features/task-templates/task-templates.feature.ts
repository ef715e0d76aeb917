// Templates of tasks: rows of workspaces that `tasks` keeps and begins new tasks with.
import { defineFeature } from '../../kernel/feature.ts';

export const taskTemplates = defineFeature({ name: 'task-templates' });
