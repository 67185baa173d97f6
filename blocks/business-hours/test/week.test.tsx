import { screen } from '@testing-library/react';
import { openPost, registerHours } from './support/editor';
import { GERMAN_WEEK, installSite } from './support/site';

beforeAll( registerHours );

const POST = '<!-- wp:jetpack/business-hours /-->';
const names = () =>
	screen.getAllByRole( 'term' ).map( ( { textContent } ) => textContent );

// In this order: what the site has once answered is kept for the page.
describe( 'the names of the days', () => {
	it( 'are English, Sunday first, when the site does not answer', async () => {
		const site = installSite();
		await openPost( POST );
		expect( names() ).toEqual( Array( 7 ).fill( '\u00a0' ) );
		await site.answer( 500, { code: 'broken', message: 'Broken' } );
		expect( names() ).toEqual( [
			'Sunday',
			'Monday',
			'Tuesday',
			'Wednesday',
			'Thursday',
			'Friday',
			'Saturday',
		] );
	} );

	it( 'are English where the answer makes no sense', async () => {
		const site = installSite();
		await openPost( POST );
		await site.answer( 404, 'x' );
		expect( names()[ 0 ] ).toBe( 'Sunday' );
	} );

	it( 'are the site’s, asked for once', async () => {
		const site = installSite();
		await openPost( POST + POST );
		await site.answer( 200, GERMAN_WEEK );
		expect( names().slice( 0, 7 ) ).toEqual( [
			'Montag',
			'Dienstag',
			'Mittwoch',
			'Donnerstag',
			'Freitag',
			'Samstag',
			'Sonntag',
		] );
		await openPost( POST );
		expect( names()[ 14 ] ).toBe( 'Montag' );
		expect( site.asked() ).toEqual( [
			'https://a.test/wp-json/wpcom/v2/business-hours/localized-week',
		] );
	} );
} );
