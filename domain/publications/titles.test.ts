import { describe, expect, it } from 'vitest';
import { plainTitle } from './plain-title.ts';
import { directionOf, titleLanguage } from './title-language.ts';

describe('plainTitle', () => {
  it.each([
    ['Sorghum [<i>Sorghum bicolor </i>(L.) Moench]', 'Sorghum [Sorghum bicolor (L.) Moench]'],
    ['H<sub>2</sub>O &amp; CO<SUB class="x">2</SUB>', 'H2O & CO2'],
    ['<jats:title>Beans</jats:title><br/> of <mml:mi>x</mml:mi>', 'Beans of x'],
    ['yield < 2 t/ha and > 1', 'yield < 2 t/ha and > 1'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    // Read once: what stood there as text stays text.
    ['&lt;i&gt;', '<i>'],
    ['&amp;lt;', '&lt;'],
    ['caf&#233; &#xE9; &nosuch; &#0; &#xD800;', 'café é &nosuch; \ufffd \ufffd'],
    ['  two\n\tlines \u0000', 'two lines'],
    ['Fri\u0301jol', 'Fríjol'],
  ])('%j is %j', (title, text) => expect(plainTitle(title)).toBe(text));
});

describe('titleLanguage', () => {
  it.each([
    ['The bean fly and its parasitoids in Ethiopia', 'en'],
    ['Caracterización morfológica de las semillas de frijoles nativos en el Guanacaste', 'es'],
    ['Seleção de linhagens do feijão para as condições da seca no Brasil com irrigação', 'pt'],
    ['UCR 55: Variedad de frijol común de grano negro', 'es'],
    ['Respuesta agronómica de cultivares de frijol de reciente introducción en Cuba', 'es'],
    ['Phaseolus bean: post-harvest operations', null],
    ['Frijol', null],
    ['Maharage na mahindi', null],
    ['Le haricot et les marchés du Rwanda', null],
    // Twice as many of one language as of another leave a doubt.
    ['Beans in la Mesa, los Altos', null],
    ['', null],
  ])('of %j is %j', (title, language) => expect(titleLanguage(title)).toBe(language));

  it('is written from its own side', () => {
    expect(['ar', 'es', null].map(directionOf)).toEqual(['rtl', 'ltr', 'auto']);
  });
});
