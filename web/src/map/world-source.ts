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
    fetchWorld((url) => fetch(url)).then(
      (world) => isMounted && setFetched(world),
      (cause: unknown) => console.error(fetchFailure, cause),
    );
    return () => {
      isMounted = false;
    };
  }, [provided]);
  return provided ?? fetched;
}

/** Fetches the shapes' own file. Throws a TypeError when the answer is not the world. */
async function fetchWorld(load: (url: string) => Promise<Response>): Promise<WorldShapes> {
  const response = await load(WORLD_URL);
  const body: unknown = response.ok ? await response.json() : null;
  if (!isWorld(body)) throw new TypeError(`No shapes at ${WORLD_URL} (${response.status})`);
  return body;
}

function isWorld(body: unknown): body is WorldShapes {
  return (
    typeof body === 'object' &&
    body !== null &&
    'viewBox' in body &&
    Array.isArray(body.viewBox) &&
    body.viewBox.length === 4 &&
    'shapes' in body &&
    Array.isArray(body.shapes) &&
    body.shapes.length > 0
  );
}
