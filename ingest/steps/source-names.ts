import { IngestError } from '../errors.ts';

interface Named {
  key: string;
  names: readonly string[];
}

const beginsWith = (name: string, beginning: string): boolean =>
  name.toLowerCase().startsWith(beginning.toLowerCase());

/** Whether a file of this name is the source's, as its publisher calls it. */
export function hasName({ names }: Named, file: string): boolean {
  return names.some((name) => beginsWith(file, name));
}

/** File names that two sources claim, each as a sentence that names the change to make. */
export function sharedNames(sources: readonly Named[]): readonly string[] {
  return sources.flatMap((source, at) =>
    sources
      .slice(0, at)
      .flatMap((other) =>
        source.names.flatMap((name) =>
          other.names
            .filter((otherName) => beginsWith(name, otherName) || beginsWith(otherName, name))
            .map(
              (otherName) =>
                `${source.key} claims files named "${name}…", and ${other.key} those named "${otherName}…": give one of them a longer beginning in ingest/sources that the other's files do not have`,
            ),
        ),
      ),
  );
}

/** Makes sure that no file could be of two sources by its name; throws `same-name-twice` with what to change. */
export function requireOwnNames(sources: readonly Named[]): void {
  const problems = sharedNames(sources);
  if (problems.length > 0)
    throw new IngestError('same-name-twice', 'Two sources claim files of the same name.', problems);
}
