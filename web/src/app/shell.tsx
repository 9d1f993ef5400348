import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Words, WordsProvider } from '../i18n/words.tsx';
import type { Language } from '../url/paths.ts';
import { Frame } from './frame/frame.tsx';

/** What every page stands in: words, the query client and the frame. The same on server and in the browser. */
export function Shell(props: {
  language: Language;
  words: Words;
  client: QueryClient;
  path: string;
  release: { id: string; created: string };
  children: ReactNode;
}): ReactNode {
  return (
    <WordsProvider language={props.language} words={props.words}>
      <QueryClientProvider client={props.client}>
        <Frame path={props.path} release={props.release}>
          {props.children}
        </Frame>
      </QueryClientProvider>
    </WordsProvider>
  );
}
