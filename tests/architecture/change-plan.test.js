/** @jest-environment node */
import { resolve } from 'node:path';
import { planOf } from '../../bin/lib/change-plan.mjs';

const root = resolve( __dirname, '../..' );
const plan = ( ...files ) => planOf( files, root );
const specs = ( ...names ) =>
	names.map( ( name ) => `e2e/specs/${ name }.spec.ts` );

describe( 'the checks of a change', () => {
	it( 'are none for prose', () => {
		expect( plan( 'README.md' ) ).toEqual( {
			lint: [],
			styles: [],
			phpFiles: [],
			hasTypes: false,
			unit: [],
			php: '',
			specs: [],
			tools: [],
		} );
	} );

	it( 'are the unit tests and the pages of a block', () => {
		const file = 'blocks/rating-star/save.tsx';
		const { unit, lint, specs: pages, php } = plan( file );
		expect( unit ).toEqual( [ file ] );
		expect( lint ).toEqual( [ file ] );
		expect( pages ).toEqual(
			expect.arrayContaining( specs( 'blocks/contact-page' ) )
		);
		expect( pages ).not.toEqual(
			expect.arrayContaining( specs( 'assistant/main' ) )
		);
		expect( php ).toBe( '' );
	} );

	it( 'are the PHP tests of a domain and of those that use it', () => {
		const { php, specs: pages } = plan( 'php/Contact/Binding.php' );
		const filter = new RegExp( php );
		const runs = ( name ) =>
			filter.test( `Slipstream\\Tests\\${ name }::test_something` );
		expect( runs( 'Contact\\Site_Details_Test' ) ).toBe( true );
		expect( runs( 'Blocks\\Address_Test' ) ).toBe( true );
		expect( runs( 'Rest\\Routes_Test' ) ).toBe( true );
		expect( runs( 'Forms\\Inbox_Test' ) ).toBe( false );
		expect( pages ).toEqual( specs( 'blocks/contact-page' ) );
	} );

	it( 'are all of a kind where everything stands on the file', () => {
		expect( plan( 'php/Settings/Setting.php' ).php ).toBe( 'all' );
		expect( plan( 'tests/js/setup.ts' ).unit ).toBe( 'all' );
		expect( plan( 'e2e/fixtures.ts' ).specs ).toBe( 'all' );
		expect( plan( 'eslint.config.cjs' ).lint ).toBe( 'all' );
	} );

	it( 'are one page of each kind where no test names the file', () => {
		expect( plan( 'src/settings/settings.ts' ).specs ).toEqual(
			specs(
				'assistant/main',
				'blocks/everywhere',
				'dashboard/my-jetpack',
				'editor/lazy',
				'forms/editor'
			)
		);
	} );

	it( 'are the test that reads a list', () => {
		expect( plan( 'docs/routes.md' ).php ).toBe(
			'Tests\\\\(Hub\\\\Admin_Test|Provider\\\\Cors_Test|Rest\\\\Routes_Test)::'
		);
	} );

	it( 'leave out files that are gone', () => {
		const { lint, unit, specs: pages } = plan( 'blocks/button/gone.ts' );
		expect( [ lint, unit ] ).toEqual( [ [], [] ] );
		expect( pages ).toEqual(
			expect.arrayContaining( specs( 'blocks/contact-page' ) )
		);
	} );
} );
