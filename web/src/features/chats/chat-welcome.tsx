import type { ToolSummary } from '@folio/contract/tool-definition';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-welcome.module.css';

/** Tools that have prompts of their own; any other has those of the plain conversation. */
const withPrompts = [
  'ai_chat_conversational',
  'ai_chat_documents',
  'ai_chat_images',
  'ai_chat_audio',
  'ai_chat_url',
  'ai_chat_sources',
] as const;

interface ChatWelcomeProps {
  tool: ToolSummary | undefined;
  /** Without a model answers only quote: then the questions are such that passages of a file answer them. */
  isQuoting: boolean;
  /** Nothing is there yet to quote from. */
  needsFile: boolean;
  onPrompt: (text: string) => void;
}

/** An empty conversation: its purpose, and suggested questions. */
export function ChatWelcome({ tool, isQuoting, needsFile, onPrompt }: ChatWelcomeProps) {
  const { t } = useText();
  const slug = isQuoting ? 'quoting' : (withPrompts.find((one) => one === tool?.slug) ?? 'ai_chat_conversational');
  const prompts = [t(`chats.prompts.${slug}.first`), t(`chats.prompts.${slug}.second`), t(`chats.prompts.${slug}.third`)];
  return (
    <Stack gap={8} align="start" className={classes.welcome}>
      {tool ? <ToolTile icon={tool.icon} category={tool.macrocategory} size={44} /> : null}
      <Text as="h1" size="5xl" family="display" mt={8} className={classes.title}>
        {tool?.name ?? t('chats.new')}
      </Text>
      <Text size="lg" tone="muted" className={classes.lead}>
        {tool?.description}
      </Text>
      {needsFile ? (
        <Text size="lg" tone="muted" className={classes.lead}>
          {t('chats.chooseBoth')}
        </Text>
      ) : null}
      <ul className={classes.prompts} aria-label={t('chats.templates')}>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" className={classes.prompt} data-touch="height" onClick={() => onPrompt(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
