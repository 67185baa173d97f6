import {
	Button,
	Card,
	CardBody,
	CardHeader,
	CardFooter,
} from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import {
	ErrorState,
	Problem,
	useAction,
	useNotify,
	useResourceNews,
} from '@slipstream/ui';
import type { FirstStep } from '@slipstream/ui';
import { useAlerts } from './attention';
import { Step } from './step';
import { allSteps, storeStep, useStepStates } from './use-first-steps';

/** What stands for the whole list among the notices that were put away. */
const NAME = 'welcome';

/** Whether the list was put away for good, if that is known, and the way to do so. */
function usePutAway() {
	const notices = useResource< { dismissed: readonly string[] } >(
		'slipstream/v1/notices'
	);
	const { data, update } = notices;
	const action = useAction( async () => {
		await getHttp().post( `jetpack/v4/notice/${ NAME }`, {
			dismissed: true,
		} );
		update( { dismissed: [ ...( data?.dismissed ?? [] ), NAME ] } );
	} );
	return {
		notices,
		isWanted: data?.dismissed.includes( NAME ) === false,
		action,
	};
}

/** Skips a step, and opens it again where that was a mistake. */
function useSkip( reload: () => Promise< void > ) {
	const notify = useNotify();
	const reopen = async ( { id, title }: FirstStep ) => {
		try {
			await storeStep( id, 'open' );
			await reload();
		} catch ( thrown ) {
			notify(
				sprintf(
					/* translators: 1: a step, such as "Put a form on a page", 2: why it could not be changed. */
					__( '%1$s: %2$s', 'slipstream' ),
					title,
					toPluginError( thrown ).sentence
				),
				{ isError: true }
			);
		}
	};
	return async ( step: FirstStep ) => {
		const { id, title } = step;
		await storeStep( id, 'skipped' );
		await reload();
		notify(
			sprintf(
				/* translators: %s: a step, such as "Put a form on a page". */
				__( 'Skipped: %s', 'slipstream' ),
				title
			),
			{
				action: {
					label: __( 'Undo', 'slipstream' ),
					onClick: () => void reopen( step ),
				},
			}
		);
	};
}

/** What to do on a new site. Each step ticks itself; the list is gone once none is left, or once it was put away. */
export function FirstSteps() {
	const place = useRef< HTMLDivElement >( null );
	const { notices, isWanted, action } = usePutAway();
	const states = useStepStates( isWanted );
	const alerts = useAlerts();
	// A step that was taken may have mended what needs attention, or found it.
	const reload = async () => {
		await Promise.all( [ states.reload(), alerts.reload() ] );
	};
	const skip = useSkip( states.reload );
	const steps = allSteps();
	const isLeft = steps.some( ( { id } ) =>
		[ 'open', 'unknown' ].includes( states.data?.[ id ] ?? 'done' )
	);
	const shown = isWanted ? states : notices;
	useResourceNews( shown, ! isLeft );
	// What had the focus is gone with its step.
	const keepFocus = () => place.current?.focus();
	return (
		<div ref={ place } tabIndex={ -1 } className="slipstream-home__steps">
			{ shown.error && (
				<ErrorState
					error={ shown.error }
					onRetry={ () => void shown.reload() }
				/>
			) }
			{ isWanted && isLeft && (
				<Card>
					<CardHeader>
						<h3>{ __( 'First steps', 'slipstream' ) }</h3>
					</CardHeader>
					<CardBody>
						<ul>
							{ steps.map( ( step ) => {
								const state = states.data?.[ step.id ];
								return state && state !== 'skipped' ? (
									<Step
										key={ step.id }
										step={ step }
										state={ state }
										reload={ reload }
										onSkip={ async () => {
											await skip( step );
											keepFocus();
										} }
									/>
								) : null;
							} ) }
						</ul>
					</CardBody>
					<CardFooter>
						<Button
							variant="tertiary"
							isBusy={ action.isBusy }
							disabled={ action.isBusy }
							accessibleWhenDisabled
							onClick={ () =>
								void action.run().then( keepFocus )
							}
						>
							{ __(
								'Do not show first steps again',
								'slipstream'
							) }
						</Button>
						<Problem message={ action.problem } />
					</CardFooter>
				</Card>
			) }
		</div>
	);
}
