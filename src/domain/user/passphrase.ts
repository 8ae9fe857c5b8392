import type { Words } from '../words';

/** The fewest characters of a device passphrase. Length is what counts; there are no rules on what it is made of. */
const passphraseLength = 12;

/** Words that those who know the portal would try first. */
const expected =
  /passphrase|password|passwort|wildlife|claims?|portal|uganda|kampala|qwerty|asdf|abcdef|letmein|admin|welcome/g;

const tooFew = 5;

/** Whether it would be tried early: hardly any characters of its own, a part again and again, or words to be expected. */
export function isGuessable(passphrase: string): boolean {
  const text = passphrase.toLowerCase();
  const own = text.replace(expected, '').replace(/[\d\s\p{P}]/gu, '');
  return new Set(own).size < tooFew || /^(.{1,6})\1+.{0,5}$/su.test(text);
}

/** What is wrong with a new passphrase as it was typed twice, at the field it belongs to. */
export type PassphraseProblem = { field: 'next' | 'repeated'; message: Words };

/** Undefined when it can be taken. */
export function findPassphraseProblem(next: string, repeated: string): PassphraseProblem | undefined {
  const typed = next.normalize('NFKC').trim();
  if ([...typed].length < passphraseLength) {
    return { field: 'next', message: 'Use at least 12 characters: several words are easy to remember' };
  }
  if (isGuessable(typed)) {
    return { field: 'next', message: 'This is too easy to guess. Use several unrelated words' };
  }
  if (typed !== repeated.normalize('NFKC').trim()) {
    return { field: 'repeated', message: 'The passphrases do not match' };
  }
  return undefined;
}
