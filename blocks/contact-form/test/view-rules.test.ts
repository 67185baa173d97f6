import fc from 'fast-check';
import answers from './support/answers.json';
import { wrongWith } from '../view/rules';
import { say } from '../view/messages';
import type { Messages } from '../view/messages';

const messagesWith = ( one: Messages[ 'fields' ][ string ] ): Messages => ( {
	unsent: '',
	sending: '',
	cancel: '',
	stopped: '',
	failed: '',
	offline: '',
	again: '',
	back: '',
	fields: { one },
} );
const messages = messagesWith( {
	need: 'need',
	wrong: 'wrong',
	min: 'min',
	max: 'max',
} );

/** A field as the server draws it: its input is that of its field.json. */
function field( type: string, answer: string, settings: object = {} ) {
	const wrap = document.createElement( 'div' );
	Object.assign( wrap.dataset, { field: 'one', type } );
	const control = document.createElement( 'input' );
	const { input = {}, pattern } = jest.requireActual< {
		input?: Record< string, string >;
		pattern?: string;
	} >( `../../field-${ type }/field.json` );
	control.className = 'grunion-field';
	const { dateFormat = 'yy-mm-dd', ...limits } = settings as {
		dateFormat?: string;
	};
	const attributes = {
		...input,
		...( pattern && { pattern } ),
		...( type === 'date' && { 'data-format': dateFormat } ),
		...limits,
	};
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		control.setAttribute( name, String( value ) );
	}
	control.value = answer;
	wrap.append( control );
	return wrap;
}

// tests/php/Forms/Rendering/Script_Test.php asks the server the same.
test.each( answers as [ string, string, object, string, boolean ][] )(
	'says of the %s %j with %j: "%s"',
	( type, answer, settings, mistake ) => {
		expect( wrongWith( field( type, answer, settings ), messages ) ).toBe(
			mistake
		);
	}
);

test( 'an answer that may be missing is not asked for', () => {
	const optional = messagesWith( { wrong: 'wrong' } );
	for ( const type of [ 'text', 'email', 'date', 'number', 'telephone' ] ) {
		expect( wrongWith( field( type, '  ' ), optional ) ).toBe( '' );
	}
	expect( wrongWith( field( 'text', ' ' ), messages ) ).toBe( 'need' );
} );

test( 'every day of the calendar is taken, in each format', () => {
	fc.assert(
		fc.property(
			fc.date( {
				min: new Date( '0001-01-01' ),
				max: new Date( '9999-12-31' ),
				noInvalidDate: true,
			} ),
			( date ) => {
				const iso = date.toISOString().slice( 0, 10 );
				const [ y, m, d ] = iso.split( '-' );
				const forms = {
					'yy-mm-dd': iso,
					'mm/dd/yy': `${ m }/${ d }/${ y }`,
					'dd/mm/yy': `${ d }/${ m }/${ y }`,
				};
				for ( const [ dateFormat, text ] of Object.entries( forms ) ) {
					expect(
						wrongWith(
							field( 'date', text, { dateFormat } ),
							messages
						)
					).toBe( '' );
				}
			}
		)
	);
} );

// An expression that tries all ways to read a text would not come to an end with these.
test.each( [
	[ 'a.', { email: 'wrong', url: '', telephone: 'wrong', date: 'wrong' } ],
	[
		'1',
		{ email: 'wrong', url: 'wrong', telephone: 'wrong', date: 'wrong' },
	],
] )( 'a long text is checked like a short one: %s', ( text, verdicts ) => {
	const long = `${ text.repeat( 5e4 ) }${ text === '1' ? 'é' : '' }`;
	for ( const [ type, verdict ] of Object.entries( verdicts ) ) {
		expect( wrongWith( field( type, long ), messages ) ).toBe( verdict );
	}
} );

test( 'texts are filled in, in the order of the language', () => {
	expect( say( 'Step %1$d of %2$d', 2, 3 ) ).toBe( 'Step 2 of 3' );
	expect( say( '%2$d / %1$d', 2, 3 ) ).toBe( '3 / 2' );
	expect( say( '%s, %s', 'a', '%s' ) ).toBe( 'a, %s' );
} );
