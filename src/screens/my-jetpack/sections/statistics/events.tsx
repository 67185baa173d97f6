import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	OptimisticToggle,
	Problem,
	ResourceContent,
	dateInWords,
	useAction,
} from '@slipstream/ui';
import { Ranking } from './figures';
import { useSwitch } from './use-switch';
import { EVENTS_ROUTE } from './types';
import type { Counts } from './types';

/** An event, or a count, with what goes with it. */
const nameOf = ( { kind, name, detail }: Counts[ 'counts' ][ number ] ) => {
	const more = kind === 'stat' ? detail : detail.replaceAll( '&', ', ' );
	return more ? `${ name } (${ more })` : name;
};

function Table( { counts }: { counts: Counts } ) {
	return (
		<Ranking
			title={ sprintf(
				/* translators: %s: a date. */
				__( 'Since %s', 'slipstream' ),
				dateInWords( counts.from )
			) }
			column={ __( 'Event', 'slipstream' ) }
			count={ __( 'Times', 'slipstream' ) }
			rows={ counts.counts.map( ( row ) => ( {
				key: `${ row.kind } ${ row.name } ${ row.detail }`,
				name: nameOf( row ),
				count: row.hits,
			} ) ) }
			none={ __( 'Nothing has been counted yet.', 'slipstream' ) }
		/>
	);
}

function Details() {
	const resource = useResource< Counts >( EVENTS_ROUTE );
	const erase = useAction( async () =>
		resource.update(
			await getHttp().post< Counts >( `${ EVENTS_ROUTE }/erase` )
		)
	);
	return (
		<ResourceContent resource={ resource } lines={ 4 }>
			{ ( counts ) => (
				<>
					<Table counts={ counts } />
					<Problem message={ erase.problem } />
					{ counts.counts.length > 0 && (
						<div className="slipstream-ui-buttons">
							<ActionButton
								action={ erase }
								label={ __( 'Erase events', 'slipstream' ) }
								isDestructive
								question={ {
									message: __(
										'This erases all counted events and cannot be undone.',
										'slipstream'
									),
									confirmLabel: __(
										'Erase events',
										'slipstream'
									),
								} }
							/>
						</div>
					) }
				</>
			) }
		</ResourceContent>
	);
}

/** What is done in the editor: the switch, the counts, and the way to forget them. */
export function Events() {
	const { isOn, toggle } = useSwitch( 'analytics' );
	return (
		<section className="slipstream-statistics__events">
			<h3>{ __( 'Events', 'slipstream' ) }</h3>
			<OptimisticToggle
				label={ __(
					'Count what people do in the editor',
					'slipstream'
				) }
				help={ __(
					'Counts how often people insert blocks and ask AI. The counts stay on this site, without names or content. Reload open editors for this to take effect.',
					'slipstream'
				) }
				checked={ isOn }
				onChange={ toggle }
			/>
			{ isOn && <Details /> }
		</section>
	);
}
