import type { Random } from './random';

/** Surnames as they are borne by men and by women of the peoples who live near the protected areas. */
export const peoples = {
  Acholi: {
    men: ['Okello', 'Ojok', 'Otim', 'Oryem', 'Odong', 'Okot', 'Komakech', 'Opiyo', 'Ochola', 'Obita'],
    women: ['Akello', 'Atim', 'Adong', 'Lamunu', 'Aciro', 'Acan', 'Apiyo', 'Lamwaka', 'Aber', 'Auma'],
  },
  Langi: {
    men: ['Ogwal', 'Odongo', 'Ogwang', 'Omara', 'Opio', 'Okwir', 'Ocen', 'Olet', 'Okello', 'Ebong'],
    women: ['Adongo', 'Apio', 'Acen', 'Amongi', 'Akullu', 'Alum', 'Atim', 'Auma', 'Awor', 'Akello'],
  },
  Alur: {
    men: ['Onencan', 'Ocaya', 'Okumu', 'Wathum', 'Oyirwoth', 'Ringtho', 'Othuba', 'Openjmungu'],
    women: ['Atimango', 'Akumu', 'Giramia', 'Ayiorwoth', 'Acirocan', 'Nyamutoro', 'Fualing', 'Parmu'],
  },
  Madi: {
    men: ['Drani', 'Vuciri', 'Izama', 'Mawadri', 'Ondoga', 'Anyama', 'Amoko', 'Moini'],
    women: ['Maturu', 'Eberu', 'Asibazuyo', 'Bako', 'Manzubo', 'Tiondi', 'Mindreaa', 'Akuti'],
  },
  Lugbara: {
    men: ['Adriko', 'Drileba', 'Onzima', 'Dradriga', 'Avutia', 'Ezati', 'Anguyo', 'Obitre'],
    women: ['Candiru', 'Draru', 'Ayikoru', 'Driciru', 'Munduru', 'Letaru', 'Ayakaka', 'Ezaru'],
  },
  Karimojong: {
    men: ['Lokiru', 'Lomonyang', 'Lokwang', 'Longole', 'Loduk', 'Lochoro', 'Achia', 'Lokeris', 'Lokol'],
    women: ['Nakiru', 'Nakut', 'Nachap', 'Namoe', 'Nakong', 'Naduk', 'Nangiro', 'Nate', 'Nakoru'],
  },
  Pokot: {
    men: ['Krop', 'Lokor', 'Loshangole', 'Pkiach', 'Kapello', 'Lomuria', 'Ripo'],
    women: ['Cheposait', 'Chepengat', 'Chenangat', 'Cheptoo', 'Chepkite', 'Nakiro'],
  },
  Sabiny: {
    men: ['Chelimo', 'Kiplimo', 'Kiprop', 'Cheptegei', 'Kiplangat', 'Mangusho', 'Satya'],
    women: ['Chemutai', 'Chelangat', 'Chepkwemoi', 'Cherop', 'Chebet', 'Yapsoyekwo', 'Cherotich'],
  },
  Baganda: {
    men: ['Mukasa', 'Kato', 'Lubega', 'Ssekandi', 'Kiggundu', 'Mugerwa', 'Kayondo', 'Ssempijja', 'Wasswa'],
    women: ['Nakato', 'Namutebi', 'Nansubuga', 'Nalwoga', 'Nakanwagi', 'Namuli', 'Nabukenya', 'Babirye'],
  },
  Basoga: {
    men: ['Waiswa', 'Kirunda', 'Isabirye', 'Balikowa', 'Tenywa', 'Mugoya', 'Ngobi', 'Mutesi'],
    women: ['Babirye', 'Naigaga', 'Nabirye', 'Kagoya', 'Namukose', 'Nangobi', 'Tibita', 'Kawuma'],
  },
  Samia: {
    men: ['Wandera', 'Ouma', 'Egesa', 'Barasa', 'Okumu', 'Mugeni', 'Bwire'],
    women: ['Nekesa', 'Nabwire', 'Taaka', 'Auma', 'Anyango', 'Ajiambo', 'Namulundu'],
  },
  Banyankole: {
    men: ['Tumusiime', 'Mugisha', 'Muhumuza', 'Byaruhanga', 'Tumwebaze', 'Ahimbisibwe', 'Kamukama', 'Nuwagaba'],
    women: ['Kyomugisha', 'Atuhaire', 'Natukunda', 'Ainembabazi', 'Orishaba', 'Kyarikunda', 'Nabaasa', 'Komugisha'],
  },
  Bakiga: {
    men: ['Tumwesigye', 'Byamukama', 'Turyahikayo', 'Twesigye', 'Arinaitwe', 'Rukundo', 'Tushabe', 'Kakuru'],
    women: ['Kobusingye', 'Ninsiima', 'Kyarisiima', 'Akampurira', 'Tumuhairwe', 'Mbabazi', 'Kembabazi', 'Asiimwe'],
  },
  Bafumbira: {
    men: ['Nsengiyumva', 'Habimana', 'Nzabonimpa', 'Niyonzima', 'Bizimana', 'Munyambabazi', 'Sebagenzi'],
    women: ['Uwimana', 'Mukeshimana', 'Nyiransaba', 'Uwamahoro', 'Nyirakamanzi', 'Mukamusoni'],
  },
  Bakonzo: {
    men: ['Bwambale', 'Baluku', 'Masereka', 'Muhindo', 'Kule', 'Thembo', 'Mbusa', 'Kambale'],
    women: ['Biira', 'Kabugho', 'Masika', 'Ithungu', 'Kyakimwa', 'Mbambu', 'Katusabe', 'Musoki'],
  },
  Batooro: {
    men: ['Kisembo', 'Musinguzi', 'Mugume', 'Kugonza', 'Mwesige', 'Businge', 'Asaba', 'Kaija'],
    women: ['Kabahuma', 'Kemigisa', 'Kabarungi', 'Komuhendo', 'Kabasinguzi', 'Katusiime', 'Kansiime'],
  },
  Banyoro: {
    men: ['Byenkya', 'Isingoma', 'Kyaligonza', 'Kaahwa', 'Mugabi', 'Bitamale', 'Kato', 'Barongo'],
    women: ['Kabatalya', 'Nyakato', 'Kobusinge', 'Nyangoma', 'Kasemiire', 'Birungi', 'Kyalisiima'],
  },
} as const satisfies Record<string, { men: readonly string[]; women: readonly string[] }>;

export type People = keyof typeof peoples;

const firstNames = {
  men: 'James John Peter Robert Moses Joseph Geoffrey Richard Patrick Charles Denis Francis Simon Emmanuel Ronald Godfrey Julius Wilson Alfred Stephen Samuel Paul Vincent Hassan'.split(
    ' ',
  ),
  women:
    'Grace Mary Florence Agnes Rose Sarah Esther Christine Beatrice Jane Harriet Immaculate Scovia Juliet Betty Margaret Monica Winnie Jackline Stella Teddy Evelyn Lucy Amina'.split(
      ' ',
    ),
};

export type Gender = keyof typeof firstNames;

export type Person = { first: string; fullName: string; gender: Gender };

/** Someone of a people, with a name they may well bear. */
export function makePerson(random: Random, people: People, gender: Gender = random.pick(['men', 'women'])): Person {
  const first = random.pick(firstNames[gender]);
  return { first, fullName: `${first} ${random.pick(peoples[people][gender])}`, gender };
}

/** A national ID in the pattern of the register of persons: 14 characters, sex and year of birth in front. */
export function makeNationalId(random: Random, gender: Gender): string {
  const yearOfBirth = String(random.int(58, 85));
  return `C${gender === 'men' ? 'M' : 'F'}${yearOfBirth}${random.digits(7)}${random.letters(3)}`;
}

/** A mobile number under 079, whose operator closed in 2021, so that nobody is rung by mistake. */
export const makePhone = (random: Random) => `+25679${random.digits(7)}`;
