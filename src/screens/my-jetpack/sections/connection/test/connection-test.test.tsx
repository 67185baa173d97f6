import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkName } from '../logic/test-results';
import { HUB, open } from './support';
import type { Route } from '../../../../../../tests/js/serve';

const TESTS = [ 'test__outbound_https', 'test__clock', 'test__blog_token' ];

async function runTest( route: () => Route ) {
	open( () => HUB, { routes: { 'connection/test': route } } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Test the connection' } )
	);
	await screen.findByRole( 'button', { name: /^Test (again|the)/ } );
}

const checks = () =>
	screen
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => /^[✓✗]/.test( text ?? '' ) );

describe( 'the test of the connection', () => {
	it( 'names what was checked', async () => {
		await runTest( () => ( {
			body: { code: 'success', message: 'Fine.', tests_run: TESTS },
		} ) );
		expect( await screen.findByText( /all checks passed/ ) ).toBeVisible();
		expect( checks() ).toEqual( [
			'✓Outbound https Passed.',
			'✓Clock Passed.',
			'✓Blog token Passed.',
		] );
	} );

	it( 'shows what failed first, and what passed', async () => {
		await runTest( () => ( {
			status: 500,
			body: {
				code: 'test__clock',
				message: 'The clock is five minutes slow.',
				data: { status: 500, tests_run: TESTS },
				additional_errors: [
					{ code: 'test__blog_token', message: 'No token.' },
				],
			},
		} ) );
		expect(
			await screen.findByText( '2 of 3 checks failed.' )
		).toBeVisible();
		expect( checks() ).toEqual( [
			'✗Clock The clock is five minutes slow.',
			'✗Blog token No token.',
			'✓Outbound https Passed.',
		] );
	} );

	it( 'says why it did not take place', async () => {
		await runTest( () => ( {
			status: 403,
			body: { code: 'rest_forbidden', message: 'Not you.' },
		} ) );
		expect(
			await screen.findByText( /Not you/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect( checks() ).toEqual( [] );
	} );

	it.each( [
		[ 'test__outbound_https', 'Outbound https' ],
		[ 'clock', 'Clock' ],
		[ 'site_token', 'Site signature' ],
	] )( 'calls %s %s', ( name, label ) => {
		expect( checkName( name ) ).toBe( label );
	} );
} );
