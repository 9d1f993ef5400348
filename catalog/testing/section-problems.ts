import { findElement } from '../elements/index.ts';
import type { Section } from '../section.ts';
import { listElements } from '../sections/section-facts.ts';

/** What keeps a section from showing figures, each as a sentence with what to do; none of a good one. */
export function sectionProblems(section: Section): readonly string[] {
  return listElements(section)
    .filter((id) => findElement(id) === undefined)
    .map(
      (id) =>
        `catalog/sections/${section.id}.ts names element ${id}, which is in no file of catalog/elements: add its facts there, or name another.`,
    );
}
