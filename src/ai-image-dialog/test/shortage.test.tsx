import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageModal } from '@slipstream/ai-image-dialog';
import { registerPlansStore, store, UNLIMITED } from '@slipstream/plans';
import { dispatch } from '@wordpress/data';
import {
	registerConnectionStore,
	store as connectionStore,
} from '@slipstream/connection';
import { serve } from '../../../tests/js/serve';
import { installSettings } from '../../ai-ui/test/support';
import type { AiFeature } from '@slipstream/plans';
import type { Route, Sent } from '../../../tests/js/serve';

const MONTH = {
	currentStart: '2026-11-01 00:00:00',
	nextStart: '2026-12-01 00:00:00',
};
const TIER = { slug: 'ai-assistant-tier-100', value: 100, limit: 100 };
const FREE = { slug: 'ai-assistant-tier-free', value: 0, limit: 20 };
const NO_LIMIT = { slug: 'u', value: 1, limit: UNLIMITED };
const NOT_ENOUGH = "You don't have enough requests to generate another image.";

const PLAN: Partial< AiFeature > = {
	isOverLimit: false,
	requireUpgrade: false,
	requestsCount: 0,
	requestsLimit: 20,
	currentTier: TIER,
	usagePeriod: { ...MONTH, requestsCount: 0 },
	costs: { 'featured-post-image': { activeModel: 7 } },
};

const used = ( requestsCount: number ) => ( {
	usagePeriod: { ...MONTH, requestsCount },
} );

async function storeFeature( feature: Partial< AiFeature > ) {
	await act( async () => {
		await dispatch( store ).storeAiAssistantFeature( {
			...PLAN,
			...feature,
		} );
	} );
}

function renderModal() {
	render(
		<ImageModal
			title="Image"
			feature="featured-post-image"
			useLabel="Use"
			usedMessage="Used"
			onUse={ jest.fn() }
			onClose={ jest.fn() }
		/>
	);
}

const generate = () => screen.getByRole( 'button', { name: 'Generate' } );
const banner = () => document.querySelector( '.slipstream-ai-banner' );

registerPlansStore();
registerConnectionStore();

let sent: Sent[] = [];
/** What the server says about the quota; nothing until a test has it say something. */
let quota: Route = { status: 404, body: {} };

beforeEach( async () => {
	sent = serve( { 'ai-assistant-feature': () => quota } );
	installSettings();
	await act( async () => {
		await dispatch( connectionStore ).setConnectionStatus( {
			isRegistered: true,
			isUserConnected: true,
			hasConnectedOwner: true,
		} );
	} );
} );

describe( 'before an image is asked for', () => {
	it.each< [ string, Partial< AiFeature >, string ] >( [
		[
			'the free requests are used up',
			{ currentTier: FREE, requestsCount: 20 },
			"You've reached your free requests limit.",
		],
		[
			'those of the plan are used up',
			used( 100 ),
			"You've reached your plan requests limit.",
		],
		[
			'a limit is reached that only the server counts',
			{ ...used( 3 ), isOverLimit: true },
			"You've reached your plan requests limit.",
		],
		[
			'requests have no limit, but tokens do',
			{ currentTier: NO_LIMIT, isOverLimit: true },
			"You've reached your plan requests limit.",
		],
		[ 'less is left than an image takes', used( 94 ), NOT_ENOUGH ],
		[
			'less is left of the free ones',
			{ currentTier: FREE, requestsCount: 19 },
			NOT_ENOUGH,
		],
	] )( 'says so where %s', async ( _name, feature, sentence ) => {
		await storeFeature( feature );
		renderModal();
		expect( banner() ).toHaveTextContent( sentence );
		expect(
			screen.getByRole( 'link', { name: /^Raise limit/ } )
		).toHaveAttribute( 'href', expect.stringContaining( '#/ai-control' ) );
		expect( generate() ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( generate() );
		expect( screen.queryByText( /^Generating/ ) ).toBeNull();
		expect( sent.filter( ( { body } ) => body ) ).toEqual( [] );
	} );

	it.each< [ string, Partial< AiFeature > ] >( [
		[ 'just enough is left', used( 93 ) ],
		[ 'there is no limit', { ...used( 5000 ), currentTier: NO_LIMIT } ],
		[
			'the server has not told yet',
			{
				currentTier: FREE,
				requestsCount: 20,
				usagePeriod: { ...MONTH, nextStart: '', requestsCount: 0 },
			},
		],
	] )( 'says nothing where %s', async ( _name, feature ) => {
		await storeFeature( feature );
		renderModal();
		expect( banner() ).toBeNull();
		expect( generate() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'goes on when the limit was raised in another tab', async () => {
		await storeFeature( used( 99 ) );
		renderModal();
		expect( banner() ).toHaveTextContent( NOT_ENOUGH );
		quota = {
			body: {
				'requests-limit': 500,
				'usage-period': {
					'next-start': MONTH.nextStart,
					'requests-count': 99,
				},
				'current-tier': { slug: 't', value: 500, limit: 500 },
			},
		};
		act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
		await waitFor( () => expect( banner() ).toBeNull() );
		expect( generate() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'says when the requests of a plan start again', async () => {
		await storeFeature( used( 94 ) );
		renderModal();
		expect( banner() ).toHaveTextContent(
			`${ NOT_ENOUGH } Resets Dec 1. Raise limit`
		);
	} );

	it( 'names what stands in the way of all requests first', async () => {
		installSettings( { ai: { engine: 'none' } } );
		await storeFeature( used( 100 ) );
		renderModal();
		expect(
			document.querySelectorAll( '.slipstream-ai-banner' )
		).toHaveLength( 1 );
		expect( banner() ).not.toHaveTextContent( 'requests limit' );
	} );
} );
