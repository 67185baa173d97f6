import { messageFor } from '@slipstream/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerPlansStore, store, UNLIMITED } from '@slipstream/plans';
import { dispatch } from '@wordpress/data';
import { installSettings } from '../../../src/ai-ui/test/support';
import { serve } from '../../../tests/js/serve';
import { assistant, registerBlocks, renderEditor } from './support/editor';
import { setConnected } from './support/session';
import type { Route, Sent } from '../../../tests/js/serve';

const MONTH = { 'current-start': '2026-11-01', 'next-start': '2026-12-01' };
const answer = ( used: number, limit: number, some: object = {} ): Route => ( {
	body: {
		'has-feature': true,
		'is-over-limit': used >= limit,
		'requests-count': used,
		'requests-limit': limit,
		'usage-period': { ...MONTH, 'requests-count': used },
		'current-tier': {
			slug: 'tier',
			value: limit === UNLIMITED ? 1 : limit,
			limit,
		},
		...some,
	},
} );

let quota: Route;
let sent: Sent[] = [];

beforeAll( registerBlocks );
beforeEach( async () => {
	registerPlansStore();
	sent = serve( { 'ai-assistant-feature': () => quota } );
	installSettings();
	await setConnected( true );
	// As before the server has said anything.
	await act( async () => {
		await dispatch( store ).storeAiAssistantFeature( {
			usagePeriod: { currentStart: '', nextStart: '', requestsCount: 0 },
		} );
		await dispatch( store ).invalidateResolutionForStore();
	} );
} );

const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );
const toggle = () => sidebar().queryByRole( 'button', { name: 'AI usage' } );

async function openPanel() {
	const editor = renderEditor( [ assistant() ] );
	await editor.select();
	await userEvent.click(
		await sidebar().findByRole( 'button', { name: 'AI usage' } )
	);
}

describe( 'the panel of usage', () => {
	it( 'says how much is used, and when it resets', async () => {
		quota = answer( 40, 1000 );
		await openPanel();
		const bar = await sidebar().findByRole( 'progressbar', {
			name: 'AI requests used',
		} );
		expect( bar ).toHaveAttribute( 'value', '4' );
		expect( bar ).toHaveAttribute(
			'aria-valuetext',
			'40 of 1,000 requests used this month.'
		);
		expect(
			sidebar().getByText( '40 of 1,000 requests used this month.' )
		).toBeVisible();
		expect( sidebar().getByText( 'Resets Dec 1.' ) ).toBeVisible();
		expect(
			sidebar().getByRole( 'link', { name: /^Set limits/ } )
		).toHaveAttribute( 'href', expect.stringContaining( '#/ai-control' ) );
	} );

	it( 'has no bar where there is no limit', async () => {
		quota = answer( 1, UNLIMITED );
		await openPanel();
		expect(
			await sidebar().findByText(
				'1 request this month. No limit is set.'
			)
		).toBeVisible();
		expect( sidebar().queryByRole( 'progressbar' ) ).toBeNull();
	} );

	it( 'counts free requests of all time', async () => {
		quota = answer( 25, 20, {
			'current-tier': { slug: 'free', value: 0, limit: 20 },
		} );
		await openPanel();
		expect(
			await sidebar().findByText( '25 of 20 free requests used.' )
		).toBeVisible();
		expect( sidebar().getByRole( 'progressbar' ) ).toHaveAttribute(
			'value',
			'100'
		);
		expect( sidebar().queryByText( /Resets/ ) ).toBeNull();
	} );

	it( 'names a limit that is not one of requests', async () => {
		quota = answer( 3, 100, { 'is-over-limit': true } );
		await openPanel();
		expect(
			await sidebar().findByText(
				'You have reached a token or cost limit.'
			)
		).toBeVisible();
	} );

	it( 'leads only those to the limits who may set them', async () => {
		quota = answer( 3, 100 );
		installSettings( { permissions: { edit_posts: true } } );
		await openPanel();
		await sidebar().findByRole( 'progressbar' );
		expect( sidebar().queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'is not there where nothing can be asked', async () => {
		installSettings( { ai: { isEnabled: false } } );
		const editor = renderEditor( [ assistant() ] );
		await editor.select();
		expect( toggle() ).toBeNull();
	} );

	it( 'says that it is loading, that it failed, and tries again', async () => {
		quota = { status: 403, body: { code: 'no', message: 'No.' } };
		await openPanel();
		const retry = await sidebar().findByRole( 'button', {
			name: 'Try again',
		} );
		expect(
			sidebar().getByText( 'The usage could not be loaded.' )
		).toBeVisible();
		const before = sent.length;
		let release = () => {};
		const { fetch } = globalThis;
		globalThis.fetch = async ( ...args ) => {
			await new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			return fetch( ...args );
		};
		quota = answer( 3, 100 );
		await userEvent.click( retry );
		const content = document.querySelector( '.slipstream-ai-usage' );
		expect( content ).toHaveAttribute( 'aria-busy', 'true' );
		expect( content ).toHaveFocus();
		await act( async () => release() );
		await waitFor( () =>
			expect( sidebar().getByRole( 'progressbar' ) ).toBeVisible()
		);
		expect( content ).toHaveFocus();
		expect( sent ).toHaveLength( before + 1 );
	} );
} );

it.each( [
	[ 'that leads to another tier', { 'site-require-upgrade': true } ],
	[ 'that is the own one of an author', { 'site-require-upgrade': false } ],
] )(
	'a limit that is reached, %s, is told before anything is asked',
	async ( _name, some ) => {
		quota = answer( 1, 1, some );
		const editor = renderEditor( [ assistant() ] );
		await editor.select();
		await waitFor( () =>
			expect(
				document.querySelector( '.components-notice__content' )
			).toHaveTextContent( messageFor( 'error_quota_exceeded' ) )
		);
		expect( sent.map( ( { url } ) => url ).join() ).not.toContain(
			'jetpack-ai-query'
		);
	}
);
