import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiServerPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';
import type { AiStatus } from '../../../ai-settings';
import type { TestResult } from '../server-test';

const URL = 'http://127.0.0.1:8899/v1';
const DEAD = 'No answer from 127.0.0.1:8899. Is the AI server running?';

const STATUS: AiStatus = {
	engine: 'openai',
	streams: true,
	base_url: URL,
	model: '',
	test: { state: 'untested', message: '', tested: '', models: [] },
	requests_used: 0,
	is_enabled: true,
	is_supported: true,
	roles: {},
	default_templates: [],
	connectors_url: '',
};

const WORKS: TestResult = { works: true, cause: '', message: '', models: [] };
const fails = ( cause: string, message: string, models: string[] = [] ) => ( {
	works: false,
	cause,
	message,
	models,
} );

interface Site {
	saved?: object;
	hasKey?: boolean;
	fixed?: object;
	status?: Partial< AiStatus >;
}

/** A site whose tests have some results, one after the other; the last stays. */
function begin( results: ( TestResult | Route )[], site: Site = {} ) {
	let stored: object = {
		slipstream_ai_enabled: true,
		slipstream_ai_base_url: '',
		slipstream_ai_model: '',
		slipstream_ai_vision_model: '',
		slipstream_ai_image_model: '',
		slipstream_ai_speech_model: '',
		...site.saved,
	};
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			stored = { ...stored, ...change };
			return {
				body: change
					? { code: 'success', ...change }
					: {
							...stored,
							settings_secret: {
								slipstream_ai_api_key: site.hasKey === true,
							},
							settings_fixed: site.fixed ?? {},
						},
			};
		},
		'slipstream/v1/ai-status': () => ( {
			body: { ...STATUS, ...site.status },
		} ),
		'slipstream/v1/ai-server/test': () => {
			const result = results.length > 1 ? results.shift() : results[ 0 ];
			return result && 'body' in result ? result : { body: result };
		},
	} );
	const bodies = ( route: string ) =>
		sent
			.filter( ( { url, body } ) => url.endsWith( route ) && body )
			.map( ( { body } ) => body );
	return {
		tests: () => bodies( 'ai-server/test' ),
		changes: () => bodies( 'v4/settings' ),
		...render( <AiServerPanel /> ),
	};
}

const field = ( label: string ) => screen.findByLabelText( label );
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const saveAnyway = () =>
	screen.queryByRole( 'button', { name: 'Save anyway' } );

describe( 'saving an AI server', () => {
	it( 'stores nothing that does not work, keeps what was typed, and says why at the field', async () => {
		const { tests, changes, container } = begin( [
			fails( 'no_answer', DEAD ),
			WORKS,
		] );
		await userEvent.type( await field( 'Server address' ), URL );
		await userEvent.type( await field( 'API key' ), 'sk-typed' );
		expect( saveAnyway() ).toBeNull();
		await press( 'Save' );
		await waitFor( () =>
			expect( container ).toHaveTextContent(
				`${ DEAD } Nothing was saved.`
			)
		);
		const address = await field( 'Server address' );
		expect( address ).toHaveFocus();
		expect( address ).toBeInvalid();
		expect( address ).toHaveAccessibleDescription( DEAD );
		expect( address ).toHaveValue( URL );
		expect( await field( 'API key' ) ).toHaveValue( 'sk-typed' );
		expect( changes() ).toEqual( [] );
		expect( tests() ).toEqual( [
			{ address: URL, model: '', key: 'sk-typed' },
		] );
		// The server runs now.
		await press( 'Save' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( changes() ).toEqual( [
			{
				slipstream_ai_base_url: URL,
				slipstream_ai_api_key: 'sk-typed',
			},
		] );
		expect( saveAnyway() ).toBeNull();
	} );

	it( 'stores a server that does not work on “Save anyway”', async () => {
		const { tests, changes, container } = begin( [
			fails( 'no_answer', DEAD ),
		] );
		await userEvent.type( await field( 'Server address' ), URL );
		await press( 'Save' );
		await waitFor( () => expect( saveAnyway() ).toBeVisible() );
		await press( 'Save anyway' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( tests() ).toHaveLength( 1 );
		expect( changes() ).toEqual( [ { slipstream_ai_base_url: URL } ] );
	} );

	it( 'tests another server before “Save anyway” is offered', async () => {
		begin( [ fails( 'no_answer', DEAD ) ] );
		await userEvent.type( await field( 'Server address' ), URL );
		await press( 'Save' );
		await waitFor( () => expect( saveAnyway() ).toBeVisible() );
		await userEvent.type( await field( 'Server address' ), '/other' );
		expect( saveAnyway() ).toBeNull();
	} );

	it( 'offers the models that the server told, also where it refused', async () => {
		const message = '127.0.0.1:8899 needs to know which model to use.';
		const { container } = begin( [
			fails( 'no_model', message, [ 'llama3', 'qwen3' ] ),
		] );
		await userEvent.type( await field( 'Server address' ), URL );
		await press( 'Save' );
		const model = await field( 'Model' );
		await waitFor( () => expect( model ).toHaveFocus() );
		expect( model ).toHaveAccessibleDescription( message );
		const list = container.querySelector(
			`datalist[id="${ model.getAttribute( 'list' ) }"]`
		);
		expect(
			[ ...( list?.querySelectorAll( 'option' ) ?? [] ) ].map(
				( { value } ) => value
			)
		).toEqual( [ 'llama3', 'qwen3' ] );
		await userEvent.type( model, 'one of my own' );
		expect( model ).toHaveValue( 'one of my own' );
	} );

	it( 'says at the key what is wrong with the key', async () => {
		begin( [ fails( 'key_refused', 'Refused.' ) ] );
		await userEvent.type( await field( 'Server address' ), URL );
		await press( 'Save' );
		const key = await field( 'API key' );
		await waitFor( () => expect( key ).toBeInvalid() );
		expect( await field( 'Server address' ) ).toBeValid();
	} );

	it( 'can be stored untested where no test can be made', async () => {
		const { changes, container } = begin( [
			{
				status: 429,
				body: { code: 'too_many_tests', message: 'Too many tests.' },
			},
		] );
		await userEvent.type( await field( 'Server address' ), URL );
		await press( 'Save' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Too many tests.' )
		);
		expect( changes() ).toEqual( [] );
		await press( 'Save anyway' );
		await waitFor( () => expect( changes() ).toHaveLength( 1 ) );
	} );

	it( 'tests nothing where a server is taken away, or only another model changes', async () => {
		const { tests, changes } = begin( [ WORKS ], {
			saved: { slipstream_ai_base_url: URL },
		} );
		await userEvent.type(
			await field( 'Model that makes images' ),
			'flux'
		);
		await press( 'Save' );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				{ slipstream_ai_image_model: 'flux' },
			] )
		);
		await userEvent.clear( await field( 'Server address' ) );
		await press( 'Save' );
		await waitFor( () => expect( changes() ).toHaveLength( 2 ) );
		expect( tests() ).toEqual( [] );
	} );

	it( 'leaves to the site what is set elsewhere', async () => {
		const { tests } = begin( [ WORKS ], {
			saved: { slipstream_ai_base_url: URL },
			fixed: {
				slipstream_ai_base_url: 'constant',
				slipstream_ai_api_key: 'constant',
			},
		} );
		await userEvent.type( await field( 'Model' ), 'llama3' );
		await press( 'Save' );
		await waitFor( () =>
			expect( tests() ).toEqual( [ { model: 'llama3' } ] )
		);
	} );
} );

describe( 'the switch of AI', () => {
	it( 'acts at once, and changes nothing of what is typed', async () => {
		const { changes, container } = begin( [ WORKS ] );
		await userEvent.type( await field( 'Server address' ), URL );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Use AI on this site' } )
		);
		await waitFor( () =>
			expect( changes() ).toEqual( [ { slipstream_ai_enabled: false } ] )
		);
		expect( await field( 'Server address' ) ).toHaveValue( URL );
		await press( 'Save' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( changes()[ 1 ] ).toEqual( { slipstream_ai_base_url: URL } );
	} );
} );

describe( 'a WordPress without AI', () => {
	it( 'is named, where the switch cannot help', async () => {
		const { container } = begin( [ WORKS ], {
			status: { is_supported: false, is_enabled: false },
		} );
		await screen.findByLabelText( 'Use AI on this site' );
		expect( container ).toHaveTextContent(
			'turned off in WordPress itself'
		);
	} );
} );

describe( 'how the AI server stands', () => {
	const shown = async ( test: Partial< AiStatus[ 'test' ] > ) => {
		const { container } = begin( [ WORKS ], {
			status: { model: 'llama3', test: { ...STATUS.test, ...test } },
		} );
		await field( 'Server address' );
		return container;
	};

	it( 'is said to work only where that was tried', async () => {
		expect( await shown( {} ) ).toHaveTextContent(
			`Set up: llama3 at ${ URL }. Not tested yet.`
		);
	} );

	it( 'is said to work with when that was', async () => {
		const tested = new Date( Date.now() - 5 * 60_000 ).toISOString();
		expect( await shown( { state: 'works', tested } ) ).toHaveTextContent(
			`Set up: llama3 at ${ URL }. It works. Tested 5 minutes ago.`
		);
	} );

	it( 'is told with the cause where it failed', async () => {
		const tested = new Date( Date.now() - 5 * 60_000 ).toISOString();
		expect(
			await shown( { state: 'failed', message: DEAD, tested } )
		).toHaveTextContent( `${ DEAD } Tested 5 minutes ago.` );
	} );
} );
