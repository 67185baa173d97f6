import { getSettings, setSettings } from '@wordpress/date';
import { dateInWords } from '../months';

const before = getSettings();

afterEach( () => {
	document.documentElement.lang = '';
	setSettings( before );
} );

describe( 'dates', () => {
	it( 'are in the language of the page', () => {
		document.documentElement.lang = 'de';
		expect(
			dateInWords( '2026-03', { month: 'long', year: 'numeric' } )
		).toBe( 'März 2026' );
		expect(
			dateInWords( '2026-03-01', { day: 'numeric', month: 'long' } )
		).toBe( '1. März' );
	} );

	it.each( [ -11, 0, 13 ] )(
		'that are whole are as the site writes them, and the same day in its zone of %d hours',
		( offset ) => {
			setSettings( {
				...before,
				formats: { ...before.formats, date: 'Y/m/d' },
				timezone: {
					offset,
					offsetFormatted: String( offset ),
					string: '',
					abbr: '',
				},
			} );
			expect( dateInWords( '2026-03-01' ) ).toBe( '2026/03/01' );
		}
	);
} );
