import { requireLanguage } from '../require-language';
import { KNOWN, languageOf, wrongLanguage } from '../language';
import { francAll } from 'franc-min';

const TEXTS: Record< string, string > = {
	de: 'Flüsse beginnen klein. Sie wachsen, weil immer neue Bäche zu ihnen kommen, und tragen den Sand der Berge langsam bis hinunter ins Meer, wo er zu Stränden wird.',
	en: 'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea, where it becomes beaches.',
	fr: 'Les rivières naissent petites. Elles grandissent parce que de nouveaux ruisseaux les rejoignent, et elles portent lentement le sable des montagnes jusqu’à la mer.',
	es: 'Los ríos nacen pequeños. Crecen porque nuevos arroyos se unen a ellos, y llevan despacio la arena de las montañas hasta el mar, donde se convierte en playas.',
	it: 'I fiumi nascono piccoli. Crescono perché nuovi ruscelli si uniscono a loro, e portano lentamente la sabbia delle montagne fino al mare, dove diventa spiaggia.',
	nl: 'Rivieren beginnen klein. Ze groeien omdat er steeds nieuwe beken bij komen, en ze dragen het zand van de bergen langzaam naar de zee, waar het strand wordt.',
	pl: 'Rzeki zaczynają się małe. Rosną, bo wciąż dołączają do nich nowe strumienie, i niosą piasek z gór powoli w dół do morza, gdzie staje się plażą.',
	ru: 'Реки начинаются маленькими. Они растут, потому что к ним приходят всё новые ручьи, и медленно несут песок с гор вниз к морю, где он становится пляжем.',
	ar: 'تبدأ الأنهار صغيرة ثم تكبر لأن جداول جديدة تنضم إليها باستمرار، وتحمل رمل الجبال ببطء إلى البحر حيث يصبح شواطئ واسعة يسير عليها الناس.',
	zh: '河流起初很小，因为不断有新的小溪汇入而逐渐变大，它们把山上的沙子慢慢带到大海，在那里变成沙滩。',
	ja: '川は小さく始まります。新しい小川が次々に合流して大きくなり、山の砂をゆっくりと海へ運び、そこで砂浜になります。',
	ko: '강은 작게 시작됩니다. 새로운 시냇물이 계속 합쳐져 커지고 산의 모래를 천천히 바다로 날라 그곳에서 해변이 됩니다.',
	hi: 'नदियाँ छोटी शुरू होती हैं। वे बढ़ती हैं क्योंकि नई धाराएँ उनसे मिलती रहती हैं, और वे पहाड़ों की रेत को धीरे-धीरे समुद्र तक ले जाती हैं।',
};
const languages = Object.keys( TEXTS );
const pairs = languages.flatMap( ( one ) =>
	languages.map( ( other ): [ string, string ] => [ one, other ] )
);

it.each( pairs )( 'a text in %s and an answer in %s', async ( one, other ) => {
	const answer = TEXTS[ other ] ?? '';
	const bySource = await wrongLanguage( answer, {
		source: TEXTS[ one ] ?? '',
	} );
	const byName = await wrongLanguage( answer, { language: one } );
	const expected =
		one === other ? undefined : { found: other, expected: one };
	expect( byName ).toEqual( expected );
	expect( bySource ).toEqual( expected );
} );

it( 'does not judge short texts, code, and languages that it does not know', async () => {
	const { en = '', de = '' } = TEXTS;
	expect(
		await wrongLanguage( 'Ein kurzer Satz.', { source: en } )
	).toBeUndefined();
	expect(
		await wrongLanguage( de, { source: 'A short one.' } )
	).toBeUndefined();
	expect(
		await wrongLanguage( '```\n' + de + '\n```', { source: en } )
	).toBeUndefined();
	expect( await wrongLanguage( de, { language: 'is' } ) ).toBeUndefined();
	expect( await wrongLanguage( de, { language: '' } ) ).toBeUndefined();
} );

it( 'does not judge a language that it takes for many others', async () => {
	const finnish =
		'Joet alkavat pieninä. Ne kasvavat, koska uudet purot liittyvät niihin, ja ne kantavat vuorten hiekkaa hitaasti mereen, missä siitä tulee rantoja.';
	const more =
		'Vuorten hiekka kulkee jokien mukana hitaasti mereen. Sinne se jää, ja siitä tulee rantoja, joilla ihmiset kävelevät kesäisin paljain jaloin.';
	expect( await wrongLanguage( more, { source: finnish } ) ).toBeUndefined();
} );

it( 'looks past regions and scripts', async () => {
	const { en = '', zh = '', de = '' } = TEXTS;
	expect( await wrongLanguage( zh, { language: 'zh-TW' } ) ).toBeUndefined();
	expect( await wrongLanguage( de, { language: 'de-CH' } ) ).toBeUndefined();
	expect( await wrongLanguage( en, { language: 'pt-PT' } ) ).toEqual( {
		found: 'en',
		expected: 'pt',
	} );
} );

it( 'names only languages that texts are compared with', () => {
	const signs = [ ...'aжاअ字の강অతதગಕമမਪአทසλ' ];
	const samples = signs.map( ( sign ) => sign.repeat( 20 ) );
	const compared = samples.flatMap( ( sample ) =>
		francAll( sample ).map( ( [ code ] ) => languageOf( code ) )
	);
	expect(
		[ ...KNOWN ].filter( ( own ) => ! compared.includes( own ) )
	).toEqual( [] );
} );

it( 'is required in the last request, and nowhere else', () => {
	const messages = [
		{ role: 'jetpack-ai' as const, context: { type: 'a' } },
		{ role: 'jetpack-ai' as const, context: { type: 'b', content: 'x' } },
		{ role: 'assistant' as const, content: 'y' },
	];
	expect( requireLanguage( messages, 'fr' ) ).toEqual( [
		messages[ 0 ],
		{
			role: 'jetpack-ai',
			context: {
				type: 'b',
				content: 'x',
				answer_language: 'fr (French)',
			},
		},
		messages[ 2 ],
	] );
} );
