import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { createWords } from './words.tsx';

const messages = {
  counted: compileMessage('{samples, plural, one {# muestra} other {# muestras}} de {source}'),
  year: compileMessage('en {year}'),
};

describe('words', () => {
  it('group what is counted in Spanish with a narrow space, as figures are', () => {
    const words = createWords('es', messages);
    expect(words('counted', { samples: 30_529, source: 'la fuente' })).toBe(
      '30\u202f529 muestras de la fuente',
    );
    expect(words('counted', { samples: 1_234_567, source: 'X' })).toBe('1\u202f234\u202f567 muestras de X');
  });

  it('leave texts and years as they are', () => {
    const words = createWords('es', messages);
    expect(words('counted', { samples: 2, source: '10.101/x' })).toBe('2 muestras de 10.101/x');
    expect(words('year', { year: 2017 })).toBe('en 2017');
  });

  it('group with a point in Portuguese', () => {
    expect(createWords('pt', messages)('counted', { samples: 30_529, source: 'X' })).toBe(
      '30.529 muestras de X',
    );
  });
});
