import { MessageBanner } from '@slipstream/ai-ui';
import { UNLIMITED, useAiFeature } from '@slipstream/plans';
import { Button, Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { recallRun } from '../logic/last-run';
import {
	estimate,
	lookedAt,
	pauseText,
	progressText,
	remainder,
	startLabel,
} from '../logic/messages';
import type { Run } from '../hooks/use-run';
import type { AltCounts, AltState } from '@slipstream/ai-alt';

/** Groups whose images can be written all at once. */
const RUNNABLE: readonly AltState[] = [ 'open', 'failed', 'skipped' ];

/** What a run will take, and what is left of it. */
function Estimate( { count }: { count: number } ) {
	const { remaining, limit, isKnown } = useAiFeature();
	const isLimited = isKnown && limit < UNLIMITED;
	return (
		<p className="slipstream-alt-texts__estimate">
			{ estimate( count ) } { isLimited && remainder( remaining ) }{ ' ' }
			{ isLimited &&
				remaining < count &&
				__(
					'It stops when they are used up. You can resume it later.',
					'slipstream'
				) }
		</p>
	);
}

/** How much is done, and what is looked at. */
function Progress( { run }: { run: Run } ) {
	const { total, image, pause, isBusy } = run;
	const text = progressText( run );
	return (
		<div className="slipstream-alt-texts__progress">
			<progress
				aria-label={ __( 'Images checked', 'slipstream' ) }
				max={ Math.max( 1, total ) }
				value={ lookedAt( run ) }
			>
				{ text }
			</progress>
			<p>
				<strong>{ text }</strong>
			</p>
			{ pause && <p>{ pauseText( pause ) }</p> }
			{ image && (
				<div className="slipstream-alt-texts__now">
					{ image.thumbnail && (
						<img src={ image.thumbnail } alt="" />
					) }
					<p>
						<bdi>{ image.title || image.file }</bdi>
						<br />
						{ isBusy && ! image.alt ? <Spinner /> : image.alt }
					</p>
				</div>
			) }
		</div>
	);
}

/** Why it ended before its time. */
function Ended( { run }: { run: Run } ) {
	if ( run.phase !== 'ended' || ! run.message ) {
		return null;
	}
	return (
		<>
			<MessageBanner
				severity={ run.end?.kind === 'halted' ? 'error' : 'warning' }
			>
				{ run.message }
			</MessageBanner>
		</>
	);
}

interface Props {
	state: AltState;
	counts: AltCounts | undefined;
	run: Run;
	canAsk: boolean;
	onStart: ( state: AltState, total: number ) => void;
}

/** Starts the run and stops it: one button, so that the keyboard keeps its place. */
function RunButton( {
	from,
	count,
	run,
	canAsk,
	onStart,
}: Omit< Props, 'state' | 'counts' > & { from: AltState; count: number } ) {
	const { isBusy, phase } = run;
	const stopLabel =
		phase === 'stopping'
			? __( 'Stopping after this image…', 'slipstream' )
			: __( 'Stop', 'slipstream' );
	return (
		<Button
			variant={ isBusy ? 'secondary' : 'primary' }
			disabled={ isBusy ? phase === 'stopping' : ! canAsk || count === 0 }
			accessibleWhenDisabled
			onClick={ () => ( isBusy ? run.stop() : onStart( from, count ) ) }
			__next40pxDefaultSize
		>
			{ isBusy ? stopLabel : startLabel( from, count ) }
		</Button>
	);
}

/** Starts the writing of many texts, shows its progress, and stops it. */
export function RunPanel( props: Props ) {
	const { state, counts, run, canAsk } = props;
	const last = useMemo( recallRun, [] );
	const from = RUNNABLE.includes( state ) ? state : 'open';
	const count = counts?.[ from ] ?? 0;
	const { phase, isBusy } = run;
	return (
		<section
			className="slipstream-alt-texts__run"
			aria-label={ __( 'Write many texts at once', 'slipstream' ) }
		>
			<Ended run={ run } />
			{ phase === 'idle' && last && count > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: how much is done: "2 of 3 images". */
						__(
							'The last run ended at %s. You can write the rest now.',
							'slipstream'
						),
						progressText( last )
					) }
				</p>
			) }
			{ phase !== 'idle' && <Progress run={ run } /> }
			{ ! isBusy && canAsk && count > 0 && <Estimate count={ count } /> }
			<RunButton { ...props } from={ from } count={ count } />
		</section>
	);
}
