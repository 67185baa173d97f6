import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	registerConnectionStore,
	store as connectionStore,
} from '@slipstream/connection';
import { dispatch } from '@wordpress/data';
import { hush, installSettings } from '../../../../src/ai-ui/test/support';
import { registerBlocks } from './editor';
import { Provider } from './provider';
import type { Generation } from './provider';

/** Says whether the person at the editor is connected. */
export async function setConnected(
	isUserConnected: boolean
): Promise< void > {
	registerConnectionStore();
	await act( async () => {
		await dispatch( connectionStore ).setConnectionStatus( {
			isRegistered: true,
			isUserConnected,
			hasConnectedOwner: true,
		} );
	} );
}

/** A connected author at an editor, and the provider that answers. A new one for every test. */
export function startSession() {
	let provider = new Provider();
	installSettings();
	beforeAll( registerBlocks );
	beforeEach( async () => {
		hush();
		localStorage.clear();
		provider = new Provider();
		provider.install();
		await setConnected( true );
	} );
	afterEach( () => jest.restoreAllMocks() );

	/** Types a request, sends it, and waits until the provider was asked. */
	async function ask( words: string ): Promise< Generation > {
		const input = await field();
		await userEvent.clear( input );
		const before = provider.generations.length;
		await userEvent.type( input, `${ words }{Enter}` );
		await waitFor( () =>
			expect( provider.generations ).toHaveLength( before + 1 )
		);
		return provider.last;
	}

	/** The same, with its answer. */
	async function generate(
		words: string,
		answer: string
	): Promise< Generation > {
		const generation = await ask( words );
		await generation.say( answer );
		await generation.done();
		await screen.findByRole( 'button', { name: 'Accept' } );
		return generation;
	}

	return { provider: () => provider, ask, generate };
}

/** The prompt's field. */
export const field = () =>
	screen.findByRole< HTMLTextAreaElement >( 'textbox', { name: 'Ask AI' } );

export const press = async ( name: string ) =>
	userEvent.click( await screen.findByRole( 'button', { name } ) );

/** The text that waits to be accepted. */
export const text = () => document.querySelector( '.slipstream-ai-text' );

/** What the banner over the prompt says. */
export const banner = () => document.querySelector( '.slipstream-ai-banner' );

/** What can be done with the text. */
export const actions = () =>
	[ ...document.querySelectorAll( '.slipstream-ai-control button' ) ].map(
		( button ) => button.textContent || button.getAttribute( 'aria-label' )
	);
