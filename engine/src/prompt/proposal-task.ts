// Model task of a wizard's step: the outline, the posts that announce the text, a campaign's idea, a plan's pillars.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolStep } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import * as z from 'zod';

export interface ProposalTask {
  schema: z.ZodObject;
  task: string;
}

/** "3-5" → 3 and 5; without a range 3 to 7. */
function rangeOf(input: ToolInput): { least: number; most: number } {
  const range = input['n_paragraphs_range'];
  const [least, most] = (typeof range === 'string' ? range : '').match(/\d+/g) ?? [];
  return { least: Number(least ?? 3), most: Number(most ?? 7) };
}

function outlineTask(tool: Tool, input: ToolInput): ProposalTask {
  const { least, most } = rangeOf(input);
  const titleField = tool.fields.find((field) => field.name === 'main_title');
  const longest = (titleField?.type === 'text' ? titleField.maxLength : undefined) ?? 120;
  const heading = z.string().trim().min(1).max(120);
  return {
    schema: z.object({
      main_title: z.string().trim().min(1).max(longest),
      paragraphs_headings: z
        .array(heading)
        .min(least)
        .max(most)
        .refine((headings) => new Set(headings.map((one) => one.toLowerCase())).size === headings.length, 'headings repeat'),
    }),
    task: `Do not write the text yet. Propose its title and ${least} to ${most} section headings in reading order, without introduction and conclusion, without numbering, each covering a different question of the reader.`,
  };
}

const conceptTask: ProposalTask = {
  schema: z.object({ concept: z.string().trim().min(1).max(300) }),
  task: 'Do not write the campaign yet. Think of three ideas that could carry it through every channel and answer with the strongest: one sentence that says the idea, and its tagline.',
};

const pillarsTask: ProposalTask = {
  schema: z.object({ pillars: z.array(z.string().trim().min(1).max(60)).min(3).max(6) }),
  task: 'Do not write the plan yet. Propose its content pillars: three to six themes of at most 60 characters that serve the goals and that this business has something to say about, none overlapping another.',
};

/** The proposal that leaving this step asks for, or null where a model has nothing to propose. */
export function proposalTaskOf(tool: Tool, step: ToolStep, input: ToolInput): ProposalTask | null {
  if (!step.proposes) return null;
  const names = new Set(tool.fields.map((field) => field.name));
  const posts = tool.result.shape['social_posts'];
  if (step.fields.includes('social_networks') && posts !== undefined) {
    return {
      schema: z.object({ social_posts: posts }),
      task: 'Do not write the text yet. Write one social post for each chosen network that makes people want to read it, each within the asked number of words and the rules of its network (X at most 280 characters).',
    };
  }
  if (names.has('concept')) return conceptTask;
  if (names.has('pillars')) return pillarsTask;
  return names.has('main_title') && names.has('paragraphs_headings') ? outlineTask(tool, input) : null;
}
