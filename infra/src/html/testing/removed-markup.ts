/** HTML of other programs, with the text of it that is stored, previewed and shown. */
export const removedMarkup: [html: string, text: string][] = [
  [
    '<p>Isótopo <math><mmultiscripts><mi>U</mi><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts></math></p>',
    'Isótopo ',
  ],
  ['<p>a<svg><text>x</text></svg>b</p>', 'ab'],
  ['<p>a<audio>No se puede oír</audio>b</p>', 'ab'],
  ['<p>a<video controls>No se puede ver</video>b</p>', 'ab'],
  ['<p>a<iframe src="https://example.org">marco</iframe>b</p>', 'ab'],
  ['<p>a<object>objeto</object>b</p>', 'ab'],
  ['<p>a<canvas>lienzo</canvas>b</p>', 'ab'],
  ['<p>a<select><option>x</option></select>b</p>', 'ab'],
  ['<p>a<style>p{}</style>b</p>', 'ab'],
  ['<article>uno <center>dos</center></article>', 'uno dos'],
  ['<p>a <o:p>Word</o:p> b</p>', 'a Word b'],
  ['<p><acronym>ADN</acronym> <mi-marca>propia</mi-marca></p>', 'ADN propia'],
  ['<form>x <button type="button">y</button> <label>z</label></form>', 'x y z'],
];
