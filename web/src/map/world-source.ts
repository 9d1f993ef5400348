import { createContext, useContext, useEffect, useState } from 'react';
import { fetchFailure } from '../api/loaded.ts';
import worldUrl from './shapes.generated.json?url';
import type { WorldShapes } from './world-shapes.ts';

/** Address of the shapes' own file, for pages that came without a map. */
const WORLD_URL: string = worldUrl;

/** Null while they are not known. The server provides its file; the browser what `readShapesFromDocument` finds before React takes over. */
export const WorldContext = createContext<WorldShapes | null>(null);

/** The shapes; a page that came without a map, such as the metadata tab, fetches their file when it needs one. */
export function useWorld(): WorldShapes | null {
  const provided = useContext(WorldContext);
  const [fetched, setFetched] = useState<WorldShapes | null>(null);
  useEffect(() => {
    if (provided !== null) return;
    let isMounted = true;
    fetchWorld().then(
      (world) => isMounted && setFetched(world),
      (cause: unknown) => console.error(fetchFailure, cause),
    );
    return () => {
      isMounted = false;
    };
  }, [provided]);
  return provided ?? fetched;
}

async function fetchWorld(): Promise<WorldShapes> {
  const response = await fetch(WORLD_URL);
  if (!response.ok) throw new TypeError(`No shapes at ${WORLD_URL} (${response.status})`);
  // The build made the file.
  return response.json();
}
