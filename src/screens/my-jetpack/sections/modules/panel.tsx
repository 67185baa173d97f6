import { FormToggle } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import {
	choiceField,
	createAddressView,
	EmptyState,
	formatNumber,
	List,
	numberField,
	textField,
	useAddressView,
	useSelection,
	useSteps,
} from '@slipstream/ui';
import type {
	ListField,
	ListFilter,
	ListMessages,
	ListView,
} from '@slipstream/ui';
import { missingNames, narrow } from './entries';
import { useEntries } from './use-entries';
import { useSwitching } from './use-switching';
import './modules.scss';
import type { Entry, Narrowing } from './entries';

type View = ListView & Narrowing;

const PER_PAGE = 200;

const address = createAddressView< View >( {
	path: '/modules',
	fields: {
		search: textField,
		kind: choiceField( [ '', 'feature', 'block' ] ),
		state: choiceField( [ '', 'on', 'off' ] ),
		sort: textField,
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );

const FILTERS: readonly ListFilter< View >[] = [
	{
		name: 'kind',
		label: __( 'Kind', 'slipstream' ),
		type: 'select',
		allLabel: __( 'Features and blocks', 'slipstream' ),
		activeLabel: __( 'Kind', 'slipstream' ),
		options: [
			{ value: 'feature', label: __( 'Features', 'slipstream' ) },
			{ value: 'block', label: __( 'Blocks', 'slipstream' ) },
		],
	},
	{
		name: 'state',
		label: __( 'State', 'slipstream' ),
		type: 'select',
		allLabel: __( 'On and off', 'slipstream' ),
		activeLabel: __( 'State', 'slipstream' ),
		options: [
			{ value: 'on', label: __( 'On', 'slipstream' ) },
			{ value: 'off', label: __( 'Off', 'slipstream' ) },
		],
	},
];

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s switch', '%s switches', total, 'slipstream' ),
		formatNumber( total )
	);

const MESSAGES: ListMessages< Entry > = {
	search: __( 'Search features and blocks', 'slipstream' ),
	next: __( 'Next', 'slipstream' ),
	previous: __( 'Previous', 'slipstream' ),
	select: ( { title } ) =>
		sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( 'Select %s', 'slipstream' ),
			title
		),
	actions: ( { title } ) =>
		sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( 'Actions for %s', 'slipstream' ),
			title
		),
	count,
	loaded: count,
	nothingFound: __( 'No feature or block fits.', 'slipstream' ),
};

const fieldsOf = (
	change: ( entry: Entry, isOn: boolean ) => void,
	isBusy: boolean
): ListField< Entry >[] => [
	{
		id: 'title',
		label: __( 'Name', 'slipstream' ),
		placement: 'title',
		render: ( { title } ) => title,
	},
	{
		id: 'description',
		label: __( 'What it does', 'slipstream' ),
		placement: 'description',
		render: ( { description, href, lock } ) => (
			<span className="slipstream-modules__about">
				{ description } { lock && <em>{ lock }</em> }{ ' ' }
				{ href && (
					<a href={ href }>{ __( 'Set up', 'slipstream' ) }</a>
				) }
			</span>
		),
	},
	{
		id: 'kind',
		label: __( 'Kind', 'slipstream' ),
		placement: 'detail',
		render: ( { kind } ) =>
			kind === 'block'
				? __( 'Block', 'slipstream' )
				: __( 'Feature', 'slipstream' ),
	},
	{
		id: 'state',
		label: __( 'On', 'slipstream' ),
		placement: 'end',
		render: ( entry ) => (
			<FormToggle
				aria-label={ entry.title }
				checked={ entry.isOn }
				disabled={ isBusy || entry.isBusy || entry.lock !== '' }
				onChange={ () => change( entry, ! entry.isOn ) }
			/>
		),
	},
];

/** One quiet line about what is not here. */
function Missing( { names }: { names: readonly string[] } ) {
	return names.length === 0 ? null : (
		<details className="slipstream-ui-muted slipstream-modules__missing">
			<summary>
				{ sprintf(
					/* translators: %s: a number. */
					_n(
						'%s feature of Jetpack is not part of this plugin.',
						'%s features of Jetpack are not part of this plugin.',
						names.length,
						'slipstream'
					),
					formatNumber( names.length )
				) }
			</summary>
			<p>{ names.join( ', ' ) }</p>
		</details>
	);
}

/** Every feature and block with its switch. */
export function ModulesPanel() {
	const route = useAddressView( address );
	const { entries, modules, blocks, resources } = useEntries();
	const { isBusy, run } = useSwitching( blocks );
	const items = useMemo(
		() => narrow( entries ?? [], route.view ),
		[ entries, route.view ]
	);
	const chosen = ( ids: readonly number[] ) =>
		items.filter( ( { id } ) => ids.includes( id ) );
	const selection = useSelection( address.format( route.view ), items );
	const isWaiting = ! entries;
	const steps = useSteps( route, {
		items,
		isCurrent: ! isWaiting,
		pages: 1,
	} );
	return (
		<>
			<p>
				{ __(
					'What is off loads nothing. A block that is off is in no editor; pages that have it go on showing it.',
					'slipstream'
				) }
			</p>
			<List< Entry, View >
				label={ __( 'Modules and blocks', 'slipstream' ) }
				route={ route }
				resource={ {
					error: resources.find( ( { error } ) => error )?.error,
					isLoading: resources.some( ( one ) => one.isLoading ),
					isStale: isWaiting,
					reload: async () => {
						await Promise.all(
							resources.map( ( one ) => one.reload() )
						);
					},
				} }
				items={ items }
				total={ items.length }
				perPage={ PER_PAGE }
				steps={ steps }
				selection={ selection }
				opensItems={ false }
				filters={ FILTERS }
				fields={ fieldsOf(
					( entry, isOn ) => void run( [ entry ], isOn ),
					isBusy
				) }
				actions={ [
					{
						id: 'on',
						label: __( 'Switch on', 'slipstream' ),
						icon: check,
						isEligible: ( { isOn, lock } ) => ! isOn && lock === '',
						run: ( ids ) => void run( chosen( ids ), true ),
					},
					{
						id: 'off',
						label: __( 'Switch off', 'slipstream' ),
						icon: closeSmall,
						isEligible: ( { isOn, lock } ) => isOn && lock === '',
						run: ( ids ) => void run( chosen( ids ), false ),
					},
				] }
				messages={ MESSAGES }
				empty={
					<EmptyState
						title={ __( 'Nothing to switch', 'slipstream' ) }
					>
						<p>
							{ __(
								'No feature and no block is here.',
								'slipstream'
							) }
						</p>
					</EmptyState>
				}
			/>
			<Missing names={ missingNames( modules ) } />
		</>
	);
}
