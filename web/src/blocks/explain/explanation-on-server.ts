import { type ComponentType, createContext } from 'react';
import type { ExplanationViewProps } from './explanation-view.tsx';

/**
 * How an explanation is drawn in the document, for visitors without JavaScript. Only the server provides it: the
 * browser has the same view in a chunk that it fetches when an explanation is opened.
 */
export const ExplanationOnServer = createContext<ComponentType<ExplanationViewProps> | null>(null);
