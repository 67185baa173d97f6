import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecommendationsPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';

interface Site {
	step?: string;
	modules?: Record< string, boolean >;
	plugins?: Route;
	refusal?: Route;
	answers?: Record< string, string | boolean >;
	isAiOn?: boolean;
}

function site( {
	step = 'not-started',
	modules,
	plugins,
	refusal,
	answers,
	isAiOn = true,
}: Site = {} ) {
	const on: Record< string, boolean > = {
		'related-posts': false,
		...modules,
	};
	const sent = serve( {
		'recommendations/data': () => {
			const isSent = sent.at( -1 )?.body !== undefined;
			return isSent && refusal ? refusal : { body: isSent ? true : [] };
		},
		'recommendations/step': () => ( {
			body: sent.at( -1 )?.body ? true : { step },
		} ),
		'recommendations/conditional': () => ( { body: [] } ),
		'setup/questionnaire': () => ( { body: answers ?? [] } ),
		'jetpack/v4/settings': () => ( { body: on } ),
		'jetpack/v4/plugins': () => plugins ?? { body: {} },
		'slipstream/v1/ai-status': () => ( {
			body: { engine: 'openai', is_enabled: isAiOn },
		} ),
		'module/related-posts/active': () => {
			on[ 'related-posts' ] = true;
			return { body: { code: 'success' } };
		},
	} );
	render( <RecommendationsPanel /> );
	return sent;
}

const posted = ( sent: ReturnType< typeof serve >, path: string ) =>
	sent.filter( ( { url, body } ) => body && url.includes( path ) );
const press = async ( name: string ) =>
	fireEvent.click( await screen.findByRole( 'button', { name } ) );
const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

describe( 'the recommendations', () => {
	beforeEach( () => window.history.replaceState( null, '', '#/' ) );

	it( 'ask for the kind of site first, and remember it', async () => {
		const sent = site();
		await heading( 'What kind of site is this?' );
		expect( window.location.hash ).toBe( '#/recommendations/site-type' );
		fireEvent.click( screen.getByLabelText( 'A store' ) );
		await press( 'Continue' );
		expect( await heading( 'Show related posts' ) ).toHaveFocus();
		expect( window.location.hash ).toBe(
			'#/recommendations/related-posts'
		);
		expect( posted( sent, '/data' )[ 0 ]?.body ).toEqual( {
			data: {
				'site-type-personal': false,
				'site-type-store': true,
				'site-type-agency': false,
				'advertising-revenue': false,
			},
		} );
		expect( posted( sent, '/step' )[ 0 ]?.body ).toEqual( {
			step: 'related-posts',
		} );
	} );

	it( 'are followed one at a time, up to what is on then', async () => {
		site( { step: 'related-posts' } );
		await press( 'Activate related posts' );
		expect(
			await screen.findByText( /Related posts are active/ )
		).toBeVisible();
		expect( await heading( 'Show related posts' ) ).toHaveFocus();
		expect( screen.queryByRole( 'button', { name: 'Skip' } ) ).toBeNull();
		await press( 'Continue' );
		await heading( 'All recommendations are on' );
	} );

	it( 'can be skipped and come back to', async () => {
		const sent = site( { step: 'related-posts' } );
		await press( 'Skip' );
		await heading( 'You have seen all recommendations' );
		expect( posted( sent, '/data' )[ 0 ]?.body ).toMatchObject( {
			data: { skippedRecommendations: [ 'related-posts' ] },
		} );
		const link = screen.getByRole( 'link', { name: 'Show related posts' } );
		act( () => {
			window.history.pushState( null, '', link.getAttribute( 'href' ) );
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		await heading( 'Show related posts' );
	} );

	it( 'stay where they are when that cannot be remembered', async () => {
		site( {
			step: 'related-posts',
			refusal: {
				status: 503,
				body: { code: 'not_stored', message: 'Not saved.' },
			},
		} );
		await press( 'Skip' );
		expect(
			( await screen.findAllByText( /Not saved\./ ) ).length
		).toBeGreaterThan( 0 );
		await heading( 'Show related posts' );
	} );

	it( 'come to an end with what was recommended, alone', async () => {
		site( {
			step: 'summary',
			modules: { 'related-posts': true },
			plugins: {
				body: { 'akismet/akismet.php': { active: false } },
			},
		} );
		await heading( 'All recommendations are on' );
		expect( screen.queryByRole( 'link', { name: /spam/ } ) ).toBeNull();
		expect(
			screen.getAllByRole( 'listitem' ).map( ( row ) => row.textContent )
		).toEqual( [
			'Related posts are active. Add the block where you want them.',
			'An AI server is connected.',
		] );
	} );

	it( 'know what earlier clients have asked', async () => {
		site( { answers: { use: 'personal', 'advertising-revenue': '1' } } );
		expect(
			await screen.findByLabelText( 'A personal site' )
		).toBeChecked();
		expect(
			screen.getByLabelText( 'A site that earns money from ads' )
		).toBeChecked();
		expect( screen.getByLabelText( 'A store' ) ).not.toBeChecked();
	} );

	it( 'say nothing of an AI server while AI is off', async () => {
		site( { step: 'summary', isAiOn: false } );
		await heading( 'You have seen all recommendations' );
		expect( screen.queryByText( /AI server/ ) ).toBeNull();
	} );

	it( 'do without plugins where those cannot be seen', async () => {
		site( {
			step: 'related-posts',
			plugins: { status: 403, body: { code: 'x', message: 'No.' } },
		} );
		await heading( 'Show related posts' );
	} );
} );
