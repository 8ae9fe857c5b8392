import { i18n } from '../../../i18n/i18n';
import { loadWords } from '../../../i18n/speak';
import { buildClaim } from '../../../test/builders';
import { districts } from '../../place/districts';
import { languageNames } from '../../settings/languages';
import { findTellMessage, messageLength } from './tellMessage';
import { toldDecisionKinds } from '../toldRecord';

/** The plain alphabet of phones, as far as these messages need it: another sign halves what one message holds. */
const plain = /^[A-Za-z0-9 .,:;'()/-]*$/;

const claim = buildClaim({ approvedAmount: 1_250_000 });

beforeAll(() => Promise.all(languageNames.map(loadWords)));

test.each(languageNames.flatMap((language) => toldDecisionKinds.map((kind) => [language, kind] as const)))(
  'in %s, %s fits one text message in every district',
  (language, kind) => {
    const say = i18n.getFixedT(language);
    const texts = districts.map(({ value }) => {
      const district = { ...claim, claimant: { ...claim.claimant, district: value } };
      const { message, params } = findTellMessage(district, kind);
      return say(message, params);
    });
    expect(texts.filter((text) => text.length > messageLength || !plain.test(text) || /[{}]/.test(text))).toEqual([]);
  },
);

test('it names the claim, the amount and where to ask, and nobody', () => {
  const { message, params } = findTellMessage(claim, 'awarded');
  const text = i18n.getFixedT('en')(message, params);
  expect(text).toMatch(/^UWA: claim [A-Z0-9]{4}-[A-Z0-9]{4} was awarded UGX 1,250,000\./);
  expect(text).toContain('Kasese district office');
  expect(text).not.toMatch(/Grace|Biira|Sarah/);
});
