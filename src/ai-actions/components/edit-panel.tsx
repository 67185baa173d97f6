import { isBusy } from '@slipstream/ai-client';
import { useAiAvailability } from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { actionChoices, ownRequest } from '../actions';
import { focusBlock } from '../canvas';
import { useEdits } from '../use-edits';
import { useReview } from '../use-review';
import { useTargets } from '../use-targets';
import { AiPrompt } from './ai-prompt';
import { PanelFrame } from './panel-frame';
import { Review } from './review';
import type { AiAction } from '../actions';
import type { CellPlace, Target } from '../targets';
import type { Edits } from '../use-edits';

/** Which texts a panel is about, and what is asked for first. */
export interface EditJob {
	readonly clientIds: readonly string[];
	/** Without one the author is asked. */
	readonly action?: AiAction;
	/** Of a table, the one cell that is meant. */
	readonly cell?: CellPlace;
}

interface Props {
	job: EditJob;
	onClose: () => void;
}

/** Tells which of several texts is being worked on. */
function useProgressAnnouncements( { request }: Edits ): void {
	const { index: at, count, state } = request;
	const isRunning = isBusy( state );
	useEffect( () => {
		if ( isRunning && at > 0 ) {
			speak(
				sprintf(
					/* translators: 1: number of a block, 2: how many there are. */
					__( 'Block %1$d of %2$d', 'slipstream' ),
					at + 1,
					count
				)
			);
		}
	}, [ at, count, isRunning ] );
}

/** What a panel has that asks what to do, until something was asked: a list of it, and words that wait. */
function askingProps(
	{ clientIds, action }: EditJob,
	targets: readonly Target[],
	{ session, ask }: Edits
) {
	if ( action || targets.length === 0 || session.list.length > 0 ) {
		return {};
	}
	const hasList = targets.every( ( { extension } ) => extension === 'list' );
	return {
		place: clientIds.join(),
		choices: actionChoices( hasList, ask ),
	};
}

/** The answers, where anything was asked yet. */
function Body( {
	edits,
	targets,
	showsChanges,
}: {
	edits: Edits;
	targets: readonly Target[];
	showsChanges: boolean;
} ) {
	if ( edits.session.list.length === 0 ) {
		return null;
	}
	return (
		<Review
			edits={ edits }
			targets={ targets }
			showsChanges={ showsChanges }
		/>
	);
}

/** Asks about texts in the post, shows what would change, and changes what the author accepts. */
export function EditPanel( { job, onClose }: Props ) {
	const { clientIds, action: first } = job;
	const targets = useTargets( job );
	const edits = useEdits( targets );
	const { request, ask } = edits;
	const isReady = useAiAvailability() === 'ready' && targets.length > 0;
	const isRunning = isBusy( request.state );
	useProgressAnnouncements( edits );
	useEffect( () => {
		if ( first && isReady ) {
			ask( first );
		}
		// The first request is sent once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	const close = () => {
		onClose();
		focusBlock( clientIds[ 0 ] ?? '' );
	};
	const accept = async () => {
		if ( await edits.accept() ) {
			speak( __( 'Changes added to the post.', 'slipstream' ) );
			close();
		}
	};
	const isSeveral = isRunning && request.count > 1;
	const { showsChanges, result } = useReview( edits, {
		onAccept: () => void accept(),
		onClose: close,
	} );
	return (
		<PanelFrame
			label={ ( edits.action ?? first ?? ownRequest( '' ) ).label }
			progress={
				isSeveral ? [ request.index + 1, request.count ] : undefined
			}
			clientId={ clientIds.at( -1 ) ?? '' }
			isAsking={ ! first }
			onEscape={ isRunning ? request.stop : close }
			onAccept={ result?.canAccept ? result.onAccept : undefined }
			foot={
				<AiPrompt
					request={ request }
					isDisabled={ ! isReady }
					{ ...askingProps( job, targets, edits ) }
					placeholder={ __( 'Say what to change…', 'slipstream' ) }
					hint={
						targets.length === 0 && (
							<p className="slipstream-ai-panel__hint">
								{ __(
									'Add content to activate the tools below',
									'slipstream'
								) }
							</p>
						)
					}
					onSend={ ( prompt ) => ask( ownRequest( prompt ) ) }
					result={ result }
					onClose={ close }
				/>
			}
		>
			<Body
				edits={ edits }
				targets={ targets }
				showsChanges={ showsChanges }
			/>
		</PanelFrame>
	);
}
