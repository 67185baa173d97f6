import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, field, press, STATUS, URL, WORKS } from './site';
import type { AiStatus } from '../../../ai-settings';

const DEAD = 'No answer from 127.0.0.1:8899. Is the AI server running?';

const fails = ( cause: string, message: string, models: string[] = [] ) => ( {
	works: false,
	cause,
	message,
	models,
} );

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
