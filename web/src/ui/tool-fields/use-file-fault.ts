import { useText } from '../use-text.ts';
import { type FileRules, fileFault } from './file-fault.ts';

/** Fault of a file before it is sent, as a sentence; null for one that follows the rules. */
export function useFileFault(rules: FileRules): (file: File) => string | null {
  const { t } = useText();
  return (file) => {
    const fault = fileFault(file, rules);
    return fault && t(`fields.${fault}`, { name: file.name, size: rules.maxSizeMb });
  };
}
