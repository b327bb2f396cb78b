import { describe, expect, it } from 'vitest';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { editedOnly, placeholderDifference, textProblem, textProblems } from '#shared/texts/text-rules.ts';

describe('a text that takes the place of a shipped one', () => {
  it('is good with other words and other lines', () => {
    expect(textProblem('Thank you so much.\nSee you there, 5 < 6 & "so"!', 'Thank you.')).toBeUndefined();
    expect(textProblem('{{count}} Koffer von {{all}}', '{{count}} of {{all}} bags')).toBeUndefined();
  });

  it('every shipped text may take its own place', () => {
    const refused = SITE_LANGUAGES.flatMap((language) =>
      Object.entries(shippedTexts(language)).filter(([, text]) => textProblem(text, text) !== undefined),
    );
    expect(refused).toEqual([]);
  });

  it.each(['', '  ', '\n'])('is not empty: %j', (text) => {
    expect(textProblem(text, 'Thank you.')).toBe('message.empty');
  });

  it.each(['{{ count }} bags', '{{Count}} bags', 'bags', '{{count}} {{bags}}', '{{count}} {{}}'])(
    'keeps the placeholders exactly: %j',
    (text) => expect(textProblem(text, '{{count}} bags')).toBe('message.placeholders'),
  );

  it('names what is missing and what was added', () => {
    expect(placeholderDifference('{{number}} <b>', '{{count}} bags')).toEqual({
      missing: ['{{count}}'],
      added: ['<b>', '{{number}}'],
    });
    expect(textProblems({ de: '{{zahl}} Koffer' }, { en: '{{count}} bags' })).toEqual({
      'texts.de': {
        code: 'message.placeholders',
        message: 'Keep the placeholders as they are. Missing: {{count}}. Added: {{zahl}}.',
      },
    });
  });

  it.each([
    'Thank you <b>very</b> much.',
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)>',
    '<SCRIPT>alert(1)</SCRIPT>',
    'a<!-- b -->',
    '<a href="https://evil.example">a</a>',
    '<style>p{}</style>',
    'x </p',
  ])('takes no styling: %j', (text) => {
    expect(textProblem(text, 'Thank you.')).toBe('message.styled');
  });

  it('keeps the parts that a screen draws as links', () => {
    const shipped = 'I accept the <terms>terms</terms>.';
    expect(textProblem('Ich akzeptiere die <terms>AGB</terms>.', shipped)).toBeUndefined();
    expect(textProblem('Ich akzeptiere die AGB.', shipped)).toBe('message.placeholders');
    expect(textProblem('Ich akzeptiere die <terms onclick=a>AGB</terms>.', shipped)).toBe(
      'message.placeholders',
    );
  });

  it('has no sign that cannot be shown, and an end', () => {
    expect(textProblem('a\u0000b', 'a')).toBe('message.invalid');
    expect(textProblem('a'.repeat(5001), 'a')).toBe('message.long');
  });

  it('may stay missing where the language never had it, not where it had', () => {
    const shipped = { en: 'Thank you.', de: 'Danke.' };
    expect(textProblems({ ru: '' }, shipped)).toEqual({});
    expect(textProblems({ de: '' }, shipped)).toEqual({
      'texts.de': { code: 'message.empty', message: 'Please enter message.' },
    });
  });

  it('is kept only where it differs from the shipped one', () => {
    const shipped = { en: 'Thank you.', de: 'Danke.' };
    expect(editedOnly({ en: 'Thank you.', de: 'Dank.', ru: '' }, shipped)).toEqual({ de: 'Dank.' });
  });
});
