import { dateI18n, getSettings as getDateSettings } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import type { Page } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	formatNumber,
	Pagination,
	Problem,
	ResourceContent,
	useAction,
	useNotify,
} from '@slipstream/ui';
import { runJobs } from '../../use-background-work';
import type { Job } from './types';

const ROUTE = 'slipstream/v1/jobs';

const when = ( seconds: number ) =>
	dateI18n( getDateSettings().formats.datetime, seconds * 1000, undefined );

function progressOf( { done, total }: Job ): string {
	return total > 0
		? sprintf(
				/* translators: 1: a number, 2: a number. */
				__( 'Running: %1$s of %2$s.', 'slipstream' ),
				formatNumber( done ),
				formatNumber( total )
			)
		: sprintf(
				/* translators: %s: a number. */
				__( 'Running. So far: %s.', 'slipstream' ),
				formatNumber( done )
			);
}

/** How a job stands, in a sentence. */
function sentenceOf( job: Job ): string {
	const { state, error, due, updated } = job;
	switch ( state ) {
		case 'running':
			return progressOf( job );
		case 'done':
			/* translators: %s: a date with time. */
			return sprintf( __( 'Done: %s.', 'slipstream' ), when( updated ) );
		case 'stopped':
			return sprintf(
				/* translators: %s: a date with time. */
				__( 'Stopped: %s.', 'slipstream' ),
				when( updated )
			);
		case 'failed':
			return sprintf(
				/* translators: 1: a date with time, 2: why, a sentence. */
				__( 'Failed: %1$s. %2$s', 'slipstream' ),
				when( updated ),
				error
			);
	}
	if ( ! job.is_known ) {
		return __( 'Waits for its feature, which is off.', 'slipstream' );
	}
	const isDue = due * 1000 <= Date.now();
	if ( isDue && ! error ) {
		/* translators: %s: a date with time. */
		return sprintf( __( 'Due since %s.', 'slipstream' ), when( due ) );
	}
	return error
		? sprintf(
				/* translators: 1: why, a sentence, 2: a date with time. */
				__( 'The last try failed. %1$s Next try: %2$s.', 'slipstream' ),
				error,
				when( due )
			)
		: sprintf(
				/* translators: %s: a date with time. */
				__( 'Next run: %s.', 'slipstream' ),
				when( due )
			);
}

/** Ends a job that runs once. What runs again and again is turned off with its feature. */
function StopButton( {
	job,
	onChange,
}: {
	job: Job;
	onChange: () => Promise< void >;
} ) {
	const stop = useAction( async () => {
		await getHttp().post( `${ ROUTE }/${ job.id }/stop`, {} );
		await onChange();
	} );
	if (
		job.interval > 0 ||
		! [ 'waiting', 'running' ].includes( job.state )
	) {
		return null;
	}
	return (
		<>
			<Problem message={ stop.problem } />
			<ActionButton
				action={ stop }
				variant="tertiary"
				isDestructive
				describedBy={ `slipstream-job-${ job.id }` }
				label={ __( 'Stop', 'slipstream' ) }
				question={ {
					message: sprintf(
						/* translators: %s: what a job does. */
						__(
							'Stop “%s”? The step that is under way is finished. What is left stays undone until you try it again.',
							'slipstream'
						),
						job.label
					),
					confirmLabel: __( 'Stop it', 'slipstream' ),
				} }
			/>
		</>
	);
}

/** Starts a job again that was stopped or has failed. */
function StartButton( {
	job,
	onChange,
}: {
	job: Job;
	onChange: () => Promise< void >;
} ) {
	const start = useAction( async () => {
		await getHttp().post( `${ ROUTE }/${ job.id }/start`, {} );
		try {
			await runJobs();
		} finally {
			await onChange();
		}
	} );
	return (
		job.can_start && (
			<>
				<Problem message={ start.problem } />
				<ActionButton
					action={ start }
					variant="tertiary"
					describedBy={ `slipstream-job-${ job.id }` }
					label={ __( 'Try again', 'slipstream' ) }
				/>
			</>
		)
	);
}

function List( {
	jobs,
	onChange,
}: {
	jobs: readonly Job[];
	onChange: () => Promise< void >;
} ) {
	return (
		<ul className="slipstream-health__jobs">
			{ jobs.map( ( job ) => (
				<li key={ job.id }>
					<div>
						<strong id={ `slipstream-job-${ job.id }` }>
							{ job.label }
						</strong>{ ' ' }
						{ job.key !== '-' && <code>{ job.key }</code> }
						<p>{ sentenceOf( job ) }</p>
					</div>
					<StartButton job={ job } onChange={ onChange } />
					<StopButton job={ job } onChange={ onChange } />
				</li>
			) ) }
		</ul>
	);
}

interface Props {
	/** Runs once a job has moved: the checks tell of jobs, too. */
	onChange: () => Promise< void >;
}

/** Work in the background: what waits, what failed, and a way to help it along. */
export function Jobs( { onChange }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const query = { page, per_page: PER_PAGE };
	const resource = useResource< Page< Job > >( ROUTE, {
		query,
		load: ( signal ) => readPage< Job >( ROUTE, query, signal ),
	} );
	const notify = useNotify();
	const reload = async () => {
		await Promise.all( [ resource.reload(), onChange() ] );
	};
	const run = useAction( async () => {
		const { worked } = await runJobs();
		await reload();
		if ( worked === 0 ) {
			notify( __( 'No job is due.', 'slipstream' ) );
		}
	} );
	return (
		<section>
			<h3>{ __( 'Background jobs', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Long work is done step by step, whether somebody looks on or not.',
					'slipstream'
				) }
			</p>
			<ResourceContent resource={ resource } lines={ 3 }>
				{ ( { items, total } ) =>
					total === 0 ? (
						<p>{ __( 'There are no jobs.', 'slipstream' ) }</p>
					) : (
						<>
							<List jobs={ items } onChange={ reload } />
							<Pagination
								page={ page }
								pages={ Math.ceil( total / PER_PAGE ) }
								onChange={ setPage }
							/>
							<Problem message={ run.problem } />
							<div className="slipstream-ui-buttons">
								<ActionButton
									action={ run }
									label={ __(
										'Run what is due',
										'slipstream'
									) }
								/>
							</div>
						</>
					)
				}
			</ResourceContent>
		</section>
	);
}
