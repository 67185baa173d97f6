import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../../tests/js/editor';
import { reply } from '../../../../tests/js/serve';
import { startSession } from '../../../ai-assistant/test/support/session';
import metadata from '../../block.json';
import { settings } from '../../index';
import type { Route } from '../../../../tests/js/serve';

export const SAID = 'Well I think we should plant more trees.';

/** What the page's media can do in jsdom: an address for what is recorded, and no file that can be played. */
function installMedia(): void {
	URL.createObjectURL = () => 'blob:https://a.test/1';
	URL.revokeObjectURL = () => undefined;
	globalThis.Audio = class {
		onerror?: () => void;
		set src( _: string ) {
			void Promise.resolve().then( () => this.onerror?.() );
		}
	} as object as typeof Audio;
}

/** An author at a post with the block, a server that listens, and one that writes. */
export function startVoice() {
	const session = startSession();
	/** What the server says of a recording, or why it does not listen; how often it was asked. */
	const server: { hears: () => Route | Promise< Route >; asked: number } = {
		hears: () => ( { body: { text: SAID } } ),
		asked: 0,
	};
	beforeAll( () => {
		registerBlock( metadata, settings );
		installMedia();
	} );
	beforeEach( () => {
		server.hears = () => ( { body: { text: SAID } } );
		server.asked = 0;
		const others = globalThis.fetch;
		globalThis.fetch = async ( input, init ) => {
			if ( ! String( input ).includes( 'jetpack-ai-transcription' ) ) {
				return others( input, init );
			}
			server.asked++;
			const { status = 200, body } = await server.hears();
			init?.signal?.throwIfAborted();
			return reply( status, body );
		};
	} );

	/** Opens the block, and its dialog. */
	async function open( editorSettings?: Record< string, unknown > ) {
		const editor = await openEditor(
			'<!-- wp:jetpack/voice-to-content /-->',
			{ modules: [ { settings } ], settings: editorSettings }
		);
		await press( 'Record or upload' );
		await screen.findByRole( 'dialog' );
		return editor;
	}

	/** Asks the server that writes; gives what it was asked, once it was. */
	async function asked( count = 1 ) {
		await waitFor( () =>
			expect( session.provider().generations ).toHaveLength( count )
		);
		return session.provider().last;
	}

	return { ...session, server, open, asked };
}

export const dialog = () => screen.queryByRole( 'dialog' );
export const button = ( name: string | RegExp ) =>
	screen.queryByRole( 'button', { name } );
export const press = async ( name: string | RegExp ) =>
	userEvent.click( await screen.findByRole( 'button', { name } ) );

/** Chooses a file. */
export const upload = ( file = note() ) =>
	userEvent.upload(
		document.querySelector< HTMLInputElement >( 'input[type=file]' )!,
		file,
		{ applyAccept: false }
	);
export const note = ( name = 'note.wav', type = 'audio/wav', size = 5 ) =>
	new File( [ new Uint8Array( size ) ], name, { type } );

/** What the first banner says: what went wrong, where something did. */
export const problem = () =>
	document.querySelector( '.slipstream-voice .components-notice__content' )
		?.textContent;
export const gone = () => waitFor( () => expect( dialog() ).toBeNull() );
