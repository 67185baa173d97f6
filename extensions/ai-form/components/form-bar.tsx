import { StyleNotes } from '@slipstream/ai-check';
import { isBusy } from '@slipstream/ai-client';
import {
	AiControl,
	AiFootnote,
	AvailabilityBanner,
	MessageBanner,
	RequestProblem,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { useKeyDown } from '@slipstream/block-kit';
import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	fruitlessSentence,
	partSentence,
	stoppedSentence,
	useAnnouncements,
	workingSentence,
} from '../hooks/use-announcements';
import { useFormRequest } from '../hooks/use-form-request';
import { usePrompt } from '../hooks/use-prompt';
import { quickActions } from '../quick-actions';
import { ChangeList } from './change-list';
import type { FormRequest } from '../hooks/use-form-request';
import type { RefObject } from 'react';

const placeholder = ( hasResult: boolean ) =>
	hasResult
		? __( 'Say what to change…', 'slipstream' )
		: __( 'Ask the AI to create your form', 'slipstream' );

/** Lets the editor finish its own focusing first. */
const FOCUS_DELAY = 300;

interface Props {
	clientId: string;
	/** Whether the form is selected. */
	isShown: boolean;
	/** How often the bar was asked for. */
	asked: number;
	onClose: () => void;
}

/** Keys that the canvas takes for moves from block to block. */
const MOVES = /^(Tab|Arrow)/;

function stop( event: Event ): void {
	event.stopPropagation();
}

/** Keeps a block around the form from taking the focus in the bar for its own: it would be selected in the form's place. */
const useOwnFocus = () =>
	useRefEffect< HTMLElement >( ( node ) => {
		node.addEventListener( 'focusin', stop );
		return () => node.removeEventListener( 'focusin', stop );
	}, [] );

/** Puts the focus into the field each time that the bar is asked for. */
function useAskedFocus(
	input: RefObject< HTMLTextAreaElement | null >,
	asked: number
): void {
	useEffect( () => {
		const timer = setTimeout( () => input.current?.focus(), FOCUS_DELAY );
		return () => clearTimeout( timer );
	}, [ input, asked ] );
}

interface BannerProps {
	request: FormRequest;
	prompt: string;
	/** Sends a request; the button for it is gone then, and the focus goes to the field. */
	onAsk: ( send: () => void ) => void;
}

/** What went wrong, and how to go on. */
function Problem( { request, prompt, onAsk }: BannerProps ) {
	const { problem } = request;
	return problem ? (
		<RequestProblem
			problem={ problem }
			onRetry={ () => onAsk( () => request.retry( prompt ) ) }
			onDismiss={ request.dismiss }
		/>
	) : null;
}

/** All that has to be said before anything else. */
function Banner( props: BannerProps ) {
	const { request, onAsk } = props;
	const { state, proposal, isFruitless, wasStopped } = request;
	const busy = isBusy( state );
	const isPart = !! proposal && ! proposal.isWhole;
	return (
		<>
			<Problem { ...props } />
			{ busy && (
				<p className="slipstream-ai-form__working">
					{ workingSentence() }
				</p>
			) }
			{ isFruitless && (
				<MessageBanner severity="info">
					{ fruitlessSentence() }
				</MessageBanner>
			) }
			{ isPart && ! busy && (
				<MessageBanner severity="warning">
					{ partSentence() }
				</MessageBanner>
			) }
			{ wasStopped && ! proposal && (
				<MessageBanner severity="info">
					{ stoppedSentence() }
				</MessageBanner>
			) }
			{ proposal && (
				<ChangeList changes={ proposal.changes } isArriving={ busy } />
			) }
			{ proposal && ! busy && (
				<StyleNotes
					text={ request.texts }
					onReplace={ request.reword }
					onAgain={ ( change ) =>
						onAsk( () => request.change( change ) )
					}
				/>
			) }
		</>
	);
}

/** Requests that are sent with one press. */
function QuickActions( {
	isEmpty,
	onChoose,
}: {
	isEmpty: boolean;
	onChoose: ( prompt: string ) => void;
} ) {
	return (
		<div
			role="group"
			aria-label={ __( 'Quick actions', 'slipstream' ) }
			className="slipstream-ai-form__quick"
		>
			{ quickActions( isEmpty ).map( ( { label, prompt } ) => (
				<Button
					key={ label }
					size="small"
					variant="secondary"
					onClick={ () => onChoose( prompt ) }
				>
					{ label }
				</Button>
			) ) }
		</div>
	);
}

/** Hints, and what can be asked for without typing. */
function Footer( {
	request,
	hasQuick,
	onChoose,
}: {
	request: FormRequest;
	hasQuick: boolean;
	onChoose: ( prompt: string ) => void;
} ) {
	return (
		<>
			{ hasQuick && (
				<QuickActions
					isEmpty={ request.isEmpty() }
					onChoose={ onChoose }
				/>
			) }
			<AiFootnote />
		</>
	);
}

/** Asks for a form, shows what would become of the one that is there, and changes it when that is accepted. */
export function FormBar( { clientId, isShown, asked, onClose }: Props ) {
	const request = useFormRequest( clientId );
	const { prompt, setPrompt, discard } = usePrompt( request );
	const { proposal } = request;
	const availability = useAiAvailability( 'forms' );
	const isReady = availability === 'ready';
	const busy = isBusy( request.state );
	const input = useRef< HTMLTextAreaElement >( null );
	const bar = useRef< HTMLDivElement >( null );
	useAskedFocus( input, asked );
	useAnnouncements( request );
	const keys = useKeyDown( ( event ) => {
		if ( MOVES.test( event.key ) ) {
			event.stopPropagation();
		}
	} );
	const ask = ( act: () => void ) => {
		act();
		input.current?.focus();
	};
	const send = ( text: string ) => {
		setPrompt( text );
		ask( () => request.send( text ) );
	};
	const close = () => {
		onClose();
		bar.current?.ownerDocument
			.getElementById( `block-${ clientId }` )
			?.focus( { preventScroll: true } );
	};
	const accept = () => {
		if ( request.accept() ) {
			speak( __( 'Form updated.', 'slipstream' ) );
			close();
		} else {
			speak( fruitlessSentence(), 'assertive' );
		}
	};
	return (
		<div
			ref={ useMergeRefs( [ bar, keys, useOwnFocus() ] ) }
			className="slipstream-ai-form"
			// A press between its parts is for the bar too.
			tabIndex={ -1 }
			role="group"
			aria-label={ __( 'AI Assistant for this form', 'slipstream' ) }
			hidden={ ! isShown }
		>
			<AiControl
				inputRef={ input }
				prompt={ prompt }
				sentPrompt={ request.sentPrompt }
				state={ request.state }
				hasResult={ !! proposal && ! busy }
				isDisabled={ ! isReady }
				placeholder={ placeholder( !! proposal ) }
				banner={
					isReady ? (
						<Banner
							request={ request }
							prompt={ prompt }
							onAsk={ ask }
						/>
					) : (
						<AvailabilityBanner availability={ availability } />
					)
				}
				footer={
					isReady && (
						<Footer
							request={ request }
							hasQuick={ ! busy && ! proposal }
							onChoose={ send }
						/>
					)
				}
				onChange={ setPrompt }
				onSend={ () => send( prompt ) }
				onStop={ request.stop }
				onAccept={ accept }
				versions={ request.versions }
				cutOff={ request.cutOff }
				onDiscard={ discard }
				onRegenerate={ request.again }
				onClose={ close }
			/>
		</div>
	);
}
