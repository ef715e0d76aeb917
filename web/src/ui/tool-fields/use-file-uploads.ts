// Files that are uploaded as soon as they are chosen, one after the other.
import { useRef, useState } from 'react';
import { faultAt } from '../form-errors.ts';
import { useText } from '../use-text.ts';
import type { FileRules } from './file-fault.ts';
import { useFileFault } from './use-file-fault.ts';

interface PendingFile {
  key: number;
  name: string;
}

/**
 * `problems` holds the reason for each rejected file, from its rules or from `upload`; files that break the rules are not sent.
 */
export function useFileUploads(rules: FileRules & { maxFiles: number }, upload: (file: File) => Promise<void>) {
  const { t } = useText();
  const faultOf = useFileFault(rules);
  const [pending, setPending] = useState<PendingFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const nextKey = useRef(0);
  const report = (problem: string) => setProblems((now) => (now.includes(problem) ? now : [...now, problem]));

  /** `free` is how many more files there may be. */
  const add = async (files: readonly File[], free: number) => {
    setProblems([]);
    const fitting: File[] = [];
    for (const file of files) {
      const fault = faultOf(file);
      if (fault) report(fault);
      else fitting.push(file);
    }
    if (fitting.length > free) report(t('fields.tooManyFiles', { count: rules.maxFiles }));
    const accepted = fitting.slice(0, Math.max(0, free)).map((file) => ({ key: nextKey.current++, name: file.name, file }));
    setPending((now) => [...now, ...accepted]);
    for (const { key, name, file } of accepted) {
      try {
        await upload(file);
      } catch (reason) {
        const problem = faultAt(reason, 'file');
        report(problem.includes(name) ? problem : `${name}: ${problem}`);
      }
      setPending((now) => now.filter((one) => one.key !== key));
    }
  };
  return { pending, problems, add };
}
