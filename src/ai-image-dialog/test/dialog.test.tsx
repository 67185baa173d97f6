import { imageMessageFor } from '@slipstream/ai-image';
import { registerConnectionStore } from '@slipstream/connection';
import { registerPlansStore } from '@slipstream/plans';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocaleData } from '@wordpress/i18n';
import { serve } from '../../../tests/js/serve';
import { hush, installSettings, spoken } from '../../ai-ui/test/support';
import { renderDialog, setConnected } from './support';
import type { MediaUpload } from '@slipstream/ai-image';
import type { Route, Sent } from '../../../tests/js/serve';

const WORDS = 'Two small boats';
const picture = ( bytes: string ): Route => ( {
	body: { data: [ { b64_json: btoa( bytes ), revised_prompt: 'A lake' } ] },
} );
const refusal = ( status: number, code: string ): Route => ( {
	status,
	body: { code, message: 'No.', data: { status } },
} );

registerPlansStore();
registerConnectionStore();

let answer: Route = picture( 'one' );
let sent: Sent[] = [];

beforeEach( async () => {
	localStorage.clear();
	answer = picture( 'one' );
	sent = serve( {
		'jetpack-ai-jwt': () => ( { body: { token: 'a.b.c', blog_id: 1 } } ),
		'jetpack-ai-image': () => answer,
		'wp/v2/media/7': () => ( { body: { id: 7 } } ),
	} );
	installSettings();
	hush();
	await setConnected( true );
} );

const asked = () =>
	sent.filter( ( { url } ) => url.includes( 'jetpack-ai-image' ) );
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const press = ( name: string | RegExp ) => userEvent.click( button( name ) );
const field = () => screen.getByRole( 'textbox' );
const problem = () => document.querySelector( '.is-error' )?.textContent;
const image = () => screen.queryByRole( 'img' )?.getAttribute( 'src' );

async function makeFirst() {
	await userEvent.type( field(), WORDS );
	await press( 'Generate' );
	await screen.findByRole( 'img' );
	return image();
}

describe( 'an image that cannot be made', () => {
	it.each< [ string, Route, string ] >( [
		[ 'a busy server', refusal( 503, 'error_service_unavailable' ), '' ],
		[ 'its rate limit', refusal( 429, 'upstream_quota_exceeded' ), '' ],
		[ 'a wrong key', refusal( 502, 'upstream_unauthorized' ), '' ],
		[ 'an unknown model', refusal( 502, 'upstream_not_found' ), '' ],
		[
			'a request too large',
			refusal( 413, 'error_context_too_large' ),
			'',
		],
		[ 'a bad request', refusal( 400, 'upstream_rejected' ), '' ],
		[ 'nonsense', { body: { data: [] } }, '' ],
		[ 'no image', { body: { data: [ { b64_json: '' } ] } }, '' ],
		[
			'moderation',
			refusal( 422, 'error_moderation' ),
			'error_moderation',
		],
		[ 'no engine', refusal( 501, 'no_image_engine' ), 'no_image_engine' ],
		[ 'AI switched off', refusal( 403, 'ai_disabled' ), 'ai_disabled' ],
		[ 'a role', refusal( 403, 'ai_not_allowed' ), 'ai_not_allowed' ],
		[ 'a lost link', refusal( 403, 'user_not_linked' ), 'user_not_linked' ],
		[
			'a limit',
			refusal( 429, 'error_quota_exceeded' ),
			'error_quota_exceeded',
		],
	] )(
		'because of %s is said, told, and costs neither words nor images',
		async ( _why, failure, code ) => {
			const says = imageMessageFor( code );
			renderDialog();
			const first = await makeFirst();
			answer = failure;
			const again = button( 'Generate again' );
			again.focus();
			await userEvent.keyboard( '{Enter}' );
			await waitFor( () => expect( problem() ).toBe( says ) );
			expect( spoken( 'assertive' ) ).toBe( says );
			expect( field() ).toHaveValue( WORDS );
			// The button stays the same, and so does the focus on it.
			expect( again ).toHaveTextContent( 'Try again' );
			expect( again ).toHaveFocus();
			expect( asked() ).toHaveLength( 2 );
			expect( screen.getByText( 'Image 2 of 2' ) ).toBeInTheDocument();
			expect(
				!! screen.queryByRole( 'button', { name: 'Reconnect' } )
			).toBe( code === 'user_not_linked' );
			expect(
				!! screen.queryByRole( 'link', { name: /^Raise limit/ } )
			).toBe( code === 'error_quota_exceeded' );
			expect( button( 'Use' ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);

			// It is tried again in its own place, and the first image keeps its own.
			answer = picture( 'two' );
			await press( 'Try again' );
			await waitFor( () => expect( image() ).toContain( btoa( 'two' ) ) );
			expect( screen.getByText( 'Image 2 of 2' ) ).toBeInTheDocument();
			await press( 'Previous image' );
			expect( image() ).toBe( first );
		}
	);

	it( 'without a network is said too', async () => {
		renderDialog();
		await makeFirst();
		globalThis.fetch = () =>
			Promise.reject( new TypeError( 'Failed to fetch' ) );
		await press( 'Generate again' );
		await waitFor( () =>
			expect( problem() ).toBe( imageMessageFor( '' ) )
		);
		expect( field() ).toHaveValue( WORDS );
	} );

	it( 'of nothing asks nobody, and names what is missing', async () => {
		renderDialog( undefined, { about: () => Promise.resolve( ' ' ) } );
		await press( 'Generate' );
		const says = imageMessageFor( 'no_content' );
		await waitFor( () => expect( problem() ).toBe( says ) );
		expect( spoken( 'assertive' ) ).toBe( says );
		expect( asked() ).toEqual( [] );
	} );
} );

it( 'names no model where the server chooses it', () => {
	installSettings( { ai: { image: { model: '' } } } );
	renderDialog();
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
		'Each image uses 10 requests.'
	);
	expect( screen.getByRole( 'dialog' ) ).not.toHaveTextContent( 'Model:' );
} );

it( 'is made of the author’s words alone where the text cannot be read', async () => {
	renderDialog( undefined, {
		about: () => Promise.reject( new Error( 'No chunk.' ) ),
	} );
	await makeFirst();
	expect( JSON.stringify( asked()[ 0 ]?.body ) ).toContain( WORDS );
} );

it( 'is canceled, which ends the request and leaves no place', async () => {
	let signal: AbortSignal | null | undefined;
	const others = globalThis.fetch;
	renderDialog();
	await makeFirst();
	globalThis.fetch = ( input, init ) =>
		String( input ).includes( 'jetpack-ai-image' )
			? new Promise( ( _resolve, reject ) => {
					signal = init?.signal;
					signal?.addEventListener( 'abort', () =>
						reject( new DOMException( 'Stop', 'AbortError' ) )
					);
				} )
			: others( input, init );
	await press( 'Generate again' );
	expect( spoken() ).toBe( 'Generating the image…' );
	await press( 'Cancel' );
	await waitFor( () => expect( button( 'Generate again' ) ).toBeEnabled() );
	expect( signal?.aborted ).toBe( true );
	expect( screen.queryByText( /^Image 2/ ) ).toBeNull();
	expect( problem() ).toBeUndefined();
} );

describe.each( [
	[ 'ltr', 'ArrowLeft', 'ArrowRight' ],
	[ 'rtl', 'ArrowRight', 'ArrowLeft' ],
] )( 'images, %s', ( direction, back, onwards ) => {
	beforeEach( () =>
		setLocaleData( { 'text direction\u0004ltr': [ direction ] } )
	);
	afterAll( () => setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } ) );

	it( 'are looked through by key, and end at both ends', async () => {
		renderDialog();
		const first = await makeFirst();
		answer = picture( 'two' );
		await press( 'Generate again' );
		await waitFor( () => expect( image() ).toContain( btoa( 'two' ) ) );
		button( 'Previous image' ).focus();
		await userEvent.keyboard( `{${ back }}{${ back }}` );
		expect( image() ).toBe( first );
		await userEvent.keyboard( `{${ onwards }}` );
		expect( image() ).toContain( btoa( 'two' ) );
	} );
} );

describe( 'an image that is taken', () => {
	it( 'is put into the library with its text and where it comes from', async () => {
		let file: File | undefined;
		const upload: MediaUpload = ( { filesList, onFileChange } ) => {
			[ file ] = filesList;
			// The editor reports a preview first.
			onFileChange( [ { url: 'blob:x' } ] );
			onFileChange( [ { id: 7, url: 'https://a.test/boats.png' } ] );
		};
		const { onUse, onClose } = renderDialog( upload );
		await makeFirst();
		await press( 'Use' );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( file?.name ).toBe( 'ai-two-small-boats.png' );
		expect( sent.at( -1 ) ).toMatchObject( {
			url: expect.stringContaining( 'wp/v2/media/7' ),
			body: {
				alt_text: WORDS,
				meta: {
					_slipstream_ai_image: {
						prompt: WORDS,
						revised: 'A lake',
						engine: 'gpt-test',
					},
				},
			},
		} );
		expect( onUse ).toHaveBeenCalledWith( {
			id: 7,
			url: 'https://a.test/boats.png',
			alt: WORDS,
		} );
		expect( spoken() ).toBe( 'It is used.' );
	} );

	it( 'is kept where it cannot be saved, and taken the next time', async () => {
		const says = 'The image could not be saved: The disk is full.';
		let isFull = true;
		const { onUse, onClose } = renderDialog(
			( { onFileChange, onError } ) =>
				isFull
					? onError( { message: 'The disk is full.' } )
					: onFileChange( [ { id: 7, url: 'u' } ] )
		);
		const first = await makeFirst();
		await press( 'Use' );
		await waitFor( () =>
			expect(
				document.querySelector( '.slipstream-ai-banner' )
			).toHaveTextContent( says )
		);
		expect( spoken( 'assertive' ) ).toBe( says );
		expect( image() ).toBe( first );
		expect( onUse ).not.toHaveBeenCalled();
		isFull = false;
		await press( 'Use' );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( onUse ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not, where the author may add no files', async () => {
		renderDialog();
		await makeFirst();
		await press( 'Use' );
		await waitFor( () =>
			expect( spoken( 'assertive' ) ).toContain(
				'You are not allowed to upload files to this site.'
			)
		);
	} );
} );
