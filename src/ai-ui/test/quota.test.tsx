import { messageFor } from '@slipstream/errors';
import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { AiFootnote, QuotaBanner, RequestProblem } from '@slipstream/ai-ui';
import { registerPlansStore, store, UNLIMITED } from '@slipstream/plans';
import { installSettings } from './support';
import { RecordingEstimate } from '../../../blocks/voice-to-content/components/recording-estimate';
import { ImageEstimate } from '../../ai-image-dialog/components/image-estimate';
import type { AiFeature } from '@slipstream/plans';

const MONTH = { currentStart: 'a', nextStart: 'b' };
const FREE = { slug: 'ai-assistant-tier-free', value: 0, limit: 20 };
const TIERED = { slug: 'ai-assistant-tier-100', value: 100, limit: 100 };

registerPlansStore();

async function tell( feature: Partial< AiFeature > ) {
	await act( async () => {
		await dispatch( store ).storeAiAssistantFeature( {
			upgradeType: 'default',
			upgradeUrl: '',
			nextTier: null,
			tierPlansEnabled: false,
			requestsLimit: 20,
			requestsCount: 0,
			currentTier: FREE,
			usagePeriod: { ...MONTH, requestsCount: 0 },
			...feature,
		} );
	} );
}

/** Never answers: what the test tells is all there is. */
beforeEach( () => {
	globalThis.fetch = () => new Promise( () => {} );
	installSettings();
} );

describe( 'the reminder', () => {
	const free = ( used: number ) => ( { requestsCount: used } );
	const tiered = ( used: number ) => ( {
		currentTier: TIERED,
		usagePeriod: { ...MONTH, requestsCount: used },
	} );
	it.each< [ string, Partial< AiFeature >, string ] >( [
		[ 'the first of the free ones', free( 1 ), '19 free requests' ],
		[ 'free, a multiple of five', free( 5 ), '15 free requests' ],
		[ 'free, another number', free( 6 ), '' ],
		[ 'nothing left', free( 20 ), '' ],
		[ 'tiered, a multiple of five', tiered( 95 ), '5 requests remaining' ],
		[ 'tiered, the first', tiered( 1 ), '' ],
		[ 'tiered, one left', tiered( 99 ), '' ],
		[
			'no limit',
			{ currentTier: { slug: 'u', value: 1, limit: UNLIMITED } },
			'',
		],
		[
			'before the server has answered',
			{ usagePeriod: { ...MONTH, nextStart: '', requestsCount: 0 } },
			'',
		],
	] )( '%s', async ( _name, feature, words ) => {
		await tell( feature );
		const { container } = render( <AiFootnote /> );
		if ( words ) {
			expect( container ).toHaveTextContent( `You have ${ words }` );
		} else {
			expect( container ).not.toHaveTextContent( 'remaining' );
		}
	} );

	it( 'leads those who can upgrade there, and nobody else', async () => {
		await tell( { ...free( 5 ), upgradeUrl: 'https://host.test/buy' } );
		const { unmount } = render( <AiFootnote /> );
		expect(
			screen.getByRole( 'link', { name: /Upgrade now/ } )
		).toHaveAttribute( 'href', 'https://host.test/buy' );
		unmount();
		installSettings( { permissions: { edit_posts: true } } );
		render( <AiFootnote /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it.each( [
		[ 'post.php?post=7&action=edit', 'post.php?post=7&action=edit' ],
		[ 'site-editor.php?p=%2F#x', 'site-editor.php?p=%2F' ],
		[ 'post-new.php?post_type=page', null ],
	] )( 'says where they came from: %s', async ( page, from ) => {
		const adminUrl = new URL( '/wp-admin/', window.location.href ).href;
		window.slipstreamSettings = { ...window.slipstreamSettings, adminUrl };
		window.history.replaceState( {}, '', `/wp-admin/${ page }` );
		await tell( {
			...free( 5 ),
			upgradeUrl: `${ adminUrl }admin.php?page=my-jetpack#/add-jetpack-ai`,
		} );
		render( <AiFootnote /> );
		const link = new URL(
			screen
				.getByRole( 'link', { name: /Upgrade now/ } )
				.getAttribute( 'href' ) ?? ''
		);
		expect( link.searchParams.get( 'redirect_to' ) ).toBe( from );
		expect( link.hash ).toBe( '#/add-jetpack-ai' );
		window.history.replaceState( {}, '', '/' );
	} );
} );

describe( 'no requests left', () => {
	it.each< [ string, Partial< AiFeature >, string, string ] >( [
		[
			'free, where plans are sold',
			{ tierPlansEnabled: true },
			messageFor( 'error_quota_exceeded' ),
			'Upgrade',
		],
		[
			'a limit of the site’s own',
			{
				currentTier: TIERED,
				usagePeriod: {
					currentStart: '2026-11-01 00:00:00',
					nextStart: '2026-12-01 00:00:00',
					requestsCount: 100,
				},
			},
			`${ messageFor( 'error_quota_exceeded' ) } Resets Dec 1.`,
			'Raise limit',
		],
		[
			'a plan that can grow',
			{
				currentTier: TIERED,
				tierPlansEnabled: true,
				nextTier: { ...TIERED, limit: 200 },
			},
			'You have reached the request limit for your current plan.',
			'Upgrade to 200 requests',
		],
		[
			'the largest plan',
			{ currentTier: TIERED, tierPlansEnabled: true },
			'You have reached the request limit for your current plan.',
			'Contact Us',
		],
		[
			'managed hosting',
			{ upgradeType: 'vip', currentTier: TIERED, tierPlansEnabled: true },
			'Please reach out to your account team.',
			'',
		],
	] )( '%s', async ( _name, feature, words, link ) => {
		await tell( feature );
		const { container, unmount } = render( <QuotaBanner /> );
		expect( container ).toHaveTextContent( words );
		expect(
			screen
				.queryByRole( 'link' )
				?.textContent?.replace( /\s*[(↗].*$/, '' ) ?? ''
		).toBe( link );
		unmount();
		installSettings( { permissions: { edit_posts: true } } );
		const author = render( <QuotaBanner /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect(
			author.container.textContent?.includes( 'site administrator' )
		).toBe( link !== '' );
	} );

	it( 'says which limit it is and until when, in the words of the server', async () => {
		await tell( {} );
		const { container } = render(
			<RequestProblem
				problem={ {
					code: 'error_quota_exceeded',
					message: messageFor( 'error_quota_exceeded' ),
					details: {
						code: 'error_quota_exceeded',
						message:
							'You have reached your request limit. Resets May 1.',
					},
				} }
				onRetry={ jest.fn() }
			/>
		);
		expect( container ).toHaveTextContent(
			'your request limit. Resets May 1.'
		);
	} );
} );

describe( 'the estimate', () => {
	it( 'is shown where the site has prices', async () => {
		await tell( {
			currentTier: { slug: 'u', value: 1, limit: UNLIMITED },
		} );
		installSettings( {
			ai: {
				price: { in: 0.5, out: 2, currency: 'USD' },
				estimate: { characters: 4, shortest: 250, longest: 2000 },
			},
		} );
		const { container } = render( <AiFootnote characters={ 2400 } /> );
		expect( container ).toHaveTextContent( 'About 1,200 tokens, $0.0015.' );
	} );

	it( 'follows the rule of the server', () => {
		installSettings( {
			ai: {
				price: { in: 1, out: 1, currency: 'EUR' },
				estimate: { characters: 2, shortest: 10, longest: 50 },
			},
		} );
		const { container } = render( <AiFootnote characters={ 200 } /> );
		expect( container ).toHaveTextContent( 'About 150 tokens, €0.00015.' );
	} );

	it( 'tells what an image takes, as the server counts it', async () => {
		const { container } = render(
			<AiFootnote
				model="painter"
				takes={ <ImageEstimate feature="featured-post-image" /> }
			/>
		);
		expect( container ).toHaveTextContent(
			'Each image uses 10 requests. AI-generated content'
		);
		expect( container ).toHaveTextContent( 'Model: painter' );
		await tell( { costs: { 'featured-post-image': { activeModel: 7 } } } );
		expect( container ).toHaveTextContent( 'Each image uses 7 requests.' );
		installSettings( {
			ai: { currency: 'USD', image: { model: 'painter', price: 0.04 } },
		} );
		const priced = render( <ImageEstimate feature="general-image" /> );
		expect( priced.container ).toHaveTextContent(
			'Each image uses 7 requests, $0.04.'
		);
	} );

	it.each( [
		[ undefined, 0, 'Transcribing and drafting uses 2 requests.' ],
		[
			undefined,
			0.006,
			'Transcribing and drafting uses 2 requests. Transcription costs $0.006 per minute.',
		],
		[
			150,
			0.006,
			'Transcribing and drafting uses 2 requests. Transcribing it costs about $0.015.',
		],
		[ 3100, 0, 'Transcribing and drafting uses 4 requests.' ],
	] )(
		'tells what a recording of %s seconds takes at a price of %s',
		( seconds, price, words ) => {
			installSettings( {
				ai: {
					currency: 'USD',
					speech: { model: 'listener', price: price || null },
				},
			} );
			const { container } = render(
				<RecordingEstimate seconds={ seconds } longest={ 1500 } />
			);
			expect( container ).toHaveTextContent( words );
			expect( container.textContent ).toHaveLength( words.length );
		}
	);

	it( 'is not shown where it has none', () => {
		const { container } = render( <AiFootnote characters={ 2400 } /> );
		expect( container ).not.toHaveTextContent( 'tokens' );
	} );
} );
