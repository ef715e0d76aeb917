import type { ToolSummary } from '@folio/contract/tool-definition';
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

/** An empty conversation: what it is for, and questions to begin with. */
export function ChatWelcome({ tool, isQuoting, needsFile, onPrompt }: ChatWelcomeProps) {
  const { t } = useText();
  const slug = isQuoting ? 'quoting' : (withPrompts.find((one) => one === tool?.slug) ?? 'ai_chat_conversational');
  const prompts = [t(`chats.prompts.${slug}.first`), t(`chats.prompts.${slug}.second`), t(`chats.prompts.${slug}.third`)];
  return (
    <div className={classes.welcome}>
      {tool ? <ToolTile icon={tool.icon} category={tool.macrocategory} size={44} /> : null}
      <h1 className={classes.title}>{tool?.name ?? t('chats.new')}</h1>
      <p className={classes.lead}>{tool?.description}</p>
      {needsFile ? <p className={classes.lead}>{t('chats.chooseBoth')}</p> : null}
      <ul className={classes.prompts} aria-label={t('chats.templates')}>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" className={classes.prompt} onClick={() => onPrompt(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
