import { messageFor } from '@slipstream/errors';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	registerConnectionStore,
	store as connectionStore,
} from '@slipstream/connection';
import { dispatch } from '@wordpress/data';
import {
	AiFootnote,
	AvailabilityBanner,
	ErrorMessage,
	isFailure,
	MessageBanner,
	problemSentence,
	RequestProblem,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { hush, installSettings, spoken } from './support';
import type { Severity } from '@slipstream/ai-ui';

installSettings();
beforeEach( async () => {
	hush();
	installSettings();
	await setConnected( true );
} );

const MY_JETPACK = 'https://a.test/wp-admin/admin.php?page=my-jetpack#';

function Availability() {
	const availability = useAiAvailability();
	return (
		<>
			<output>{ availability }</output>
			<AvailabilityBanner availability={ availability } />
		</>
	);
}

async function setConnected( isUserConnected: boolean ) {
	registerConnectionStore();
	await act( async () => {
		await dispatch( connectionStore ).setConnectionStatus( {
			isRegistered: true,
			isUserConnected,
			hasConnectedOwner: true,
		} );
	} );
}

describe( 'MessageBanner', () => {
	it.each< Severity >( [ 'info', 'warning', 'error', 'success' ] )(
		'shows %s',
		( severity ) => {
			const { container } = render(
				<MessageBanner severity={ severity }>Words</MessageBanner>
			);
			expect(
				container.querySelector( `.is-${ severity }` )
			).toHaveTextContent( 'Words' );
			expect( screen.queryByRole( 'button' ) ).toBeNull();
			expect( spoken() + spoken( 'assertive' ) ).toBe( '' );
		}
	);

	it( 'can be dismissed where that is wanted', async () => {
		const onDismiss = jest.fn();
		render(
			<MessageBanner severity="info" onDismiss={ onDismiss }>
				Words
			</MessageBanner>
		);
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'problems', () => {
	it.each( [
		[ 'No luck.', 'Error: No luck.' ],
		[ '', 'Error: Something went wrong' ],
	] )( 'says %j as %j with a retry', async ( message, sentence ) => {
		const onRetry = jest.fn();
		const { container } = render(
			<ErrorMessage message={ message } onRetry={ onRetry } />
		);
		expect( container ).toHaveTextContent( sentence );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try Again' } )
		);
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'error_unclear_prompt', 'error_moderation' ] )(
		'%s is a remark',
		( code ) => {
			const { container } = render(
				<RequestProblem
					problem={ { code, message: 'Say it otherwise.' } }
					onRetry={ jest.fn() }
				/>
			);
			expect( container.querySelector( '.is-info' ) ).toHaveTextContent(
				'Say it otherwise.'
			);
			expect( container ).not.toHaveTextContent( 'Error:' );
			expect( screen.queryByRole( 'button' ) ).toBeNull();
			expect(
				problemSentence( { code, message: 'Say it otherwise.' } )
			).toBe( 'Say it otherwise.' );
		}
	);

	it.each( [
		'error_network',
		'error_service_unavailable',
		'error_response',
		'anything',
	] )( '%s can be tried again', ( code ) => {
		render(
			<RequestProblem
				problem={ { code, message: 'No.' } }
				onRetry={ jest.fn() }
			/>
		);
		expect(
			screen.getByRole( 'button', { name: 'Try Again' } )
		).toBeInTheDocument();
	} );

	it.each( [
		[ 'ai_disabled', messageFor( 'ai_disabled' ) ],
		[ 'ai_feature_disabled', messageFor( 'ai_disabled' ) ],
		[ 'ai_not_allowed', 'Your role on this site cannot use AI' ],
		[ 'rest_forbidden', 'Your role on this site cannot use AI' ],
		[ 'user_not_linked', 'Your account is not connected' ],
		[ 'no_ai_engine', messageFor( 'no_ai_engine' ) ],
	] )(
		'%s, which is new since the page was opened, says what stands in the way',
		async ( code, words ) => {
			const problem = {
				code: 'error_network',
				message: 'No.',
				details: { code },
			};
			const onRetry = jest.fn();
			const { container } = render(
				<RequestProblem problem={ problem } onRetry={ onRetry } />
			);
			expect( container ).toHaveTextContent( words );
			expect( container ).not.toHaveTextContent( 'Error:' );
			expect( problemSentence( problem ) ).toContain( words );
			expect( isFailure( problem ) ).toBe( false );
			expect(
				!! screen.queryByRole( 'button', { name: 'Reconnect' } )
			).toBe( code === 'user_not_linked' );
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Try Again' } )
			);
			expect( onRetry ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'tells the limit that is reached as it shows it', () => {
		const problem = {
			code: 'error_quota_exceeded',
			message: 'A limit.',
		};
		const details = {
			code: 'error_quota_exceeded',
			message: 'It starts again in May.',
		};
		expect( problemSentence( problem ) ).toBe( 'A limit.' );
		expect( problemSentence( { ...problem, details } ) ).toBe(
			'It starts again in May.'
		);
	} );

	it.each( [
		[ { manage_options: true }, true ],
		[ { manage_options: false }, false ],
		[ {}, false ],
	] )(
		'a used-up quota with %j leads to the limits: %s',
		( permissions, canRaise ) => {
			installSettings( { permissions } );
			const { container } = render(
				<RequestProblem
					problem={ { code: 'error_quota_exceeded', message: '' } }
					onRetry={ jest.fn() }
				/>
			);
			expect( container ).toHaveTextContent(
				messageFor( 'error_quota_exceeded' )
			);
			expect( screen.queryByRole( 'button' ) ).toBeNull();
			const link = screen.queryByRole( 'link', { name: /^Raise/ } );
			expect( link?.getAttribute( 'href' ) ?? '' ).toBe(
				canRaise ? `${ MY_JETPACK }/ai-control` : ''
			);
			expect(
				container.textContent?.includes(
					'contact the site administrator'
				)
			).toBe( ! canRaise );
		}
	);
} );

describe( 'availability', () => {
	it.each( [
		[ 'ready', {}, '' ],
		[ 'disabled', { ai: { isEnabled: false } }, 'AI is turned off' ],
		[ 'no-engine', { ai: { engine: 'none' } }, 'No AI server' ],
		[ 'not-allowed', { permissions: { edit_posts: false } }, 'Your role' ],
	] )( '%s', ( expected, settings, text ) => {
		installSettings( settings );
		const { container } = render( <Availability /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( expected );
		expect( container.textContent ).toContain( text );
	} );

	it( 'offers to reconnect, is busy meanwhile, and says why it did not work', async () => {
		await setConnected( false );
		let fail: ( error: Error ) => void = () => undefined;
		globalThis.fetch = jest.fn(
			() =>
				new Promise< Response >(
					( _resolve, reject ) => ( fail = reject )
				)
		);
		const { container } = render( <Availability /> );
		expect( container ).toHaveTextContent(
			messageFor( 'user_not_linked' )
		);
		const button = screen.getByRole( 'button', { name: 'Reconnect' } );
		await userEvent.click( button );
		expect( button ).toHaveClass( 'is-busy' );
		await waitFor( () => expect( globalThis.fetch ).toHaveBeenCalled() );
		await act( async () => fail( new TypeError( 'Failed to fetch' ) ) );
		await waitFor( () => expect( button ).not.toHaveClass( 'is-busy' ) );
		expect( container.querySelector( '.is-error' ) ).toHaveTextContent(
			/^.*Error: /
		);
		expect( spoken( 'assertive' ) ).toMatch( /^Error: / );
		await setConnected( true );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'ready' );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'AiFootnote', () => {
	it( 'says that texts may be wrong and which model writes them', () => {
		const { container } = render( <AiFootnote /> );
		expect( container ).toHaveTextContent(
			'AI-generated content could be inaccurate or biased.'
		);
		expect( container ).toHaveTextContent( 'gpt-test' );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'says that the demo answers, and leads administrators to the settings', () => {
		installSettings( { ai: { engine: 'demo', model: 'demo' } } );
		const { container } = render( <AiFootnote /> );
		expect( container ).toHaveTextContent(
			/^\s*Sample text, no AI\. Add an AI server/
		);
		expect( screen.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			`${ MY_JETPACK }/add-jetpack-ai`
		);
	} );

	it( 'leads nobody else there', () => {
		installSettings( { ai: { engine: 'demo' }, permissions: {} } );
		render( <AiFootnote /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );
} );
