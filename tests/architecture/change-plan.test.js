/** @jest-environment node */
import fastGlob from 'fast-glob';
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
			matrix: [],
			screens: [],
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

	it( 'are the tests of all embeds, where a block embeds a service', () => {
		for ( const file of [ 'embed.json', 'test/service.json' ] ) {
			const { php, specs: pages } = plan( `blocks/tock/${ file }` );
			expect( pages ).toEqual(
				expect.arrayContaining( specs( 'blocks/embeds' ) )
			);
			expect( php ).toContain(
				'Embeds/Embeds_Test'.replace( '/', '\\\\' )
			);
		}
	} );

	it( 'are the PHP tests of a domain and of those that use it', () => {
		const { php, specs: pages } = plan( 'php/Embeds/Hosts.php' );
		const filter = new RegExp( php );
		const runs = ( name ) =>
			filter.test( `Slipstream\\Tests\\${ name }::test_something` );
		expect( runs( 'Embeds\\Embeds_Test' ) ).toBe( true );
		expect( runs( 'Ads\\Wordads_Test' ) ).toBe( true );
		expect( runs( 'Rest\\Routes_Test' ) ).toBe( true );
		expect( runs( 'Forms\\Inbox_Test' ) ).toBe( false );
		expect( pages ).toEqual( specs( 'blocks/embeds' ) );
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
			'Tests\\\\(Hub\\\\Admin\\\\Admin_Test|Rest\\\\Answer_Headers_Test|Rest\\\\Routes_Test|Tokens\\\\Cors_Test)::'
		);
	} );

	it( 'leave out files that are gone', () => {
		const { lint, unit, specs: pages } = plan( 'blocks/button/gone.ts' );
		expect( [ lint, unit ] ).toEqual( [ [], [] ] );
		expect( pages ).toEqual(
			expect.arrayContaining( specs( 'blocks/contact-page' ) )
		);
	} );

	it.each( [
		[ 'extensions/ai-logo/init.ts', 'assistant/image' ],
		[ 'extensions/ai-provenance/init.ts', 'assistant/main' ],
		[ 'php/Modules/Modules.php', 'first-use/site' ],
		[ 'php/Services/Giphy/Giphy_Client.php', 'blocks/services-ads' ],
		[ 'php/Services/Instagram/Photo_Service.php', 'blocks/photo-feed' ],
		[ 'php/Services/Mapbox/Mapbox.php', 'blocks/map' ],
		[ 'blocks/slideshow/edit.tsx', 'blocks/pictures-page' ],
		[ 'blocks/ai-assistant/edit.tsx', 'assistant/main' ],
	] )( 'try what tests call by another name: %s', ( file, name ) => {
		expect( plan( file ).specs ).toEqual(
			expect.arrayContaining( specs( name ) )
		);
	} );

	it( 'are few for any block, extension or screen', () => {
		const many = fastGlob
			.sync( '{blocks,extensions,src/screens}/*/', {
				cwd: root,
				onlyDirectories: true,
			} )
			.map( ( folder ) => [
				folder,
				plan( `${ folder }/index.ts` ).specs.length,
			] )
			.filter( ( [ , count ] ) => count === 0 || count > 25 );
		expect( many ).toEqual( [] );
	} );

	it( 'are a repetition that was changed, and those of its own helper', () => {
		const matrix = 'e2e/matrix/forms/inbox.spec.ts';
		const screens = 'e2e/screens/voice.spec.ts';
		expect( plan( matrix, screens ) ).toMatchObject( {
			specs: [],
			matrix: [ matrix ],
			screens: [ screens ],
		} );
		const { specs: pages, matrix: repeated } = plan(
			'e2e/matrix/assistant/every-fault.ts'
		);
		expect( pages ).toEqual( [] );
		expect( repeated ).toEqual(
			expect.arrayContaining( [ 'e2e/matrix/assistant/faults.spec.ts' ] )
		);
		expect( plan( 'e2e/faults.ts' ).matrix ).toEqual( [] );
	} );

	it( 'are some of what the test run drives, where that was changed', () => {
		expect( plan( 'bin/lib/phpunit.mjs' ).php ).toBe( 'all' );
		expect( plan( 'bin/lib/mariadb.mjs' ).php ).toBe( 'all' );
		const { php, specs: pages } = plan( 'bin/test.mjs' );
		expect( php ).toContain( 'Routes_Test' );
		expect( pages ).toEqual( specs( 'assistant/main' ) );
		expect( plan( 'bin/lib/native.mjs' ).specs ).toHaveLength( 5 );
	} );
} );
