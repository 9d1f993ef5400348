import type { ReactNode } from 'react';
import { findWord } from '#domain/germplasm/variety-name.ts';
import styles from './list-parts.module.css';

export function MarkedText({ text, query }: { text: string; query: string | null }): ReactNode {
  if (query === null) return text;
  return findMatches(text, query).map(({ text: piece, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: Pieces have no other place than their own.
      <mark key={at} className={styles.match}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

interface Piece {
  text: string;
  isMatch: boolean;
}

function foldedLetters(text: string): { letters: string; places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  let place = 0;
  for (const letter of text) {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (let at = 0; at < folded.length; at += 1) places.push(place);
    letters += folded;
    place += letter.length;
  }
  return { letters, places: [...places, place] };
}

export function findMatches(text: string, query: string): readonly Piece[] {
  const { letters, places } = foldedLetters(text);
  const isMatched = new Array<boolean>(text.length).fill(false);
  for (const word of foldedLetters(query)
    .letters.split(/\s+/)
    .filter((each) => each !== ''))
    for (let at = findWord(letters, word); at !== -1; at = findWord(letters, word, at + 1))
      isMatched.fill(true, places[at], places[at + word.length]);
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const isMatch = isMatched[start] === true;
    if (at < text.length && isMatched[at] === isMatch) continue;
    pieces.push({ text: text.slice(start, at), isMatch });
    start = at;
  }
  return pieces;
}
